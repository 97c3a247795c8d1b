import { expect, test } from 'vitest';
import { mixesScripts, skeletonOf } from '../src/look-alike.ts';

test.each([
  ['Anna', 'anna'],
  // Cyrillic and Greek letters.
  ['Anna', '\u0410nn\u0430'],
  ['Oscar', '\u041esc\u0430r'],
  ['COCA', '\u0421\u041e\u0421\u0410'],
  ['TINA', '\u03a4\u0399\u039d\u0391'],
  ['expert-1', 'Expert l'],
  ['Bill', 'BiIl'],
  ['Otto', '0tto'],
  ['Emma', 'Emrna'],
  ['Ｅｍｍａ', 'Emma'],
])('%s and %s look the same', (name, other) => expect(skeletonOf(name)).toBe(skeletonOf(other)));

test.each([
  ['Anna', 'Hanna'],
  ['Zoe', 'Zoë'],
  ['Anna', '\u0410\u043d\u043d\u0430'],
  ['Player 2', 'Player 3'],
  ['李小龙', '李小明'],
  ['👍', '👎'],
])('%s and %s look different', (name, other) => expect(skeletonOf(name)).not.toBe(skeletonOf(other)));

test('a name may use only one of Latin, Greek and Cyrillic, together with any other script', () => {
  for (const name of ['Anna 3', '\u0410\u043d\u043d\u0430', '\u0386\u03bd\u03bd\u03b1', 'Bruce 李', 'Ann 👍'])
    expect(mixesScripts(name)).toBe(false);
  for (const name of ['\u0410nna', 'Ann\u03b1', '\u0430\u03b1']) expect(mixesScripts(name)).toBe(true);
});
