/**
 * Every command with its default key. Keys are named by the character they type (`p`, `?`) or by their name (`Enter`,
 * `Space`). `Shift+` is used only with letters and names, because whether other characters need it depends on the
 * keyboard layout.
 */
export const COMMANDS = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  first: 'Home',
  last: 'End',
  moveLeft: 'Shift+ArrowLeft',
  moveRight: 'Shift+ArrowRight',
  raise: 'ArrowUp',
  lower: 'ArrowDown',
  toggle: 'Space',
  play: 'Enter',
  pass: 'p',
  autoPass: 'Shift+P',
  skip: 'z',
  suggestion: 's',
  previousSuggestion: 'Shift+S',
  bomb: 'b',
  tichu: 't',
  grand: 'g',
  hold: 'w',
  hint: 'i',
  clear: 'Escape',
  undo: 'Backspace',
  otherHand: 'o',
  ready: 'n',
  sort: 'r',
  lastTrick: 'l',
  sheet: 'e',
  log: 'y',
  chat: 'x',
  status: 'v',
  counts: 'c',
  commandLine: '/',
  help: '?',
  mute: 'm',
  take2: '2',
  take3: '3',
  take4: '4',
  take5: '5',
  take6: '6',
  take7: '7',
  take8: '8',
  take9: '9',
  take10: '0',
  takeJ: 'j',
  takeQ: 'q',
  takeK: 'k',
  takeA: 'a',
  takeMahJong: '1',
  takeDragon: 'd',
  takePhoenix: 'f',
  takeDog: 'h',
} as const;

export type KeyCommand = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly KeyCommand[];

/** The player's own keys by command; null if the key is switched off. */
export type OwnKeys = Readonly<Record<string, string | null>>;

/** The parts of a keyboard event that are used. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The name of the pressed key; null for browser shortcuts and for keys that cannot be assigned. */
export function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): string | null {
  if (ctrlKey || altKey || metaKey || UNASSIGNABLE.has(key)) return null;
  if (key === ' ') return shiftKey ? 'Shift+Space' : 'Space';
  if ([...key].length > 1) return shiftKey ? `Shift+${key}` : key;
  if (key.toLowerCase() === key.toUpperCase()) return key;
  return shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase();
}

/** Keys that cannot be assigned. `Tab` moves the focus. */
const UNASSIGNABLE: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
  'Tab',
]);

export function keyIn(own: OwnKeys, command: KeyCommand): string | null {
  const key = Object.hasOwn(own, command) ? own[command] : undefined;
  return key === undefined ? COMMANDS[command] : key;
}

/** The command for a pressed key. Digits also match by position: on a French keyboard, the 2 key types `é`. */
export function commandIn(own: OwnKeys, pressed: KeyPress): KeyCommand | null {
  const key = keyOf(pressed);
  if (key === null) return null;
  const digit = /^Digit(\d)$/.exec(pressed.code)?.[1];
  return commandWith(own, key) ?? (digit === undefined || pressed.shiftKey ? null : commandWith(own, digit));
}

function commandWith(own: OwnKeys, key: string): KeyCommand | null {
  return COMMAND_NAMES.find((command) => keyIn(own, command) === key) ?? null;
}
