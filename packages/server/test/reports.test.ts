import type {
  PersonHistory,
  ReportDetails,
  ReportSummary,
  SanctionDetails,
  Standing,
} from '@schupf/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder, type Settings } from '../src/index.ts';
import { newAct } from '../src/moderation/acts.ts';
import type { SanctionRow } from '../src/storage/sanctions-storage.ts';
import { aCredential, anAccount } from './accounts-contract.ts';
import { eventually } from './eventually.ts';
import { aSanction } from './moderation-contract.ts';
import { Player } from './player.ts';
import { aMatch, temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const CHAT = { rules: { variant: 'nanjing' as const }, chairs: [null, EMPTY, EMPTY, EMPTY], freeChat: true };

async function world(settings: Partial<Settings> = {}) {
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage, settings });
  const players: Player[] = [];
  onTestFinished(async () => {
    for (const player of players) player.leave();
    await server.close();
  });
  const arrive = async (name: string) => {
    const player = await Player.arrive(server.address, name);
    players.push(player);
    return player;
  };
  const appoint = async (name: string) => {
    const player = await arrive(name);
    const by = { origin: 'operator', person: null } as const;
    const at = Date.now();
    const { id: person } = player;
    await storage.sanctions.appoint(person, at, newAct({ at, by, deed: 'appointed', person, detail: '' }));
    return player;
  };
  return { server, storage, arrive, appoint };
}

async function get<Answer>(player: Player, path: string): Promise<Answer> {
  const answer = await player.fetch(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

async function post(player: Player, path: string, body: object): Promise<unknown> {
  const answer = await player.fetch(path, 'POST', body);
  if (answer.status === 204) return 'done';
  const { code } = (await answer.json()) as { readonly code: string };
  return `${answer.status} ${code}`;
}

const report = (by: Player, person: Player, place: object, change: object = {}) =>
  post(by, '/api/reports', {
    ...{ reason: 'chat', note: 'rude', ...change },
    place: 'player' in place ? place : { ...place, person: person.id },
  });
const decide = (by: Player, id: string, outcome = 'upheld') =>
  post(by, `/api/moderation/reports/${id}/decision`, { outcome, reason: 'insults' });
const openReports = async (by: Player) =>
  (await get<{ reports: readonly ReportSummary[] }>(by, '/api/moderation/reports')).reports;
const standing = (player: Player) => get<Standing>(player, '/api/me/standing');

/** Someone at a table with chat who has written something. */
async function tableWith(host: Player, ...others: readonly Player[]): Promise<string> {
  const code = await host.open(CHAT);
  for (const [index, player] of [host, ...others].entries()) {
    player.watch(code);
    await player.until(() => true);
    if (index > 0)
      expect(await player.command({ type: 'sit', chair: index, name: '' })).toMatchObject({ ok: true });
  }
  host.table!.write('you fool');
  await eventually(() => host.frames.some((frame) => frame.includes('you fool'))).toBe(true);
  return code;
}

test('the evidence of a report at a table is what the server has seen there', async () => {
  const { arrive, appoint } = await world();
  const [anna, ben, zoe] = [await arrive('Anna'), await arrive('Ben'), await arrive('Zoe')];
  const judge = await appoint('Judge');
  const code = await tableWith(anna, ben);
  const place = { type: 'table', table: code };
  expect(await report(ben, anna, place)).toBe('done');
  expect(await report(ben, anna, place)).toBe('409 reported-already');
  expect(await report(ben, anna, place, { reason: 'name' })).toBe('done');
  // Not at the table, about themselves, about someone who is not there, at no table.
  expect(await report(zoe, anna, place)).toBe('404 unknown');
  expect(await report(anna, anna, place)).toBe('404 unknown');
  expect(await report(ben, zoe, place)).toBe('404 unknown');
  expect(await report(ben, anna, { type: 'table', table: 'aaaaaaaaaa' })).toBe('404 unknown');
  const [first] = await openReports(judge);
  const details = await get<ReportDetails>(judge, `/api/moderation/reports/${first!.id}`);
  const people = [
    { id: anna.id, name: 'Anna' },
    { id: ben.id, name: 'Ben' },
  ];
  expect(details).toMatchObject({
    ...{ reason: 'chat', note: 'rude', person: people[0], reporter: people[1], decision: null },
    ...{ isMatchOver: false, openTable: code },
    evidence: {
      ...{ name: 'Anna', handle: null, match: null, record: '' },
      players: [...people, null, null],
      lines: [{ by: people[0], text: 'you fool', isPhrase: false }],
    },
  });
});

test('a report of a match needs someone who played in it, and a reporter who may see it', async () => {
  const { storage, arrive, appoint } = await world();
  const [anna, ben, zoe] = [await arrive('Anna'), await arrive('Ben'), await arrive('Zoe')];
  const judge = await appoint('Judge');
  await storage.matches.add(aMatch('aaaaaaaaaa-1', 10, [anna.id, ben.id]));
  const place = { type: 'match', match: 'aaaaaaaaaa-1', player: 0, round: 1, moment: 12 };
  expect(await report(zoe, anna, place, { reason: 'cheating' })).toBe('404 unknown');
  expect(await report(ben, zoe, { ...place, player: 2 }, { reason: 'cheating' })).toBe('404 unknown');
  expect((await judge.fetch('/api/matches/aaaaaaaaaa-1')).status).toBe(404);
  expect(await report(ben, anna, place, { reason: 'cheating' })).toBe('done');
  const [open] = await openReports(judge);
  const { evidence, isMatchOver } = await get<ReportDetails>(judge, `/api/moderation/reports/${open!.id}`);
  expect(evidence).toMatchObject({ match: 'aaaaaaaaaa-1', round: 1, moment: 12 });
  expect(isMatchOver).toBe(true);
  expect((await judge.fetch('/api/matches/aaaaaaaaaa-1')).status).toBe(200);
  expect((await zoe.fetch('/api/matches/aaaaaaaaaa-1')).status).toBe(404);
});

test('to someone they have blocked, a person cannot be reported on their profile', async () => {
  const { arrive } = await world();
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  await anna.fetch('/api/me/blocks', 'POST', { person: ben.id });
  const place = { type: 'profile' };
  expect(await report(ben, anna, place, { reason: 'name' })).toBe('404 unknown');
  expect(await report(anna, ben, place, { reason: 'name' })).toBe('done');
});

test('one person can report only so much within an hour', async () => {
  const { arrive } = await world({ rateLimitFactor: 1 });
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await report(ben, anna, { type: 'profile' }, { reason: 'name' }));
  expect(answers.at(0)).toBe('done');
  expect(answers.at(-2)).toBe('409 reported-already');
  expect(answers.at(-1)).toBe('429 too-fast');
});

test('three people from three networks who report messages mute their author until someone has looked', async () => {
  const { arrive, appoint, storage } = await world({ trustProxy: 'loopback' });
  const [anna, ben, carla, dora] = [
    ...[await arrive('Anna'), await arrive('Ben'), await arrive('Carla'), await arrive('Dora')],
  ];
  const judge = await appoint('Judge');
  const place = { type: 'table', table: await tableWith(anna!, ben!, carla!, dora!) };
  const from = async (player: Player, network: string) => {
    const answer = await fetch(`${player.address}/api/reports`, {
      method: 'POST',
      headers: {
        Cookie: player.cookie,
        Origin: player.address,
        'Content-Type': 'application/json',
        'X-Forwarded-For': network,
      },
      body: JSON.stringify({ reason: 'chat', note: '', place: { ...place, person: anna!.id } }),
    });
    expect(answer.status).toBe(204);
  };
  await from(ben!, '192.0.2.1');
  await from(carla!, '192.0.2.1');
  await from(dora!, '192.0.2.2');
  expect((await standing(anna!)).sanctions).toEqual([]);
  for (const { id } of (await storage.reports.by(dora!.id)).slice(0, 1)) await decide(judge, id, 'dismissed');
  await from(dora!, '192.0.2.3');
  const extra = await arrive('Emil');
  extra.watch(place.table);
  await extra.until(() => true);
  await from(extra, '192.0.2.5');
  expect((await standing(anna!)).sanctions).toMatchObject([
    { kind: 'mute', origin: 'reports', isOver: false },
  ]);
  anna!.table!.write('still here');
  await eventually(() => anna!.frames.some((frame) => frame.includes('"code":"muted"'))).toBe(true);
  for (const { id } of await openReports(judge)) expect(await decide(judge, id, 'dismissed')).toBe('done');
  expect((await standing(anna!)).sanctions).toEqual([]);
});

test('someone who deletes their data does not make moderators forget what they were reported for', async () => {
  const { arrive, appoint } = await world();
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const judge = await appoint('Judge');
  expect(await report(ben, anna, { type: 'table', table: await tableWith(anna, ben) })).toBe('done');
  expect((await anna.fetch('/api/me', 'DELETE')).status).toBe(204);
  const [open] = await openReports(judge);
  expect(open!.person.name).toMatch(/^Deleted .{4}$/);
  const details = await get<ReportDetails>(judge, `/api/moderation/reports/${open!.id}`);
  expect(details.evidence.lines.map(({ by, text }) => [by!.id, text])).toEqual([
    [open!.person.id, 'you fool'],
  ]);
  expect(JSON.stringify(details)).not.toMatch(/Anna/);
  expect(await decide(judge, open!.id)).toBe('done');
});

test('with their name, a moderator takes away the handle of someone, who does not get it back at once', async () => {
  const { storage, arrive, appoint } = await world();
  const anna = await arrive('Anna');
  const judge = await appoint('Judge');
  const { id: person } = anna;
  await storage.accounts.create(anAccount(person), aCredential('key', person), []);
  expect((await anna.fetch('/api/me/handle', 'PUT', { handle: 'Nasty' })).status).toBe(200);
  const reason = { reason: 'not nice' };
  expect(await post(judge, `/api/moderation/people/${person}/new-name`, reason)).toBe('done');
  expect(await storage.accounts.handleOf(person)).toBeNull();
  expect((await judge.fetch('/api/people/@Nasty')).status).toBe(404);
  expect((await anna.fetch('/api/me/handle', 'PUT', { handle: 'Nasty' })).status).toBe(403);
  const { acts } = await get<{ acts: readonly { detail: string }[] }>(judge, '/api/moderation/log');
  expect(acts.map(({ detail }) => detail)).toContain('Anna (@Nasty): not nice');
});

test('a moderator decides once, with a reason, and everything is written down', async () => {
  const { arrive, appoint } = await world();
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const judge = await appoint('Judge');
  await report(ben, anna, { type: 'profile' });
  const [open] = await openReports(judge);
  expect(await decide(judge, open!.id)).toBe('done');
  expect(await decide(judge, open!.id)).toBe('409 decided-already');
  const sanction = { kind: 'no-rated', hours: 5, reason: 'insults' };
  expect(await post(judge, `/api/moderation/people/${anna.id}/sanctions`, sanction)).toBe('done');
  const [given] = (await standing(anna)).sanctions;
  expect(given).toMatchObject({ kind: 'no-rated', origin: 'moderator', reason: 'insults', isOver: false });
  expect(given).not.toHaveProperty('by');
  expect(await post(judge, `/api/moderation/people/${anna.id}/new-name`, { reason: 'not nice' })).toBe(
    'done',
  );
  const { me } = await get<{ me: { name: string } }>(anna, '/api/me');
  expect(me.name).toMatch(/^Player .{4}$/);
  expect((await anna.fetch('/api/me', 'PATCH', { name: 'Anna' })).status).toBe(403);
  const history = await get<PersonHistory>(judge, `/api/moderation/people/${anna.id}`);
  expect(history.sanctions.map(({ kind, by }) => [kind, by?.name]).toSorted()).toEqual([
    ['name', 'Judge'],
    ['no-rated', 'Judge'],
  ]);
  expect(history.reports).toMatchObject([{ decision: { outcome: 'upheld', by: { name: 'Judge' } } }]);
  expect(await post(judge, `/api/moderation/sanctions/${given!.id}/lift`, { reason: 'a mistake' })).toBe(
    'done',
  );
  expect(await post(judge, `/api/moderation/sanctions/${given!.id}/lift`, { reason: 'x' })).toBe(
    '409 decided-already',
  );
  const { acts } = await get<{ acts: readonly { deed: string; detail: string; by: unknown }[] }>(
    judge,
    '/api/moderation/log',
  );
  const deeds = acts.map(({ deed, detail }) => `${deed} ${detail}`).toSorted();
  expect(deeds).toEqual([
    'appointed ',
    'decided-report upheld: insults',
    'lifted no-rated: a mistake',
    'renamed Anna: not nice',
    'sanctioned name: not nice',
    'sanctioned no-rated: insults',
  ]);
});

test('nobody decides about themselves, and moderators do not decide about moderators', async () => {
  const { storage, arrive, appoint } = await world();
  const anna = await arrive('Anna');
  const [judge, other] = [await appoint('Judge'), await appoint('Other')];
  await report(anna, judge, { type: 'profile' });
  await report(judge, anna, { type: 'profile' });
  const [aboutJudge] = await storage.reports.about(judge.id);
  const [byJudge] = await storage.reports.by(judge.id);
  expect(await decide(judge, aboutJudge!.id)).toBe('403 own-case');
  expect(await decide(judge, byJudge!.id)).toBe('403 own-case');
  expect(await decide(other, aboutJudge!.id)).toBe('403 moderator');
  // Moderators do not learn who has reported them.
  expect((await openReports(judge)).map(({ id }) => id)).toEqual([byJudge!.id]);
  expect((await judge.fetch(`/api/moderation/reports/${aboutJudge!.id}`)).status).toBe(404);
  const historyOf = (person: Player) => get<PersonHistory>(judge, `/api/moderation/people/${person.id}`);
  expect((await historyOf(judge)).reports).toEqual([]);
  expect((await historyOf(anna)).reports).toHaveLength(1);
  const punish = (by: Player, person: Player) =>
    post(by, `/api/moderation/people/${person.id}/sanctions`, { kind: 'mute', hours: 1, reason: 'x' });
  expect(await punish(judge, judge)).toBe('403 own-case');
  expect(await punish(judge, other)).toBe('403 moderator');
  expect(await punish(anna, judge)).toBe('404 unknown');
  expect((await anna.fetch('/api/moderation/reports')).status).toBe(404);
});

test('a moderator ends what they have decided, and what the server has, but not what others have', async () => {
  const { storage, arrive, appoint } = await world();
  const anna = await arrive('Anna');
  const [judge, other, former] = [await appoint('Judge'), await appoint('Other'), await appoint('Former')];
  const now = Date.now();
  const give = async (id: string, person: Player, by: SanctionRow['by']) => {
    const {
      lifted: _,
      appeal: __,
      ...sanction
    } = aSanction(id, { person: person.id, by, at: now, until: null });
    const act = newAct({ at: now, by, deed: 'sanctioned', person: person.id, detail: '' });
    await storage.sanctions.add(sanction, act);
  };
  const operator = { origin: 'operator', person: null } as const;
  await give('operator', anna, operator);
  await give('other', anna, { origin: 'moderator', person: other.id });
  await give('former', anna, { origin: 'moderator', person: former.id });
  await give('own', anna, { origin: 'moderator', person: judge.id });
  await give('server', anna, { origin: 'leaving', person: null });
  await give('moderator', other, operator);
  const act = newAct({ at: now, by: operator, deed: 'dismissed', person: former.id, detail: '' });
  await storage.sanctions.dismiss(former.id, act);
  const lift = (id: string) => post(judge, `/api/moderation/sanctions/${id}/lift`, { reason: 'a mistake' });
  const ids = ['operator', 'other', 'moderator', 'former', 'own', 'server'];
  const answers = [];
  for (const id of ids) answers.push(await lift(id));
  expect(answers).toEqual([
    ...['403 others-decision', '403 others-decision', '403 moderator'],
    ...['done', 'done', 'done'],
  ]);
  await storage.sanctions.appeal('moderator', { text: 'please', at: now });
  const decision = { outcome: 'lifted', answer: 'of course' };
  expect(await post(judge, '/api/moderation/appeals/moderator/decision', decision)).toBe('403 moderator');
  await storage.sanctions.appeal('other', { text: 'please', at: now });
  expect(await post(judge, '/api/moderation/appeals/other/decision', decision)).toBe('done');
});

test('a moderator with an account confirms who they are before they decide', async () => {
  const { storage, arrive, appoint } = await world();
  const anna = await arrive('Anna');
  const judge = await appoint('Judge');
  await storage.accounts.create(anAccount(judge.id), aCredential('key', judge.id), []);
  await report(judge, anna, { type: 'profile' });
  const [open] = await storage.reports.by(judge.id);
  const paths = [
    [`reports/${open!.id}/decision`, { outcome: 'upheld', reason: 'x' }],
    [`people/${anna.id}/sanctions`, { kind: 'mute', hours: 1, reason: 'x' }],
    [`people/${anna.id}/new-name`, { reason: 'x' }],
    ['sanctions/x/lift', { reason: 'x' }],
    ['appeals/x/decision', { outcome: 'lifted', answer: 'x' }],
    ['tables/aaaaaaaaaa/close', { reason: 'x' }],
  ] as const;
  const decideAll = async () => {
    const answers = [];
    for (const [path, body] of paths) answers.push(await post(judge, `/api/moderation/${path}`, body));
    return answers;
  };
  expect(await decideAll()).toEqual(paths.map(() => '403 confirm-first'));
  expect(await openReports(judge)).toHaveLength(1);
  const [session] = await storage.people.sessionsOf(judge.id);
  await storage.accounts.prove(session!.hash, Date.now());
  expect(await decideAll()).toEqual([
    ...['403 own-case', 'done', 'done'],
    ...['404 unknown', '404 unknown', '404 unknown'],
  ]);
  expect(await post(anna, `/api/moderation/people/${judge.id}/new-name`, { reason: 'x' })).toBe(
    '404 unknown',
  );
});

test('nobody fills the list of open reports alone', async () => {
  const { arrive, appoint, storage } = await world();
  const judge = await appoint('Judge');
  const [ben, carla] = [await arrive('Ben'), await arrive('Carla')];
  const people = await Promise.all(Array.from({ length: 21 }, (_, n) => arrive(`Person ${n}`)));
  const answers = [];
  for (const person of people) answers.push(await report(ben, person, { type: 'profile' }));
  expect(answers.slice(0, 20)).toEqual(Array(20).fill('done'));
  expect(answers[20]).toBe('429 too-many-open');
  expect(await report(carla, people[0]!, { type: 'profile' })).toBe('done');
  // Five of the same person, and the others after these.
  expect((await openReports(judge)).map(({ reporter }) => reporter!.name)).toEqual([
    ...Array(5).fill('Ben'),
    'Carla',
  ]);
  const [first] = await openReports(judge);
  await decide(judge, first!.id, 'dismissed');
  expect(await openReports(judge)).toHaveLength(6);
  expect(await storage.reports.open(99)).toHaveLength(20);
});

test('an appeal goes to another moderator, and the answer to the person', async () => {
  const { arrive, appoint } = await world();
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const judge = await appoint('Judge');
  await post(judge, `/api/moderation/people/${anna.id}/sanctions`, {
    kind: 'closed',
    hours: null,
    reason: 'x',
  });
  const [given] = (await standing(anna)).sanctions;
  const path = `/api/me/sanctions/${given!.id}/appeal`;
  expect(await post(ben, path, { text: 'let her in' })).toBe('404 unknown');
  expect(await post(anna, path, { text: 'it was not me' })).toBe('done');
  expect(await post(anna, path, { text: 'really' })).toBe('409 appealed-already');
  const other = await appoint('Other');
  const appeals = async (by: Player) =>
    (await get<{ appeals: readonly SanctionDetails[] }>(by, '/api/moderation/appeals')).appeals;
  expect(await appeals(judge)).toMatchObject([{ id: given!.id, appeal: { text: 'it was not me' } }]);
  const answer = (by: Player) =>
    post(by, `/api/moderation/appeals/${given!.id}/decision`, { outcome: 'lifted', answer: 'sorry' });
  expect(await answer(judge)).toBe('403 own-decision');
  expect(await answer(other)).toBe('done');
  expect(await answer(other)).toBe('409 decided-already');
  expect(await appeals(other)).toEqual([]);
  expect((await standing(anna)).sanctions).toMatchObject([
    { isOver: true, appeal: { decision: { outcome: 'lifted', answer: 'sorry' } } },
  ]);
  expect((await anna.fetch('/api/matches')).status).toBe(200);
});

test('a moderator who is alone decides about appeals against their own decisions', async () => {
  const { arrive, appoint } = await world();
  const anna = await arrive('Anna');
  const judge = await appoint('Judge');
  await post(judge, `/api/moderation/people/${anna.id}/sanctions`, { kind: 'mute', hours: 9, reason: 'x' });
  const [given] = (await standing(anna)).sanctions;
  await post(anna, `/api/me/sanctions/${given!.id}/appeal`, { text: 'please' });
  const decision = { outcome: 'upheld', answer: 'no' };
  expect(await post(judge, `/api/moderation/appeals/${given!.id}/decision`, decision)).toBe('done');
  expect((await standing(anna)).sanctions).toMatchObject([{ isOver: false }]);
});

test('a table that a moderator closes is gone, and its match has ended without a winner', async () => {
  const { arrive, appoint, storage } = await world();
  const anna = await arrive('Anna');
  const judge = await appoint('Judge');
  const bot = { type: 'bot' as const, name: 'planner-1' };
  const code = await anna.open({ ...CHAT, chairs: [null, bot, bot, bot], startsImmediately: true });
  anna.watch(code);
  await anna.until(({ view }) => view.open.phase !== 'start');
  expect(await post(judge, `/api/moderation/tables/${code}/close`, { reason: 'insults' })).toBe('done');
  await eventually(() => anna.frames.some((frame) => frame.includes('"reason":"over"'))).toBe(true);
  expect((await anna.fetch(`/api/tables/${code}`)).status).toBe(410);
  expect(await storage.matches.find(`${code}-1`)).toMatchObject({ outcome: 'abandoned' });
  expect(await post(judge, `/api/moderation/tables/${code}/close`, { reason: 'again' })).toBe('404 unknown');
  const own = await tableWith(anna, judge);
  expect(await post(judge, `/api/moderation/tables/${own}/close`, { reason: 'losing' })).toBe('403 own-case');
});

test('someone who is excluded in the middle of a match loses the connection, and a stand-in plays on', async () => {
  const { arrive, appoint } = await world();
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const judge = await appoint('Judge');
  const code = await tableWith(anna, ben);
  await anna.command({ type: 'start' });
  await anna.until(({ status }) => status.stage === 'playing');
  await post(judge, `/api/moderation/people/${ben.id}/sanctions`, { kind: 'closed', hours: 1, reason: 'x' });
  await eventually(() => ben.client.state).toBe('closed');
  expect(ben.frames.at(-1)).toContain('"reason":"excluded"');
  await anna.until(({ status }) => status.chairs[1]!.present === false);
  expect(anna.table!.seen!.status.stage).toBe('playing');
  expect((await get<{ chair: number }>(anna, `/api/tables/${code}`)).chair).toBe(0);
});
