import { COMMAND_NAMES, COMMANDS, type KeyCommand, keyIn, type OwnKeys } from '../app/key-map.ts';

/** Commands that share their key with another one. Only the first in the list would run. */
export function conflicts(own: OwnKeys): ReadonlyMap<KeyCommand, KeyCommand> {
  const owners = new Map<string, KeyCommand>();
  const found = new Map<KeyCommand, KeyCommand>();
  for (const command of COMMAND_NAMES) {
    const key = keyIn(own, command);
    if (key === null) continue;
    const before = owners.get(key);
    if (before === undefined) owners.set(key, command);
    else {
      found.set(command, before);
      if (!found.has(before)) found.set(before, command);
    }
  }
  return found;
}

/** The player's keys after a change; a default key is not stored. */
export function withKey(own: OwnKeys, command: KeyCommand, key: string | null): OwnKeys {
  const { [command]: _, ...others } = own;
  return key === COMMANDS[command] ? others : { ...others, [command]: key };
}
