import { expect, test } from 'vitest';
import { DEFAULTS, readSettings } from './settings.ts';

test('stored settings replace the defaults; unknown names and invalid values are ignored', () => {
  expect(readSettings('{}')).toEqual(DEFAULTS);
  expect(readSettings('null')).toEqual(DEFAULTS);
  expect(readSettings('{"sound":0.2,"coins":"yes","colour":"red"}')).toEqual({ ...DEFAULTS, sound: 0.2 });
});

test('the old setting for a large index becomes the deck with large symbols', () => {
  expect(readSettings('{"index":"large"}')).toEqual({ ...DEFAULTS, deck: 'large' });
  expect(readSettings('{"index":"normal"}')).toEqual(DEFAULTS);
  expect(readSettings('{"index":"large","deck":"colour"}')).toEqual({ ...DEFAULTS, deck: 'colour' });
});
