/**
 * Everything that can be done with a key, and its default key. Keys are named by
 * what they write (`p`, `?`) or by their name (`Enter`, `Space`); `Shift+` only before letters and names, since
 * whether a sign needs it depends on the keyboard.
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

/** The player's own keys by command; null for one that is switched off. */
export type OwnKeys = Readonly<Record<string, string | null>>;

/** What is read of a keyboard event. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The name of the key pressed; null for one that belongs to the browser or does nothing alone. */
export function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): string | null {
  if (ctrlKey || altKey || metaKey || SILENT.has(key)) return null;
  if (key === ' ') return shiftKey ? 'Shift+Space' : 'Space';
  if ([...key].length > 1) return shiftKey ? `Shift+${key}` : key;
  if (key.toLowerCase() === key.toUpperCase()) return key;
  return shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase();
}

/** `Tab` moves the focus and cannot be reassigned. */
const SILENT: ReadonlySet<string> = new Set([
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
  const mine = Object.hasOwn(own, command) ? own[command] : undefined;
  return mine === undefined ? COMMANDS[command] : mine;
}

/** What a key does. Digits are found by their place too: a French keyboard writes `é` with the key of the 2. */
export function commandIn(own: OwnKeys, pressed: Pressed): KeyCommand | null {
  const key = keyOf(pressed);
  if (key === null) return null;
  const digit = /^Digit(\d)$/.exec(pressed.code)?.[1];
  return owner(own, key) ?? (digit === undefined || pressed.shiftKey ? null : owner(own, digit));
}

function owner(own: OwnKeys, key: string): KeyCommand | null {
  return COMMAND_NAMES.find((command) => keyIn(own, command) === key) ?? null;
}
