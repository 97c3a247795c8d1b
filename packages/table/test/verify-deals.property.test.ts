import { formatRecord, type GameRecord, parseRecord, type Tag } from '@schupf/rules/notation';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { runs, shortMatch, TABLES } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MatchRecorder, type Occupant, type RematchSeats, saltHashOf, verifyDeals } from '../src/index.ts';
import { person } from './support.ts';

const SALT = 'a'.repeat(32);

/** A match of bots in which three people have taken part in the deals; the third has withheld their salt. */
async function playedMatch(
  [variant, players]: (typeof TABLES)[number],
  seats: RematchSeats,
): Promise<GameRecord> {
  const bot: Occupant = { type: 'bot', name: 'random', outside: false };
  const chairs = Array.from({ length: players }, (_, chair) => (chair < 3 ? person('ABC'[chair]!) : bot));
  const recorder = new MatchRecorder();
  const clock = new FakeClock();
  const ports = {
    store: new MemoryStore(),
    clock,
    chance: new SeededChance('xoshiro128:deals'),
    bots: new RosterBots({ seed: 'deals', standIn: 'random' }),
  };
  const opened = await TableRunner.open(ports, {
    config: {
      rules: { variant, players, options: { ...shortMatch(variant), rounds: 3, matchEnd: 'rounds' } },
      speed: 'normal',
      chairs,
      pace: '',
      fairDeals: 'played',
      seats,
    },
    onStep: (input, step) => recorder.watch(input, step),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  await runner.settled();
  const people = ['A', 'B', 'C'];
  const hash = saltHashOf(runner.table.deals!.commitment, SALT);
  for (const by of people) await runner.command(by, 'hash', { type: 'commit-salt', match: 1, hash });
  for (const by of people.slice(0, 2))
    await runner.command(by, 'salt', { type: 'reveal-salt', match: 1, salt: SALT });
  // Bots play on without delays.
  for (const by of people) await runner.command(by, 'leave', { type: 'leave' });
  while (recorder.finished.length === 0) {
    await runner.settled();
    if (recorder.finished.length === 0) clock.moveOn();
  }
  runner.close();
  return recorder.finished[0]!;
}

const MATCHES = await Promise.all(
  TABLES.map((table, index) => playedMatch(table, (['kept', 'drawn', 'rotated'] as const)[index % 3]!)),
);
const anyMatch = fc.constantFrom(...MATCHES);

/** The lines that say what was dealt and why. */
const PROOF = /^(?:fair|seed|dealer|ranking|[A-L]|rest)\b.*?: /;

function verdictOf(text: string) {
  const read = parseRecord(text);
  return read.ok ? verifyDeals(read.record).type : 'unreadable';
}

test('the deals of every game can be verified from the text of its record', () => {
  for (const match of MATCHES) {
    const read = parseRecord(formatRecord(match));
    const verdict = verifyDeals(read.ok ? read.record : match);
    expect(verdict).toMatchObject({ type: 'verified', rounds: 3 });
    const salts = verdict.type === 'verified' ? verdict.contributors.map(({ hasSalt }) => hasSalt) : [];
    expect(salts).toEqual([true, true, false]);
  }
});

test('a record with any character of its proof or its cards changed is not verified', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(), fc.nat(), fc.nat(), (match, lineNumber, columnNumber, other) => {
      const text = formatRecord(match);
      const lines = text.split('\n');
      const proof = [...lines.keys()].filter((line) => PROOF.test(lines[line]!));
      const line = proof[lineNumber % proof.length]!;
      const [label] = PROOF.exec(lines[line]!)!;
      const value = lines[line]!.slice(label.length);
      const column = columnNumber % value.length;
      const alphabet = [...new Set(value)].filter((letter) => letter !== ' ' && letter !== '|');
      const changed = `${value.slice(0, column)}${alphabet[other % alphabet.length]}${value.slice(column + 1)}`;
      const tampered = lines.with(line, `${label}${changed}`).join('\n');
      // A bar between cards is only there for people.
      const read = parseRecord(tampered);
      if (read.ok && formatRecord(read.record) === text) return;
      expect(verdictOf(tampered), tampered).not.toBe('verified');
    }),
    runs(2000),
  );
});

test('a record with two dealt cards exchanged is not verified', () => {
  const anyPlace = fc.tuple(fc.nat(), fc.nat());
  fc.assert(
    fc.property(anyMatch, fc.nat(2), anyPlace, anyPlace, (match, number, first, second) => {
      const round = match.rounds[number]!;
      const hands = round.hands!.map((hand) => [...hand]);
      const places = [first, second].map(([seat, card]) => {
        const hand = hands[seat % hands.length]!;
        return { hand, index: card % hand.length };
      });
      const [a, b] = places as [(typeof places)[number], (typeof places)[number]];
      const [cardA, cardB] = [a.hand[a.index]!, b.hand[b.index]!];
      fc.pre(cardA !== cardB);
      a.hand[a.index] = cardB;
      b.hand[b.index] = cardA;
      const rounds = match.rounds.with(number, { ...round, hands });
      expect(verifyDeals({ ...match, rounds })).toMatchObject({ type: 'failed' });
    }),
    runs(300),
  );
});

test('a record in which a line of the proof is missing, double or in another place is not verified', () => {
  for (const match of MATCHES) {
    for (const [index, tag] of match.tags.entries()) {
      const without = match.tags.toSpliced(index, 1);
      const changes: readonly (readonly Tag[])[] = [
        without,
        [...match.tags, tag],
        without.toSpliced(0, 0, tag),
      ];
      for (const tags of changes) {
        const { type } = verifyDeals({ ...match, tags });
        const isSame = JSON.stringify(tags.filter(isSalt)) === JSON.stringify(match.tags.filter(isSalt));
        const isMoved = tags.length === match.tags.length;
        if (!(isMoved && isSame)) expect(type).toBe('failed');
      }
    }
    const rounds = match.rounds.toSpliced(1, 1);
    expect(verifyDeals({ ...match, rounds })).toMatchObject({ type: 'failed' });
    expect(verifyDeals({ ...match, rounds: [] })).toMatchObject({ type: 'failed' });
    const withoutSeed = match.rounds.map((round) => ({ ...round, tags: [] }));
    expect(verifyDeals({ ...match, rounds: withoutSeed })).toMatchObject({ type: 'failed' });
  }
});

function isSalt({ name }: Tag): boolean {
  return name.startsWith('fair salt');
}

test('says what is wrong', () => {
  const [match] = MATCHES as [GameRecord];
  const withTag = (name: string, change: (value: string) => string): GameRecord => ({
    ...match,
    tags: match.tags.map((tag) => (tag.name === name ? { name, value: change(tag.value) } : tag)),
  });
  const flipped = (value: string) => value.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const problemsOf = (record: GameRecord) => {
    const verdict = verifyDeals(record);
    return verdict.type === 'failed' ? verdict.problems.map(({ type }) => type) : verdict.type;
  };
  expect(problemsOf(withTag('fair commitment', flipped))).toContain('commitment');
  expect(problemsOf(withTag('fair salt 1', flipped))).toEqual(['salt']);
  expect(problemsOf(withTag('fair secret', flipped))).toContain('commitment');
  expect(problemsOf(withTag('fair secret', () => 'x'))).toEqual(['damaged']);
  expect(problemsOf(withTag('fair', (value) => value.replace('1 2 3', '2 1 3')))).toContain('seats');
  const [round] = match.rounds;
  const other = { ...round!, tags: [{ name: 'seed', value: 'xoshiro128:chosen' }] };
  expect(problemsOf({ ...match, rounds: match.rounds.with(0, other) })).toEqual(['seed']);
});

test('says why the deals of a record cannot be verified', () => {
  const [match] = MATCHES as [GameRecord];
  const old = { ...match, tags: match.tags.filter(({ name }) => !name.startsWith('fair')) };
  expect(verifyDeals(old)).toEqual({ type: 'not-verifiable', reason: 'none' });
  const newer = match.tags.map((tag) => (tag.name === 'fair' ? { ...tag, value: '2 something' } : tag));
  expect(verifyDeals({ ...match, tags: newer })).toEqual({ type: 'not-verifiable', reason: 'newer' });
});
