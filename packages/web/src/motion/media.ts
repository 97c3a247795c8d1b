import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';

/** Whether a media query matches, updated live. Tests in Node have no screen, so nothing matches there. */
export function mediaSignal(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia !== 'function') return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const systemWantsReduced = mediaSignal('(prefers-reduced-motion: reduce)');

/** Whether motion is reduced, so that things fade instead of flying. The settings decide; 'auto' follows the system. */
export const reducedMotion = computed(() => {
  const { motion } = settings.value;
  return motion === 'auto' ? systemWantsReduced.value : motion === 'reduced';
});
