import { type Signal, signal } from '@preact/signals';
import { type Options, type Rank, rulesFor, type Seat, setUp, viewFor } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import type { TableView } from '@schupf/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AutoPass } from './auto-pass.ts';

const DELAY = 700;

interface Moment {
  readonly turn: Seat;
  /** The number of the turn. */
  readonly number?: number;
  readonly top?: string;
  readonly window?: boolean;
  readonly wish?: Rank;
  readonly options?: Partial<Options>;
}

/** The table as the first player sees it. The last player has played `top`. */
function seenAt({
  turn,
  number = 10 + turn,
  top = 'T9',
  window = false,
  wish,
  options = {},
}: Moment): TableView {
  const setup = setUp(rulesFor('nanjing', options), {
    phase: 'play',
    hands: ['S3 SK', 'J3 J4', 'P3 P4', 'T3 T4'].map((hand) => parseCards(hand)!),
    trick: top === '' ? [] : [{ seat: 3, cards: parseCards(top)!, phoenixAs: [] }],
    turn,
    window,
    wish: wish ?? null,
    played: [0, 1, 2, 3],
  });
  if (!setup.ok) throw new Error(setup.problem);
  const status = { turn: number, duties: [{ seat: turn, kind: 'turn' }] };
  return { view: viewFor(setup.position, 0), status, held: [] } as unknown as TableView;
}

class Player {
  readonly seen: Signal<TableView | null>;
  readonly passes: Seat[] = [];
  readonly autoPass: AutoPass;

  constructor(moment: Moment) {
    this.seen = signal(seenAt(moment));
    this.autoPass = new AutoPass({
      seen: this.seen,
      seats: signal([0]),
      pass: (seat) => this.passes.push(seat),
      delay: () => DELAY,
    });
  }

  see(moment: Moment): void {
    this.seen.value = seenAt(moment);
    vi.advanceTimersByTime(DELAY);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('passing until the next trick', () => {
  test('sends nothing before the player’s turn, and one pass on each turn', () => {
    const player = new Player({ turn: 1 });
    expect(player.autoPass.toggle()).toBe(true);
    player.see({ turn: 2 });
    expect(player.passes).toEqual([]);
    player.seen.value = seenAt({ turn: 0 });
    vi.advanceTimersByTime(DELAY - 1);
    expect(player.passes).toEqual([]);
    vi.advanceTimersByTime(1);
    player.see({ turn: 0 });
    expect(player.passes).toEqual([0]);
    player.see({ turn: 1, number: 21 });
    player.see({ turn: 0, number: 24 });
    expect(player.passes).toEqual([0, 0]);
  });

  test('waits until no bomb can come first', () => {
    const player = new Player({ turn: 1 });
    player.autoPass.toggle();
    player.see({ turn: 0, window: true });
    expect(player.passes).toEqual([]);
    player.see({ turn: 0 });
    expect(player.passes).toEqual([0]);
  });

  test('ends with the trick', () => {
    const player = new Player({ turn: 1 });
    player.autoPass.toggle();
    player.see({ turn: 0, top: '' });
    expect(player.autoPass.isOn.value).toBe(false);
    expect(player.passes).toEqual([]);
  });

  test('does not pass on the next trick, even if it follows within one update', () => {
    const player = new Player({ turn: 1 });
    player.autoPass.toggle();
    player.see({ turn: 0, top: 'T9 J9' });
    expect(player.passes).toEqual([]);
  });

  test('can be cancelled, even when the pass is about to be sent', () => {
    const player = new Player({ turn: 1 });
    player.autoPass.toggle();
    player.seen.value = seenAt({ turn: 0 });
    player.autoPass.toggle();
    vi.advanceTimersByTime(DELAY);
    expect(player.passes).toEqual([]);
  });

  test('never passes if the player must fulfil a wish', () => {
    for (const options of [{}, { wishEnforcement: 'penalty-200' }] as const) {
      const player = new Player({ turn: 1, wish: 13, options });
      player.autoPass.toggle();
      player.see({ turn: 0, wish: 13, options });
      expect(player.passes).toEqual([]);
      expect(player.autoPass.isOn.value).toBe(false);
    }
  });

  test('is possible only while someone else’s trick is on the table', () => {
    expect(new Player({ turn: 0, top: '' }).autoPass.toggle()).toBe(false);
    expect(new Player({ turn: 1 }).autoPass.isPossible.value).toBe(true);
  });
});
