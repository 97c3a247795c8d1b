import { COMMAND_NAMES, COMMANDS, type KeyCommand, keyIn, type OwnKeys } from '../app/key-map.ts';

/** Maps each command that shares its key to another command with that key. Only the first of them would run. */
export function conflicts(own: OwnKeys): ReadonlyMap<KeyCommand, KeyCommand> {
  const owners = new Map<string, KeyCommand>();
  const found = new Map<KeyCommand, KeyCommand>();
  for (const command of COMMAND_NAMES) {
    const key = keyIn(own, command);
    if (key === null) continue;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, command);
    else {
      found.set(command, owner);
      if (!found.has(owner)) found.set(owner, command);
    }
  }
  return found;
}

/** The player's keys after a change; a default key is not stored. */
export function withKey(own: OwnKeys, command: KeyCommand, key: string | null): OwnKeys {
  const { [command]: _, ...others } = own;
  return key === COMMANDS[command] ? others : { ...others, [command]: key };
}
