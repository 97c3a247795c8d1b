import { computed, effect } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Theme } from '../styles/pairs.ts';
import { mediaSignal, reducedMotion } from './media.ts';

const systemIsLight = mediaSignal('(prefers-color-scheme: light)');

/** The theme that is shown: 'auto' is paper by day and night by night, as the system has it. */
const theme = computed<Theme>(() => {
  const chosen = settings.value.theme;
  if (chosen !== 'auto') return chosen;
  return systemIsLight.value ? 'paper' : 'night';
});

/**
 * Keeps the root element in step with the settings: `data-theme`, `data-index`, `data-coins`, `data-motion` and
 * `data-hand` are what style sheets ask for. Called once, before the first render; returns how to stop it.
 */
export function applySettings(): () => void {
  return effect(() => {
    const { index, coins, leftHanded } = settings.value;
    const root = document.documentElement;
    root.dataset['theme'] = theme.value;
    root.dataset['index'] = index;
    root.dataset['coins'] = coins ? 'on' : 'off';
    root.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
    root.dataset['hand'] = leftHanded ? 'left' : 'right';
    // What the browser paints around the page.
    const edge = getComputedStyle(root).getPropertyValue('--felt-edge').trim();
    if (edge !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', edge);
  });
}
