import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../../motion/media.ts';

/** Milliseconds for which pictures fade with reduced motion. */
export const FADE_MS = 80;

/** Easing functions: a stop without a bounce, and one that overshoots once. */
export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
export const SPRING = 'cubic-bezier(.2,.9,.3,1.35)';

interface Timing {
  /** Milliseconds after the start of the moment. */
  readonly at?: number;
  readonly ms: number;
  readonly easing?: string;
  /** Whether the animation is added to the element's own transform instead of replacing it. */
  readonly composite?: 'add';
}

export type Move = (
  element: Element | null | undefined,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  timing: Timing,
) => Animation | null;

/**
 * Animates a picture when it appears. Its styles describe its final state, so without animations (with reduced motion)
 * it is simply there. Only `transform`, its parts and `opacity` may be animated; anything else would be redrawn in
 * every frame.
 */
export function useChoreography(
  play: (picture: HTMLElement, move: Move) => void,
): RefObject<HTMLDivElement | null> {
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (reducedMotion.peek() || picture.current === null) return;
    const animations: Animation[] = [];
    play(picture.current, (element, keyframes, { at = 0, ms, easing = EASE_OUT, composite }) => {
      if (element == null) return null;
      const animation = element.animate(keyframes, {
        delay: at,
        duration: ms,
        easing,
        fill: 'backwards',
        composite: composite ?? 'replace',
      });
      animations.push(animation);
      return animation;
    });
    // Some animations move the table itself. It stays on the page, so they must be cancelled.
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, []);
  return picture;
}
