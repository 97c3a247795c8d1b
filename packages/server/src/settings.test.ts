import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({}, 4)).toEqual({
    ok: true,
    settings: {
      data: { type: 'folder', folder: 'schupf-data' },
      natsUrl: null,
      roles: new Set(['gateway', 'tables', 'bots', 'jobs']),
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
      legalFolder: 'schupf-data/legal',
      wordLists: null,
      pushServices: [],
    },
  });
});

test('a database is used rather than a folder', () => {
  const url = 'postgres://schupf:secret@db.example/schupf';
  expect(readSettings({ SCHUPF_DATABASE_URL: url, SCHUPF_DATA: '/data' }, 1)).toMatchObject({
    settings: { data: { type: 'database', url }, legalFolder: null },
  });
  const local = 'postgresql:///schupf?host=/var/run/postgresql';
  expect(readSettings({ SCHUPF_DATABASE_URL: local }, 1).ok).toBe(true);
});

test('a process of a cluster can have some of the roles', () => {
  const env = {
    SCHUPF_DATABASE_URL: 'postgres://db.example/schupf',
    SCHUPF_NATS_URL: 'tls://schupf:secret@nats.example',
    SCHUPF_ROLES: 'gateway, tables',
  };
  expect(readSettings(env, 1)).toMatchObject({
    settings: { natsUrl: 'tls://schupf:secret@nats.example', roles: new Set(['gateway', 'tables']) },
  });
});

test.each([
  'db.example/schupf',
  'http://db.example/secret',
  'postgres://user:secret@db.example',
  'postgres://user:secret%@db.example/schupf',
  'postgres://user:secret@db.example:port/schupf',
])('refuses the database %s without repeating a password', (url) => {
  expect(readSettings({ SCHUPF_DATABASE_URL: url }, 1)).toEqual({
    ok: false,
    problem:
      'SCHUPF_DATABASE_URL is not the address of a database: use one such as postgres://user:password@127.0.0.1:5432/schupf',
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
  [
    {
      SCHUPF_DATABASE_URL: 'postgres://db.example/schupf',
      SCHUPF_NATS_URL: 'http://user:secret@nats.example',
    },
    'SCHUPF_NATS_URL is not the address of a NATS server: use one such as nats://127.0.0.1:4222',
  ],
  [
    { SCHUPF_NATS_URL: 'nats://127.0.0.1:4222' },
    'SCHUPF_NATS_URL needs SCHUPF_DATABASE_URL: several processes cannot share a folder',
  ],
  [
    { SCHUPF_ROLES: 'gateway,cook' },
    'SCHUPF_ROLES cannot contain "cook": use some of gateway, tables, bots, jobs',
  ],
  [
    { SCHUPF_ROLES: 'gateway' },
    'without SCHUPF_NATS_URL, a process has no others to rely on: it needs all roles',
  ],
  [{ SCHUPF_BOT_THREADS: '0' }, 'SCHUPF_BOT_THREADS cannot be "0": use a whole number from 1 to 64'],
  [
    { SCHUPF_LOG_LEVEL: 'loud' },
    'SCHUPF_LOG_LEVEL cannot be "loud": use one of silent, fatal, error, warn, info, debug',
  ],
])('rejects %j with a one-line message', (env, problem) => {
  expect(readSettings(env, 1)).toEqual({ ok: false, problem });
});
