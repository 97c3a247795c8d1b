import { describe, expect, test } from 'vitest';
import { conflicts, withKey } from '../settings/own-keys.ts';
import { COMMAND_NAMES, COMMANDS, commandIn, type KeyPress, keyIn, keyOf } from './key-map.ts';

function pressed(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

describe('keys', () => {
  test('no two commands have the same default key', () => {
    expect(conflicts({})).toEqual(new Map());
    for (const command of COMMAND_NAMES) expect(keyIn({}, command)).toBe(COMMANDS[command]);
  });

  test.each([
    [pressed('p'), 'pass'],
    [pressed('P', { shiftKey: true }), 'autoPass'],
    [pressed('N', { shiftKey: true }), null],
    [pressed('s'), 'suggestion'],
    [pressed('S', { shiftKey: true }), 'previousSuggestion'],
    [pressed('S'), 'suggestion'],
    [pressed(' '), 'toggle'],
    [pressed('?', { shiftKey: true }), 'help'],
    [pressed('/', { shiftKey: true, code: 'Digit7' }), 'commandLine'],
    [pressed('é', { code: 'Digit2' }), 'take2'],
    [pressed('2', { code: 'Digit2', shiftKey: true }), 'take2'],
    [pressed('p', { ctrlKey: true }), null],
    [pressed('Tab'), null],
    [pressed('Shift', { shiftKey: true }), null],
  ])('the event %j runs %j', (event, command) => {
    expect(commandIn({}, event)).toBe(command);
  });

  test('a key can be changed, switched off and reset', () => {
    const moved = withKey({}, 'pass', 'z');
    expect(commandIn(moved, pressed('z'))).toBe('pass');
    expect(commandIn(moved, pressed('p'))).toBeNull();
    const off = withKey(moved, 'pass', null);
    expect(keyIn(off, 'pass')).toBeNull();
    expect(withKey(off, 'pass', 'p')).toEqual({});
  });

  test('a key that two commands share is a conflict for both', () => {
    const own = withKey({}, 'pass', 'b');
    expect(conflicts(own)).toEqual(
      new Map([
        ['bomb', 'pass'],
        ['pass', 'bomb'],
      ]),
    );
    expect(conflicts(withKey(own, 'bomb', null))).toEqual(new Map());
  });

  test('stored keys of unknown commands are ignored', () => {
    expect(commandIn({ fly: 'F9' }, pressed('F9'))).toBeNull();
    expect(commandIn({ toString: 'F9' }, pressed('F9'))).toBeNull();
  });

  test('Shift+Enter is a different key from Enter', () => {
    expect(keyOf(pressed('Enter'))).toBe('Enter');
    expect(keyOf(pressed('Enter', { shiftKey: true }))).toBe('Shift+Enter');
  });
});
