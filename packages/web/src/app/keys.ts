import { commandIn, type KeyCommand, keyIn, type Pressed } from './key-map.ts';
import { settings } from './settings.ts';

export { COMMANDS, type KeyCommand } from './key-map.ts';

/** The key for a command as somebody has it; null when it is switched off. */
export function keyFor(command: KeyCommand): string | null {
  return keyIn(settings.value.keys, command);
}

/** What the key pressed is to do; null when it is none of ours. */
export function commandFor(event: Pressed): KeyCommand | null {
  return commandIn(settings.value.keys, event);
}
