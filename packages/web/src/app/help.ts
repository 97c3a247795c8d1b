import { signal } from '@preact/signals';
import { commandFor } from './keys.ts';

/** Whether the help lies over the page. */
export const isHelpOpen = signal(false);

/** The key for help works on every page. */
export function followHelpKey(): void {
  addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (
      event.defaultPrevented ||
      target.closest('input:not([type="range"]), select, textarea, dialog') !== null
    )
      return;
    if (commandFor(event) !== 'help') return;
    event.preventDefault();
    isHelpOpen.value = true;
  });
}
