import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../../motion/media.ts';
import { FADE_MS } from './choreography.ts';

interface SceneProps {
  /** How long the scene is shown, including the time it takes to disappear, in milliseconds. */
  readonly ms: number;
  /** How long the scene takes to disappear, in milliseconds. */
  readonly fadeOutMs: number;
  /** When this becomes true, the scene disappears early. */
  readonly isHurried: ReadonlySignal<boolean>;
  readonly onEnd?: () => void;
  readonly children: ComponentChildren;
}

/** Shows a moment for its duration, then makes it disappear. */
export function Scene({ ms, fadeOutMs, isHurried, onEnd, children }: SceneProps) {
  const scene = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scene.current!;
    const isStill = reducedMotion.peek();
    const fade = isStill ? FADE_MS : fadeOutMs;
    if (isStill) element.animate({ opacity: [0, 1] }, { duration: FADE_MS });
    const leaving = element.animate(
      { opacity: [1, 0] },
      { delay: ms - fade, duration: fade, easing: 'ease-in', fill: 'forwards' },
    );
    leaving.onfinish = () => onEnd?.();
    const stopWatching = effect(() => {
      if (!isHurried.value || Number(leaving.currentTime) >= ms - fade) return;
      leaving.currentTime = ms - fade;
      leaving.playbackRate = fade / FADE_MS;
    });
    return () => {
      stopWatching();
      leaving.onfinish = null;
      leaving.cancel();
    };
  }, []);
  return (
    <div ref={scene} class="scene">
      {children}
    </div>
  );
}
