import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query matches, kept up to date. Where there is no screen (tests in Node) nothing matches. */
export function mediaSignal(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia !== 'function') return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
