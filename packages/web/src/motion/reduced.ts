import { computed } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { mediaSignal } from './media.ts';

const systemWantsLess = mediaSignal('(prefers-reduced-motion: reduce)');

/** Things fade instead of flying. The settings decide; 'auto' asks the system. */
export const reducedMotion = computed(() => {
  const { motion } = settings.value;
  return motion === 'auto' ? systemWantsLess.value : motion === 'reduced';
});
