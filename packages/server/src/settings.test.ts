import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without a word everything is as README says', () => {
  expect(readSettings({}, 4)).toEqual({
    ok: true,
    settings: {
      data: 'schupf-data',
      publicUrl: null,
      hosts: [],
      trustProxy: false,
      botThreads: 3,
      logLevel: 'warn',
      metricsToken: null,
      socketsPerAddress: 200,
      generosity: 1,
      keepPeople: 400,
      keepTables: 30,
    },
  });
});

test.each([
  [
    { SCHUPF_PUBLIC_URL: 'tichu.example' },
    'SCHUPF_PUBLIC_URL cannot be "tichu.example": use an address such as https://tichu.example',
  ],
  [
    { SCHUPF_PUBLIC_URL: 'https://a.example/b' },
    'SCHUPF_PUBLIC_URL cannot be "https://a.example/b": use an address such as https://tichu.example',
  ],
  [
    { SCHUPF_HOSTS: 'pi.fritz.box, http://a.example' },
    'SCHUPF_HOSTS cannot hold "http://a.example": use names such as tichu.example, with commas between them',
  ],
  [{ SCHUPF_BOT_THREADS: '0' }, 'SCHUPF_BOT_THREADS cannot be "0": use a whole number from 1 to 64'],
  [
    { SCHUPF_LOG_LEVEL: 'loud' },
    'SCHUPF_LOG_LEVEL cannot be "loud": use silent, fatal, error, warn, info, debug',
  ],
])('%j is refused in one line', (env, problem) => {
  expect(readSettings(env, 1)).toEqual({ ok: false, problem });
});
