import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../../motion/media.ts';

/** With reduced motion, pictures only fade, and this quickly. */
export const FADE_MS = 80;

/** A stop without a bounce, and one that overshoots once. */
export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
export const SPRING = 'cubic-bezier(.2,.9,.3,1.35)';

interface Timing {
  /** Milliseconds after the beginning of the moment. */
  readonly at?: number;
  readonly ms: number;
  readonly easing?: string;
  /** Adds to where the element already is, instead of replacing it. */
  readonly composite?: 'add';
}

export type Move = (
  element: Element | null | undefined,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  timing: Timing,
) => Animation | null;

/**
 * Animates a picture when it appears. Its styles describe how it looks while it is held, so without animations it is
 * simply there: that is how it appears with reduced motion. Only `transform`, its parts and `opacity` may be animated;
 * anything else would be drawn again in every frame.
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
    // Some of them move the table itself, which stays.
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, []);
  return picture;
}
