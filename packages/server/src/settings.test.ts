import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({}, 4)).toEqual({
    ok: true,
    settings: {
      data: 'schupf-data',
      publicUrl: null,
      hostnames: [],
      trustProxy: false,
      botThreads: 3,
      logLevel: 'warn',
      metricsToken: null,
      maxConnectionsPerAddress: 200,
      rateLimitFactor: 1,
      peopleRetentionDays: 400,
      tableRetentionDays: 30,
      maxUploads: 10_000,
      uploadRetentionDays: 180,
    },
  });
});

test('uploads can be switched off', () => {
  expect(readSettings({ SCHUPF_UPLOADS: '0' }, 1)).toMatchObject({ ok: true, settings: { maxUploads: 0 } });
});

test.each([
  [{ SCHUPF_UPLOADS: '-1' }, 'SCHUPF_UPLOADS cannot be "-1": use a whole number from 0 to 1000000'],
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
    'SCHUPF_HOSTS cannot contain "http://a.example": use hostnames such as tichu.example, separated by commas',
  ],
  [{ SCHUPF_BOT_THREADS: '0' }, 'SCHUPF_BOT_THREADS cannot be "0": use a whole number from 1 to 64'],
  [
    { SCHUPF_LOG_LEVEL: 'loud' },
    'SCHUPF_LOG_LEVEL cannot be "loud": use one of silent, fatal, error, warn, info, debug',
  ],
])('rejects %j with a one-line message', (env, problem) => {
  expect(readSettings(env, 1)).toEqual({ ok: false, problem });
});
