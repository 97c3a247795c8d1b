import { computed, effect } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Theme } from '../styles/pairs.ts';
import { mediaSignal, reducedMotion } from './media.ts';

const systemIsLight = mediaSignal('(prefers-color-scheme: light)');

/** The current theme; 'auto' is paper in light mode and night in dark mode. */
const theme = computed<Theme>(() => {
  const chosen = settings.value.theme;
  if (chosen !== 'auto') return chosen;
  return systemIsLight.value ? 'paper' : 'night';
});

/**
 * Keeps the root element up to date with the settings: style sheets use `data-theme`, `data-deck`, `data-coins`,
 * `data-motion` and `data-hand`. Called once, before the first render. Returns a function that stops it.
 */
export function applySettings(): () => void {
  return effect(() => {
    const { deck, coins, leftHanded } = settings.value;
    const root = document.documentElement;
    root.dataset['theme'] = theme.value;
    root.dataset['deck'] = deck;
    root.dataset['coins'] = coins ? 'on' : 'off';
    root.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
    root.dataset['hand'] = leftHanded ? 'left' : 'right';
    // The colour of the browser's own bars around the page.
    const edge = getComputedStyle(root).getPropertyValue('--felt-edge').trim();
    if (edge !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', edge);
  });
}
