import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DealsView } from '../src/deals/deals-view.ts';
import { commitmentOf, drawFrom, drawSeedOf, packSeedOf, saltHashOf } from '../src/deals/formulas.ts';
import { packTable, unpackTable } from '../src/index.ts';
import { BOT, person, Sitting } from './support.ts';

const SECRET = '5'.repeat(64);
const SALTS = { A: 'a'.repeat(32), B: 'b'.repeat(32), C: 'c'.repeat(32) } as const;
type Letter = keyof typeof SALTS;

/** A table with people in these chairs, bots in the others, and a match that is about to begin. */
function committed(letters = 'AB'): Sitting {
  const chairs = [...'ABCD'].map((letter) => (letters.includes(letter) ? person(letter) : BOT));
  const sitting = Sitting.open('nanjing', { chairs, fairDeals: 'table-1' });
  sitting.give(0, { type: 'begin' });
  sitting.give(0, { type: 'secret', secret: SECRET });
  return sitting;
}

function viewOf(sitting: Sitting): DealsView {
  const told = sitting.update('deals').at(-1)?.update;
  if (told?.type !== 'deals') throw new Error('no one was told about the deals');
  return told.deals!;
}

function commit(sitting: Sitting, at: number, letter: Letter, salt: string = SALTS[letter]): string {
  const hash = saltHashOf(viewOf(sitting).commitment, salt);
  return sitting.command(at, letter, { type: 'commit-salt', match: 1, hash });
}

function reveal(sitting: Sitting, at: number, letter: Letter, salt: string = SALTS[letter]): string {
  return sitting.command(at, letter, { type: 'reveal-salt', match: 1, salt });
}

/** The draw that the table requests; null if it has not requested one. */
function requestedDraw(sitting: Sitting) {
  return sitting.effects.map(({ effect }) => effect).findLast((effect) => effect.type === 'draw') ?? null;
}

function fixed(letters = 'AB'): Sitting {
  const sitting = committed(letters);
  for (const letter of letters) commit(sitting, 100, letter as Letter);
  for (const letter of letters) reveal(sitting, 200, letter as Letter);
  return sitting;
}

test('shows the commitment before any hash, all hashes before any salt, and the secret after the match', () => {
  const sitting = committed();
  const { commitment } = viewOf(sitting);
  expect(viewOf(sitting)).toEqual({
    table: 'table-1',
    match: 1,
    seats: 'kept',
    commitment,
    stage: 'hashes',
    contributions: [],
    secret: null,
  });
  expect(commit(sitting, 100, 'A')).toBe('done');
  expect(sitting.update('deals')).toHaveLength(1);
  expect(commit(sitting, 150, 'B')).toBe('done');
  const hashes = (['A', 'B'] as const).map((letter, chair) => ({
    chair,
    hash: saltHashOf(commitment, SALTS[letter]),
    salt: null,
  }));
  expect(viewOf(sitting)).toMatchObject({ stage: 'salts', contributions: hashes });
  expect(reveal(sitting, 200, 'B')).toBe('done');
  expect(sitting.update('deals')).toHaveLength(2);
  expect(requestedDraw(sitting)).toBe(null);
  expect(reveal(sitting, 250, 'A')).toBe('done');
  expect(viewOf(sitting)).toMatchObject({
    stage: 'fixed',
    contributions: [{ salt: SALTS.A }, { salt: SALTS.B }],
    secret: null,
  });
  expect(requestedDraw(sitting)).toMatchObject({ match: 1 });
  const seed = requestedDraw(sitting)!.seed!;
  sitting.give(250, { type: 'drawn', ...drawFrom(sitting.table.rules, seed) });
  expect(JSON.stringify(sitting.effects.filter(({ effect }) => effect.type === 'tell'))).not.toContain(
    SECRET,
  );
  sitting.command(300, 'A', { type: 'propose', what: 'stop' });
  sitting.command(300, 'B', { type: 'propose', what: 'stop' });
  expect(viewOf(sitting)).toMatchObject({ stage: 'shown', secret: SECRET });
});

test('the digests are those that docs/fair-deals.md describes', () => {
  const sitting = fixed();
  const { commitment, contributions } = viewOf(sitting);
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(commitment).toBe(sha(`schupf-deals 1 table-1 1 kept ${SECRET}`));
  expect(contributions[0]!.hash).toBe(sha(`schupf-salt 1 ${commitment} ${SALTS.A}`));
  const seed = (purpose: string) =>
    createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update(`schupf-seed 1 1:${SALTS.A} 2:${SALTS.B} ${purpose}`)
      .digest('hex');
  const source = { secret: SECRET, contributions };
  expect(drawSeedOf(source)).toBe(`chacha20:${seed('draw')}`);
  expect(packSeedOf(source, 3)).toBe(`chacha20:${seed('round 3')}`);
  expect(requestedDraw(sitting)!.seed).toBe(drawSeedOf(source));
});

test('requests every pack by the seed of its round', () => {
  const sitting = fixed();
  const { rules } = sitting.table;
  sitting.give(200, { type: 'drawn', ...drawFrom(rules, requestedDraw(sitting)!.seed!) });
  const shuffle = sitting.effects.map(({ effect }) => effect).findLast((effect) => effect.type === 'shuffle');
  const source = { secret: SECRET, contributions: viewOf(sitting).contributions };
  expect(shuffle).toEqual({ type: 'shuffle', match: 1, round: 1, seed: packSeedOf(source, 1) });
});

test('every salt, and every missing one, changes the seeds', () => {
  const source = (a: string | null, b: string | null) => ({
    secret: SECRET,
    contributions: [
      { chair: 0, hash: '', salt: a },
      { chair: 1, hash: '', salt: b },
    ],
  });
  const sources = [
    source(SALTS.A, SALTS.B),
    source(SALTS.B, SALTS.A),
    source(SALTS.A, null),
    source(null, SALTS.B),
    source(null, null),
    { secret: SECRET, contributions: [] },
    { ...source(SALTS.A, SALTS.B), secret: '6'.repeat(64) },
  ];
  expect(new Set(sources.map((one) => packSeedOf(one, 1))).size).toBe(sources.length);
  expect(packSeedOf(sources[0]!, 1)).not.toBe(packSeedOf(sources[0]!, 2));
});

test('the commitment depends on the table, the match, the seating and the secret', () => {
  const context = { table: 't', match: 1, seats: 'kept' } as const;
  const commitments = [
    commitmentOf(context, SECRET),
    commitmentOf({ ...context, table: 'u' }, SECRET),
    commitmentOf({ ...context, match: 2 }, SECRET),
    commitmentOf({ ...context, seats: 'drawn' }, SECRET),
    commitmentOf(context, '6'.repeat(64)),
  ];
  expect(new Set(commitments).size).toBe(commitments.length);
});

test('waits at most five seconds for people who do not answer, and not at all for bots', () => {
  expect(requestedDraw(committed(''))).not.toBe(null);
  const silent = committed('A');
  silent.runTo(2999);
  expect(requestedDraw(silent)).toBe(null);
  silent.runTo(3000);
  expect(requestedDraw(silent)).not.toBe(null);
  expect(viewOf(silent)).toMatchObject({ stage: 'fixed', contributions: [] });
  const withholding = committed('AB');
  commit(withholding, 10, 'A');
  withholding.runTo(4999);
  expect(requestedDraw(withholding)).toBe(null);
  withholding.runTo(5000);
  expect(viewOf(withholding).contributions).toMatchObject([{ chair: 0, salt: null }]);
  expect(requestedDraw(withholding)).not.toBe(null);
});

test('does not wait for someone who has been away or has left', () => {
  const sitting = committed('ABC');
  commit(sitting, 10, 'A');
  commit(sitting, 10, 'B');
  sitting.command(20, 'C', { type: 'leave' });
  expect(viewOf(sitting).stage).toBe('salts');
  reveal(sitting, 30, 'A');
  sitting.command(40, 'B', { type: 'leave' });
  expect(viewOf(sitting)).toMatchObject({
    stage: 'fixed',
    contributions: [
      { chair: 0, salt: SALTS.A },
      { chair: 1, salt: null },
    ],
  });
});

test('refuses hashes and salts that come too late, twice, from strangers, or do not fit', () => {
  const sitting = committed('ABC');
  const { commitment } = viewOf(sitting);
  const hash = saltHashOf(commitment, SALTS.A);
  expect(sitting.command(10, 'Z', { type: 'commit-salt', match: 1, hash })).toBe('not-seated');
  expect(sitting.command(10, 'A', { type: 'commit-salt', match: 2, hash })).toBe('stale');
  expect(sitting.command(10, 'A', { type: 'commit-salt', match: 1, hash: 'x' })).toBe('malformed');
  expect(reveal(sitting, 10, 'A')).toBe('stale');
  expect(commit(sitting, 10, 'A')).toBe('done');
  expect(commit(sitting, 20, 'A'), 'the same again, after the page was loaded again').toBe('done');
  expect(commit(sitting, 20, 'A', SALTS.B), 'from another device').toBe('stale');
  commit(sitting, 20, 'B');
  sitting.runTo(3000);
  expect(commit(sitting, 3001, 'C')).toBe('stale');
  expect(reveal(sitting, 3001, 'C')).toBe('stale');
  expect(reveal(sitting, 3001, 'A', SALTS.B)).toBe('malformed');
  expect(reveal(sitting, 3001, 'A')).toBe('done');
  expect(reveal(sitting, 3002, 'A')).toBe('stale');
  sitting.runTo(5000);
  expect(reveal(sitting, 5001, 'B')).toBe('stale');
});

test('someone who takes a free chair too late adds nothing', () => {
  const sitting = committed('AB');
  commit(sitting, 10, 'A');
  commit(sitting, 10, 'B');
  sitting.command(20, 'C', { type: 'sit', chair: 2, name: 'C' });
  expect(commit(sitting, 30, 'C')).toBe('stale');
  reveal(sitting, 40, 'A');
  reveal(sitting, 40, 'B');
  expect(viewOf(sitting).contributions).toHaveLength(2);
  expect(requestedDraw(sitting)).not.toBe(null);
});

test('every match has its own secret, which a rematch requests', () => {
  const sitting = fixed();
  sitting.give(200, { type: 'drawn', ...drawFrom(sitting.table.rules, requestedDraw(sitting)!.seed!) });
  sitting.give(300, { type: 'abandon' });
  expect(viewOf(sitting)).toMatchObject({ match: 1, stage: 'shown' });
  for (const letter of 'AB')
    sitting.command(400, letter, { type: 'propose', what: 'rematch', seats: 'drawn' });
  expect(sitting.effects.at(-1)?.effect.type).toBe('wake');
  expect(sitting.effects.some(({ effect }) => effect.type === 'draw-secret' && effect.match === 2)).toBe(
    true,
  );
  sitting.give(400, { type: 'secret', secret: '6'.repeat(64) });
  expect(viewOf(sitting)).toMatchObject({ match: 2, seats: 'drawn', stage: 'hashes', secret: null });
});

test('a caller who deals in another way says so, and no one is told of a commitment', () => {
  const sitting = Sitting.open('nanjing', { fairDeals: 'table-1' });
  sitting.give(0, { type: 'begin' });
  expect(sitting.give(0, { type: 'secret', secret: null })).toBe(true);
  expect(sitting.table.deals).toBe(null);
  expect(requestedDraw(sitting)).toEqual({ type: 'draw', match: 1, seed: null });
});

test('a packed table keeps everything', () => {
  const { table } = fixed();
  expect(unpackTable(JSON.parse(JSON.stringify(packTable(table))), table).deals).toEqual(table.deals);
});

test('a secret that was not requested changes nothing', () => {
  const sitting = committed();
  const { commitment } = viewOf(sitting);
  expect(sitting.give(10, { type: 'secret', secret: '6'.repeat(64) })).toBe(false);
  expect(sitting.table.deals?.commitment).toBe(commitment);
  expect(Sitting.open('nanjing').give(0, { type: 'secret', secret: SECRET })).toBe(false);
});
