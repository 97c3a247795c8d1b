import { describe, expect, test } from 'vitest';
import { choicesFor, dutiesOf, type Options, seatsIn, seatsToPush, seenBy, viewFor } from '../src/index.ts';
import { cards, letters, newTable, seat, type Table } from './support.ts';

const HANDS = { A: 'S2 S3 S4 S5', B: 'J2 J3 J4', C: 'P2 P3 P4', D: 'T2 T3 T4' };
const PUSHES = [
  'A push B:S2 C:S3 D:S4',
  'B push A:J2 C:J3 D:J4',
  'C push A:P2 B:P3 D:P4',
  'D push A:T2 B:T3 C:T4',
] as const;

/** A table at which all cards are dealt, everyone who is asked has declined Tichu, and no one has pushed yet. */
const pushing = (options: Partial<Options> = {}) => declined(dealt(options));
const dealt = (options: Partial<Options> = {}) =>
  newTable({ options: { grandTichuLimit: 'off', ...options } }).deal(HANDS);
function declined(table: Table): Table {
  return table.open.phase === 'tichu'
    ? table.step('A decline', 'B decline', 'C decline', 'D decline')
    : table;
}
const missing = (table: Table) => letters(seatsIn(seatsToPush(table.open)));

test('[PUSH1] each seat gives one card to each other seat and has fourteen again', () => {
  const table = pushing().step(...PUSHES);
  expect(table.open).toMatchObject({ phase: 'play', counts: [14, 14, 14, 14] });
  for (const card of ['J2', 'P2', 'T2']) expect(table.hand('A').split(' ')).toContain(card);
  for (const card of ['S2', 'S3', 'S4']) expect(table.hand('A').split(' ')).not.toContain(card);
});

test.each([
  ['a push that leaves a seat out', 'A push B:S2 C:S3', 'push-one-each'],
  ['two cards for one seat', 'A push B:S2,S5 C:S3 D:S4', 'push-one-each'],
  ['a seat twice', 'A push B:S2 C:S3 C:S4', 'push-one-each'],
  ['a card twice', 'A push B:S2 C:S2 D:S4', 'push-one-each'],
  ['a card for the giver', 'A push A:S2 B:S3 C:S4', 'push-one-each'],
  ['another seat’s card', 'A push B:J2 C:S3 D:S4', 'not-in-hand'],
  ['an empty push', 'A push', 'push-one-each'],
])('[PUSH1] refuses %s', (_, text, code) => {
  expect(pushing().refusal(text)).toBe(code);
});

describe('[PUSH2] until all have chosen their push', () => {
  const table = pushing().step(PUSHES[0], PUSHES[1], PUSHES[2]);

  test('no card changes hands', () => {
    for (const [letter, held] of Object.entries(HANDS))
      expect(table.hand(letter)).toContain(held.split(' ')[0]);
    expect(table.open.counts).toEqual([14, 14, 14, 14]);
    expect(missing(table)).toBe('D');
  });

  test('a player sees that others have chosen, but not what', () => {
    for (const observer of [seat('D'), 'spectator'] as const) {
      const view = viewFor(table.position, observer);
      expect(view.laid).toEqual([null, null, null, null]);
      expect(view.transfers).toEqual([]);
      expect(letters(seatsIn(view.open.laidOut))).toBe('ABC');
    }
    expect(viewFor(table.position, seat('B')).laid).toEqual([null, table.position.laid[1], null, null]);
  });

  test('the event shows the cards to their giver only', () => {
    const [event] = pushing().step(PUSHES[0]).events;
    expect(seenBy(event!, seat('A'), table.open)).toMatchObject({ gifts: [{ to: 1 }, { to: 2 }, { to: 3 }] });
    for (const other of [1, 2, 3, 'spectator'] as const) {
      expect(seenBy(event!, other, table.open)).toMatchObject({ seat: 0, gifts: null });
    }
  });
});

describe('[PUSH2] in the exchange', () => {
  const table = pushing().step(...PUSHES);
  const exchanged = table.events.find(({ type }) => type === 'exchanged')!;
  const known = (observer: number | 'spectator' | 'omniscient') => {
    const seen = seenBy(exchanged, observer, table.open);
    if (seen.type !== 'exchanged') throw new Error(`unexpected event: ${seen.type}`);
    return seen.transfers.filter(({ cards }) => typeof cards !== 'number');
  };

  test('a player sees the cards they gave and received', () => {
    expect(known(seat('A'))).toEqual([
      { from: 0, to: 1, cards: cards('S2') },
      { from: 0, to: 2, cards: cards('S3') },
      { from: 0, to: 3, cards: cards('S4') },
      { from: 1, to: 0, cards: cards('J2') },
      { from: 2, to: 0, cards: cards('P2') },
      { from: 3, to: 0, cards: cards('T2') },
    ]);
    expect(viewFor(table.position, seat('A')).transfers).toEqual(known(seat('A')));
  });

  test('a spectator sees none of the cards, the record all of them', () => {
    expect(known('spectator')).toEqual([]);
    expect(known('omniscient')).toHaveLength(12);
  });
});

describe('[PUSH3] a push on the table', () => {
  test('may be taken back and chosen again until the exchange', () => {
    const table = pushing().step(PUSHES[0]);
    expect(table.refusal('A push B:S4 C:S3 D:S2')).toBe('already-laid-out');
    table.step('A back');
    expect(missing(table)).toBe('ABCD');
    table.step('A push B:S4 C:S3 D:S2', PUSHES[1], PUSHES[2], PUSHES[3]);
    expect(table.hand('B').split(' ')).toContain('S4');
    expect(table.refusal('A back')).toBe('not-now');
  });

  test('can be taken back only by its own seat', () => {
    const table = pushing().step(PUSHES[0]);
    expect(table.refusal('B back')).toBe('nothing-laid-out');
    expect(table.refusal('A back')).toBeNull();
  });
});

describe('[PUSH4 CALL1] Tichu', () => {
  const MODES = ['reopen', 'blocked', 'no-reopen'] as const;

  test.each(MODES)('%s: a call before anyone has chosen changes nothing', (tichuDuringPush) => {
    const table = pushing({ tichuDuringPush }).step('B tichu');
    expect(table.open.calls).toEqual([null, 'tichu', null, null]);
    expect(missing(table)).toBe('ABCD');
  });

  test('reopen: all pushes go back, the caller’s too, and everyone chooses again', () => {
    const table = pushing({ tichuDuringPush: 'reopen' }).step(PUSHES[0], PUSHES[1], 'B tichu');
    expect(missing(table)).toBe('ABCD');
    expect(table.position.laid).toEqual([null, null, null, null]);
    expect(viewFor(table.position, seat('A')).laid).toEqual([null, null, null, null]);
    table.step('A push B:S4 C:S3 D:S2', ...PUSHES.slice(1));
    expect(table.hand('D').split(' ')).toContain('S2');
  });

  test('reopen: every further call reopens the push again', () => {
    const table = pushing().step(PUSHES[0], 'B tichu', PUSHES[0], PUSHES[1], 'C tichu');
    expect(missing(table)).toBe('ABCD');
  });

  test('blocked: no one may call while a push is on the table', () => {
    const table = pushing({ tichuDuringPush: 'blocked' }).step(PUSHES[0]);
    for (const letter of 'ABCD') expect(table.refusal(`${letter} tichu`)).toBe('call-during-push');
    table.step('A back');
    expect(table.refusal('D tichu')).toBeNull();
  });

  test('no-reopen: the call stands and the pushes stay', () => {
    const table = pushing({ tichuDuringPush: 'no-reopen' }).step(PUSHES[0], PUSHES[1], 'A tichu');
    expect(missing(table)).toBe('CD');
    expect(table.open.calls[0]).toBe('tichu');
  });

  test.each(MODES)('%s: players may call on any turn until their first card', (tichuDuringPush) => {
    const table = declined(
      newTable({ options: { grandTichuLimit: 'off', tichuDuringPush } }).deal({
        ...HANDS,
        A: 'S2 S3 S4 MJ',
      }),
    ).step(...PUSHES);
    table.run('A MJ', 'B pass');
    expect(table.refusal('A tichu'), 'A has played').toBe('too-late-to-call');
    for (const letter of 'BCD') expect(table.refusal(`${letter} tichu`)).toBeNull();
    table.step('B tichu');
    expect(table.refusal('B tichu')).toBe('called-already');
  });

  test('may be called during the deal, where it counts as taking the rest', () => {
    const table = newTable().deal().step('B tichu');
    expect(table.open.calls[1]).toBe('tichu');
    expect(table.refusal('B take')).toBe('nothing-to-take');
    expect(table.refusal('B grand')).toBe('called-already');
    table.step('A take', 'C take', 'D take');
    expect(table.open.phase).toBe('push');
  });
});

describe('[PUSH5] the moment for Tichu before the push', () => {
  const BLOCKED = { tichuDuringPush: 'blocked' } as const;
  const asked = (table: Table) => letters(dutiesOf(table.open).map(({ seat }) => seat));

  test('everyone is asked once all cards are dealt, and no one can push before all have answered', () => {
    const table = dealt(BLOCKED);
    expect(table.open.phase).toBe('tichu');
    expect(asked(table)).toBe('ABCD');
    expect(dutiesOf(table.open)[0]).toEqual({ seat: 0, kind: 'tichu' });
    expect(table.refusal(PUSHES[0])).toBe('push-after-calls');
    table.step('C decline', 'A decline', 'D decline');
    expect(asked(table)).toBe('B');
    expect(table.refusal(PUSHES[0])).toBe('push-after-calls');
    table.step('B tichu');
    expect(table.open).toMatchObject({ phase: 'push', calls: [null, 'tichu', null, null] });
    table.step(...PUSHES);
    expect(table.open.phase).toBe('play');
  });

  test('comes after a split deal, and after a deal of cards taken one by one', () => {
    const split = newTable({ options: BLOCKED }).deal().step('A take', 'B take', 'C grand', 'D take');
    expect(split.open.phase).toBe('tichu');
    expect(asked(split), 'C has called already').toBe('ABD');
    const taken = newTable({ options: { ...BLOCKED, dealMethod: 'take-one-by-one' } }).deal();
    while (taken.open.phase === 'take') taken.step(`${letters([dutiesOf(taken.open)[0]!.seat])} take`);
    expect(taken.open.phase).toBe('tichu');
    expect(asked(taken)).toBe('ABCD');
  });

  test('a seat that has declined may still call until the push begins, but cannot decline twice', () => {
    const table = dealt(BLOCKED).step('A decline');
    expect(table.refusal('A decline')).toBe('nothing-to-decline');
    table.step('A tichu');
    expect(table.refusal('A decline')).toBe('nothing-to-decline');
    expect(asked(table)).toBe('BCD');
  });

  test('everyone sees who has declined', () => {
    const table = dealt(BLOCKED).step('A decline');
    expect(table.events).toEqual([{ type: 'declined-tichu', seat: 0 }]);
    for (const observer of [0, 1, 'spectator'] as const) {
      expect(seenBy(table.events[0]!, observer, table.open)).toEqual(table.events[0]);
      expect(letters(seatsIn(viewFor(table.position, observer).open.decided))).toBe('A');
    }
  });

  test('a seat whose partner has made the team’s only call is not asked', () => {
    const table = dealt({ ...BLOCKED, callsPerTeam: 'one' }).step('A tichu');
    expect(asked(table)).toBe('BD');
    expect(table.refusal('C decline')).toBe('nothing-to-decline');
    table.step('D decline', 'B tichu');
    expect(table.open.phase).toBe('push');
  });

  test('the soloist of a three-player game answers for both hands, having seen them', () => {
    const table = newTable({ variant: 'trichu', options: { ...BLOCKED, grandTichuLimit: 'off' } }).deal();
    expect(asked(table)).toBe('ABCD');
    const { players, dummy } = table.open;
    expect(viewFor(table.position, players[dummy]!).hands[dummy]).not.toBeNull();
    expect(choicesFor(viewFor(table.position, players[dummy]!), dummy).mayDecline).toBe(true);
  });

  test.each(['reopen', 'no-reopen'] as const)('does not exist with %s', (tichuDuringPush) => {
    const table = dealt({ tichuDuringPush });
    expect(table.open.phase).toBe('push');
    expect(table.refusal('A decline')).toBe('not-now');
  });

  test('does not exist where there is nothing to call or to push', () => {
    const ranks = newTable({ variant: 'grandseigneur', options: BLOCKED }).deal();
    expect(ranks.open.phase).toBe('play');
  });
});

test('[PUSH1] refuses a push before or after the exchange phase', () => {
  expect(newTable().deal(HANDS).refusal(PUSHES[0])).toBe('not-now');
  expect(
    pushing()
      .step(...PUSHES)
      .refusal(PUSHES[0]),
  ).toBe('not-now');
});

test('[TIEN4] in a six-player game, players push only to their partners', () => {
  const table = newTable({ variant: 'tientsin', options: { grandTichuLimit: 'off' } });
  table.deal({ A: 'S2 S3 S4' });
  expect(table.refusal('A push B:S2 C:S3')).toBe('push-one-each');
  expect(table.refusal('A push C:S2 E:S3')).toBeNull();
});
