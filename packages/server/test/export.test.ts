import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inflateRawSync } from 'node:zlib';
import { DEFAULT_NOTICES } from '@schupf/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder, StorageError } from '../src/index.ts';
import { AccountVisitor } from './account-visitor.ts';
import { aMatch, temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files in a zip archive, by name. Throws if the archive is not whole. */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error('the archive has no end');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let n = 0; n < archive.readUInt16LE(end + 10); n++) {
    if (archive.readUInt32LE(at) !== CENTRAL_ENTRY) throw new Error('the list of files is damaged');
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength!);
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(start, start + size);
    files.set(name, String(method === 0 ? content : inflateRawSync(content)));
    at += 46 + nameLength! + extra! + comment!;
  }
  return files;
}

test('exports everything about a person as one archive, with every match', async () => {
  const storage = await openFolder(temporaryFolder());
  const server = await TestServer.start({ storage });
  onTestFinished(() => server.close());
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const ben = await AccountVisitor.guest(server, 'Ben');
  const { id } = (await anna.me())!;
  const { id: benId } = (await ben.me())!;
  await anna.ask('/api/me/handle', 'PUT', { handle: 'Anna-Lena' });
  await anna.ask('/api/me/blocks', 'POST', { person: benId });
  const choice = { ...DEFAULT_NOTICES, turns: false };
  await storage.push.saveChoice(id, choice);
  const notifications = { ...choice, quiet: { from: '22:00', until: '08:00' } };
  const holiday = { since: 86_400_000, until: 172_800_000 };
  await storage.holidays.begin(id, holiday, { windowStart: 0, max: 14 });
  // More than a page, and most of them ended at the same moment.
  const ids = Array.from({ length: 70 }, (_, n) => `match-${String(n).padStart(2, '0')}`);
  for (const [n, match] of ids.entries())
    await storage.matches.add(aMatch(match, n < 50 ? 1_000 : 2_000 + n, [benId, id]));
  await storage.matches.add(aMatch('of-ben', 1_000, [benId]));
  const answer = await anna.fetch('/api/me/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="schupf-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const read = (name: string) => JSON.parse(files.get(name)!) as Record<string, unknown>;
  const names = [...files.keys()].filter((name) => name.startsWith('matches/'));
  expect(names).toEqual(ids.map((match) => `matches/${match}.schupf`));
  expect(files.get(names[0]!)).toBe((await storage.matches.find(ids[0]!))!.record);
  expect(read('profile.json')).toMatchObject({
    ...{ id, name: 'Anna', handle: { handle: 'Anna-Lena' }, notifications },
    holidays: [{ since: '1970-01-02T00:00:00.000Z', until: '1970-01-03T00:00:00.000Z' }],
  });
  expect(read('devices.json')).toMatchObject({
    devices: [{ since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    passkeys: [{ name: 'Phone', transports: ['internal'] }],
    recoveryCodes: 10,
  });
  expect(read('people.json')).toMatchObject({ muted: ['Ben'], friends: [] });
  expect(read('moderation.json')).toEqual({ isModerator: false, sanctions: [], outcomes: [], reports: [] });
  expect(JSON.parse(files.get('matches.json')!)).toHaveLength(ids.length);
  expect(files.get('README.txt')).toContain('profile.json');
});

test('ends with an error instead of half an archive if storage fails', async () => {
  const storage = await openFolder(temporaryFolder());
  let reads = 0;
  const recordsOf: typeof storage.matches.recordsOf = (...parameters) => {
    if (++reads > 1) throw new StorageError('the disk is gone');
    return storage.matches.recordsOf(...parameters);
  };
  const matches = Object.assign(Object.create(storage.matches) as typeof storage.matches, { recordsOf });
  const server = await TestServer.start({ storage: { ...storage, matches } });
  onTestFinished(() => server.close());
  const anna = await AccountVisitor.guest(server, 'Anna');
  const { id } = (await anna.me())!;
  for (let n = 0; n < 30; n++) await storage.matches.add(aMatch(`m${n}`, n + 1, [id]));
  const answer = await anna.fetch('/api/me/export');
  await expect(answer.arrayBuffer()).rejects.toThrow();
});

/** Tables of which everything that is about a person is in their archive. */
const EXPORTED = [
  ...[
    'account',
    'appeal',
    'block',
    'call_figures',
    'credential',
    'friend',
    'friend_request',
    'handle',
    'match',
  ],
  ...['match_player', 'outcome', 'person', 'profile', 'recovery_code', 'report', 'sanction', 'session'],
  ...['table_invitation', 'moderator', 'push_subscription', 'notice_choice', 'rating', 'holiday'],
];

/** Tables that are not about people, that belong to a table or to others, or whose rows follow from the matches or live for minutes. */
const NOT_EXPORTED = [
  ...['bot_token', 'challenge', 'counted_match', 'device_word', 'event', 'forgotten', 'game_table', 'job'],
  ...['limit_use', 'lobby_share', 'log_head', 'migration', 'moderator_act', 'named_at', 'named_in'],
  ...['pair_rating', 'rated_match', 'rated_partners', 'rated_player', 'rated_pool', 'reserved_handle'],
  ...['network_hold', 'offered_guest', 'proof', 'secret', 'snapshot', 'trial', 'turn', 'upload'],
];

test('someone has decided for every table of the database whether an archive contains it', async () => {
  const folder = temporaryFolder();
  await (await openFolder(folder)).close();
  const database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  database.close();
  expect(tables.map(({ name }) => name)).toEqual([...EXPORTED, ...NOT_EXPORTED].sort());
});
