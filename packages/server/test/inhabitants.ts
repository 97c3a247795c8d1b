import { readFileSync } from 'node:fs';
import type { Evidence, Person } from '@schupf/protocol';
import { xoshiro128 } from '@schupf/rules';
import type { Storage } from '../src/index.ts';
import { newAct } from '../src/moderation/acts.ts';
import { hashOf, newPersonId, newReference, newToken } from '../src/secrets.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const DAY_MS = 24 * 3600_000;
const POOL = 'nanjing-clock';
/** Enough for a place in the lists. */
const MATCHES = 300;
const ROUNDS = 8;
/** Those of Olu, who has just begun. */
const NEW_MATCHES = 3;

/** Long and short names, in several scripts. By pairs, who mostly play together; how many points they win per round. */
const PLAYERS = [
  ['Ana', 'ana-lisa', 12],
  ['Ben', 'ben', 9],
  ['Csenge', 'csenge-07', 6],
  ['Zoé', null, 1],
  ['Maximiliane-Sophie', 'maximiliane-sophie', -2],
  ['Jürgen', null, 3],
  ['Đặng Thị Hoa', 'hoa', -6],
  ['雨桐', 'yutong', -14],
] as const;
/** Further people with an account. */
const OTHERS = ['Judge', 'Dmitri', 'Olu'] as const;
const GUEST = 'Guest';

export type InhabitantName = (typeof PLAYERS)[number][0] | (typeof OTHERS)[number] | typeof GUEST;

/**
 * Stores people who have been here for a while: they have ratings and matches, friends, and a moderator, Judge, with
 * reports about Dmitri. Most of it belongs to Ana.
 */
export async function addInhabitants(storage: Storage): Promise<ReadonlyMap<InhabitantName, Person>> {
  const people = await addPeople(storage);
  await addMatches(storage, people);
  await addFriends(storage, (...names) => names.map((name) => people.get(name)!.id));
  await addModeration(storage, people);
  return people;
}

/** Signs a device in; returns its token. */
export async function newSession({ people }: Pick<Storage, 'people'>, person: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await people.addSession({ hash: hashOf(token), person, since: now, seen: now });
  return token;
}

async function addPeople({ people, accounts }: Storage): Promise<ReadonlyMap<InhabitantName, Person>> {
  const all = new Map<InhabitantName, Person>();
  const since = Date.now() - 300 * DAY_MS;
  const add = async (name: InhabitantName) => {
    const person = { id: newPersonId(), name };
    all.set(name, person);
    await people.add({ ...person, since });
    return person.id;
  };
  const signUp = async (name: InhabitantName, handle: string | null) => {
    const person = await add(name);
    const used = Date.now() - DAY_MS;
    const passkey = { id: `key of ${person}`, person, publicKey: 'key', counter: 0, transports: [] };
    const codes = Array.from({ length: 9 }, (_, index) => hashOf(`${person} ${index}`));
    const first = { ...passkey, isBackedUp: true, name: 'Phone', since, used };
    await accounts.create({ person, userHandle: `user ${person}`, since }, first, codes);
    await accounts.addCredential({ ...first, id: `other ${first.id}`, isBackedUp: false, name: 'Linux' });
    if (handle === null) return;
    const folded = handle.replaceAll('-', '');
    const periods = { changeableBefore: since, previousHeldUntil: since };
    await accounts.setHandle({ handle, folded, person, since, ...periods });
  };
  for (const [name, handle] of PLAYERS) await signUp(name, handle);
  for (const name of OTHERS) await signUp(name, null);
  await add(GUEST);
  return all;
}

/** Rated matches of the last months, the same ones every time. */
async function addMatches(storage: Storage, people: ReadonlyMap<InhabitantName, Person>): Promise<void> {
  const bits = xoshiro128('community');
  const below = (limit: number) => (bits() >>> 0) % limit;
  const first = Date.now() - MATCHES * (DAY_MS / 3);
  for (let index = 0; index < MATCHES; index++) {
    const left = Array.from({ length: PLAYERS.length / 2 }, (_, pair) => pair);
    const [a, b] = [0, 0].map(() => left.splice(below(left.length), 1)[0]!);
    const seats = [2 * a!, 2 * b!, 2 * a! + 1, 2 * b! + 1];
    // Now and then they change partners, because a rating needs that.
    if (below(3) === 0) [seats[0], seats[1]] = [seats[1]!, seats[0]!];
    // Bots, whose strength is known, say where all of them are.
    const hasBots = below(2) === 0;
    const players = seats.map((seat, player) =>
      hasBots && player > 1 ? null : people.get(PLAYERS[seat]![0])!,
    );
    if (index >= MATCHES - NEW_MATCHES) players[1] = people.get('Olu')!;
    const strength = (seat: number) => (hasBots && seat > 1 ? 0 : PLAYERS[seats[seat]!]![2]);
    const expected = 50 + (strength(0) + strength(2) - strength(1) - strength(3)) / 2;
    const rounds = Array.from({ length: ROUNDS }, () => {
      const points = 5 * Math.round((expected + (below(21) - 10) * 10) / 5);
      return { slots: [0, 1, 2, 3], points: [points, 100 - points] };
    });
    const totals = [0, 1].map((side) => rounds.reduce((sum, { points }) => sum + points[side]!, 0));
    const ended = first + index * (DAY_MS / 3);
    const match = {
      ...{ id: `community${index}-1`, ended, totals, rounds: ROUNDS, outcome: 'played', record: RECORD },
      variant: 'nanjing',
      players: players.map((player) => ({ person: player?.id ?? null, name: player?.name ?? 'planner-1' })),
      share: index < MATCHES - 12 ? null : `share${String(index).padStart(11, '0')}`,
    };
    const participants = players.map((player) =>
      player === null
        ? { type: 'bot' as const, name: 'planner-1' }
        : { type: 'person' as const, id: player.id },
    );
    await storage.matches.add(match, { pool: POOL, participants, rounds });
  }
  while ((await storage.ratings.rateNext(POOL, 50)) > 0);
}

async function addFriends(
  { friends, people, profiles }: Storage,
  ids: (...names: readonly InhabitantName[]) => readonly string[],
): Promise<void> {
  const [ana] = ids('Ana') as [string];
  const now = Date.now();
  // Lists are sorted by time.
  let asked = 0;
  const ask = (by: string, to: string) => friends.request(by, to, now - 1000 + asked++, 100);
  for (const friend of ids('Ben', 'Csenge', 'Maximiliane-Sophie', 'Zoé')) {
    await ask(ana, friend);
    await ask(friend, ana);
  }
  for (const other of ids('雨桐', 'Jürgen')) await ask(other, ana);
  await ask(ana, ids('Olu')[0]!);
  await people.block(ana, ids('Dmitri')[0]!, now);
  const everyone = { presence: 'friends', invitations: 'friends', matches: 'everyone' } as const;
  for (const person of ids('Ana', 'Ben', 'Csenge'))
    await profiles.save(person, { languages: ['en', 'de', 'hu'], ...everyone });
}

async function addModeration(storage: Storage, people: ReadonlyMap<InhabitantName, Person>): Promise<void> {
  const { sanctions, reports } = storage;
  const now = Date.now();
  const by = { origin: 'operator', person: null } as const;
  const [judge, dmitri, ben, ana] = (['Judge', 'Dmitri', 'Ben', 'Ana'] as const).map(
    (name) => people.get(name)!,
  ) as [Person, Person, Person, Person];
  const about = { at: now - 9 * DAY_MS, person: judge.id, detail: '' };
  await sanctions.appoint(judge.id, about.at, newAct({ ...about, by, deed: 'appointed' }));
  const evidence: Evidence = {
    ...{ name: dmitri.name, handle: null, match: null, round: null, moment: null, record: '' },
    players: [dmitri, ben, ana, null],
    lines: [
      { by: ben, at: now - DAY_MS, text: 'hello', isPhrase: true },
      {
        by: dmitri,
        at: now - DAY_MS + 1,
        text: 'What a fool you are, and so is your partner',
        isPhrase: false,
      },
    ],
  };
  const report = { network: '', person: dmitri.id, table: null, evidence };
  const notes = [
    [ben.id, 'chat', 'He insulted me and my partner all evening.'],
    [ana.id, 'stalling', ''],
  ] as const;
  for (const [index, [reporter, reason, note]] of notes.entries())
    await reports.add({ ...report, id: newReference(), at: now - index * DAY_MS, reporter, reason, note });
  const moderator = { origin: 'moderator', person: judge.id } as const;
  const decided = [
    ['mute', 'Do not insult others', 5 * DAY_MS],
    ['no-rated', 'You agreed on results with your partner', null],
  ] as const;
  for (const [kind, reason, length] of decided) {
    const id = newReference();
    const until = length === null ? null : now + length;
    const act = { at: now - DAY_MS, by: moderator, person: dmitri.id, detail: reason };
    const sanction = { id, person: dmitri.id, kind, by: moderator, reason, at: now - DAY_MS, until };
    await sanctions.add(sanction, newAct({ ...act, deed: 'sanctioned' }));
    if (length === null) await sanctions.appeal(id, { text: 'We only played well.', at: now - 3600_000 });
  }
}
