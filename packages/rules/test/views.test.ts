import { describe, expect, test } from 'vitest';
import { follow, type Observer, seenBy, type View, viewFor } from '../src/index.ts';
import { cards, newTable, puzzle, type Table } from './support.ts';

const OBSERVERS: readonly Observer[] = [0, 1, 2, 3, 'spectator', 'omniscient'];

describe('[PLAY11] a view', () => {
  const table = puzzle({
    hands: { A: 'S2 S3', B: 'S5 S6 S7', C: 'SX', D: 'SQ SK' },
    trick: ['C S4'],
    turn: 'D',
    wish: 'A',
    calls: { B: 'tichu' },
    won: { A: 'S9' },
  }).run('D pass');

  test.each(OBSERVERS)('shows the score, calls, wish, plays, passes and hand sizes: %s', (observer) => {
    const { open } = viewFor(table.position, observer);
    expect(open).toMatchObject({
      totals: [0, 0],
      calls: [null, 'tichu', null, null],
      wish: 14,
      counts: [2, 3, 1, 2],
      owner: 2,
      turn: 0,
    });
    expect(open.history).toEqual([{ type: 'passed', seat: 3 }]);
    expect(open.standing.cards.toArray()).toEqual(cards('S4'));
  });

  test('contains no secrets except the observer’s own cards', () => {
    const view = viewFor(table.position, 1);
    expect(Object.keys(view).sort()).toEqual(
      ['observer', 'rules', 'open', 'hands', 'laid', 'decisions', 'transfers'].sort(),
    );
    expect(view.hands.map((hand) => hand?.toArray() ?? null)).toEqual([null, cards('S5 S6 S7'), null, null]);
    expect(viewFor(table.position, 'spectator').hands).toEqual([null, null, null, null]);
  });

  test('does not depend on what others hold', () => {
    const hands = { A: 'S2 S3', B: 'S5 S6 S7', C: 'SX', D: 'SQ SK' };
    const actual = puzzle({ hands, trick: ['C S4'], turn: 'D' });
    const other = puzzle({ hands: { ...hands, A: 'DRG PHX', D: 'J8 J9' }, trick: ['C S4'], turn: 'D' });
    for (const observer of [1, 2, 'spectator'] as const) {
      expect(viewFor(actual.position, observer)).toEqual(viewFor(other.position, observer));
    }
  });
});

/** Makes a move and updates all views using only the events their observers see. */
function followed(table: Table, text: string): (readonly [Observer, View])[] {
  const before = OBSERVERS.map((observer) => [observer, viewFor(table.position, observer)] as const);
  const { events } = table.step(text);
  return before.map(([observer, view]) => [
    observer,
    events.reduce((seen, event) => follow(seen, seenBy(event, observer, table.open)), view),
  ]);
}

/** A hidden Grand Tichu with a collision, a Tichu that reopens the push, a push taken back, a trick with a wish. */
const MOVES = [
  ['A take', 'B grand', 'C grand', 'D grand', 'D withdraw'],
  ['A push B:S2 C:S3 D:S4', 'A tichu', 'A push B:S2 C:S3 D:S4'],
  ['B push A:J2 C:J3 D:J4', 'B back', 'B push A:J2 C:J3 D:J4'],
  ['C push A:P2 B:P3 D:P4', 'D push A:T2 B:T3 C:T4'],
  ['A MJ wish 8', 'close', 'B S8', 'close', 'C pass', 'D pass', 'A pass', 'close', 'gather'],
].flat();

test('a view updated only by events equals the view of the table after every move', () => {
  const table = newTable({
    options: { grandTichuDecision: 'simultaneous-hidden', grandTichuCollision: 'later-may-withdraw' },
  });
  table.deal({ A: 'S2 S3 S4 MJ', B: 'J2 J3 J4 S8', C: 'P2 P3 P4', D: 'T2 T3 T4' });
  for (const text of MOVES) {
    for (const [observer, view] of followed(table, text)) {
      expect(view, `${observer} after ${text}`).toEqual(viewFor(table.position, observer));
    }
  }
});
