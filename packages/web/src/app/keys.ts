import { signal } from '@preact/signals';
import { commandIn, type KeyCommand, type KeyPress, keyIn } from './key-map.ts';
import { settings } from './settings.ts';

export { COMMANDS, type KeyCommand } from './key-map.ts';

/** The player's key for a command; null when it is switched off. */
export function keyFor(command: KeyCommand): string | null {
  return keyIn(settings.value.keys, command);
}

/** The command of the pressed key; null if it has none. */
export function commandFor(event: KeyPress): KeyCommand | null {
  return commandIn(settings.value.keys, event);
}

/** Whether the help is open. */
export const isHelpOpen = signal(false);

/** The help key works on every page. */
export function listenForHelpKey(): void {
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
