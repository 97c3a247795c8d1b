import type { JointReplayMessage, ReplayCommand, ShownPlace } from '@schupf/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JointReplay, POINTER_MS, type ReplayTable, SEND_EVERY_MS } from './joint-replay.ts';

const ANA = { id: 'ana', name: 'Ana' };
const BEN = { id: 'ben', name: 'Ben' };
const VIEW = { front: 0, all: true };
const AT_TABLE = { table: 'T', match: 1 } as const;

class FakeTable implements ReplayTable {
  readonly sent: ReplayCommand[] = [];
  private listener: (message: JointReplayMessage) => void = () => {};

  onReplay(listener: (message: JointReplayMessage) => void) {
    this.listener = listener;
    return () => {
      this.listener = () => {};
    };
  }

  replay(what: ReplayCommand) {
    this.sent.push(what);
    return true;
  }

  /** The server says who is here. */
  people(leader: typeof ANA | null, people = [ANA, BEN]) {
    this.listener({ type: 'replay', ...AT_TABLE, people, leader: leader?.id ?? null });
  }

  shown(shown: ShownPlace, match = 1) {
    this.listener({ type: 'shown', ...AT_TABLE, match, shown });
  }

  pointed(by: typeof ANA, card: number) {
    this.listener({ type: 'pointed', ...AT_TABLE, by, at: { type: 'card', card } });
  }

  refuse() {
    this.listener({ type: 'no-replay', table: 'T', reason: 'unavailable' });
  }

  /** What was sent since the last call. */
  take() {
    return this.sent.splice(0);
  }
}

function at(moment: number, line: ShownPlace['line'] = null): ShownPlace {
  return { round: 1, moment, view: VIEW, line };
}

/** The replay on Ana's page. */
function replayOfAna() {
  const table = new FakeTable();
  const replay = new JointReplay({ table, match: 1, isMe: (id) => id === ANA.id });
  replay.join();
  return { table, replay };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first person leads and shows where they begin, once both are known', () => {
  const { table, replay } = replayOfAna();
  table.people(ANA, [ANA]);
  expect(table.take()).toEqual([{ type: 'join', match: 1, lead: true }]);
  replay.begin(at(0));
  expect(table.take()).toEqual([{ type: 'show', round: 1, moment: 0, view: VIEW }]);
  expect(replay.leads).toBe(true);
});

test('a late-comer begins where the others are', () => {
  const { table, replay } = replayOfAna();
  table.shown(at(7));
  table.people(BEN);
  replay.begin(at(0));
  expect(replay.here.value).toEqual(at(7));
  expect(table.take()).toHaveLength(1);
});

test('the leader sends the first step right away, and of many quick steps only the last', () => {
  const { table, replay } = replayOfAna();
  table.people(ANA);
  replay.begin(at(0));
  table.take();
  for (let moment = 1; moment <= 20; moment++) replay.goTo(at(moment));
  expect(table.take()).toMatchObject([{ type: 'show', moment: 1 }]);
  vi.advanceTimersByTime(SEND_EVERY_MS);
  expect(table.take()).toMatchObject([{ type: 'show', moment: 20 }]);
  vi.advanceTimersByTime(10 * SEND_EVERY_MS);
  expect(table.take()).toEqual([]);
  replay.goTo(at(21));
  replay.goTo(at(22));
  replay.tryOut();
  expect(table.take()).toMatchObject([{ moment: 21 }, { moment: 22 }, { type: 'what-if' }]);
  replay.goTo(at(22, { moves: [], moment: 0 }));
  vi.advanceTimersByTime(SEND_EVERY_MS);
  expect(table.take()).toEqual([{ type: 'step', moment: 0, view: VIEW }]);
});

test('a follower may look elsewhere, and comes back', () => {
  const { table, replay } = replayOfAna();
  table.shown(at(3));
  table.people(BEN);
  table.take();
  replay.goTo(at(9));
  table.shown(at(4));
  expect(replay.here.value).toEqual(at(9));
  expect(replay.isFollowing.value).toBe(false);
  replay.follow();
  expect(replay.here.value).toEqual(at(4));
  table.shown(at(5));
  expect(replay.here.value).toEqual(at(5));
  expect(table.take()).toEqual([]);
});

test('a new leader continues where the others are, and takes everyone along', () => {
  const { table, replay } = replayOfAna();
  table.shown(at(3));
  table.people(BEN);
  table.take();
  replay.goTo(at(9));
  table.people(ANA);
  expect(replay.here.value).toEqual(at(3));
  expect(replay.leads).toBe(true);
  expect(table.take()).toEqual([]);
  table.people(BEN);
  replay.goTo(at(8));
  expect(replay.isFollowing.value).toBe(false);
  table.people(null);
  table.people(BEN);
  expect(replay.isFollowing.value).toBe(true);
});

test('after a reconnection the leader leads again, and shows what the server has forgotten', () => {
  const { table, replay } = replayOfAna();
  table.people(ANA, [ANA]);
  replay.begin(at(0));
  const moves = [{ type: 'pass', seat: 2 }] as const;
  table.shown(at(5, { moves, moment: 1 }));
  table.take();
  replay.join();
  table.people(ANA, [ANA]);
  expect(table.take()).toEqual([
    { type: 'join', match: 1, lead: true },
    { type: 'show', round: 1, moment: 5, view: VIEW },
    { type: 'what-if' },
    { type: 'play', action: moves[0] },
  ]);
  table.people(BEN);
  table.take();
  replay.join();
  expect(table.take()).toEqual([{ type: 'join', match: 1, lead: false }]);
});

test('a pointer disappears, and everyone has only one', () => {
  const { table, replay } = replayOfAna();
  table.people(BEN);
  table.pointed(BEN, 5);
  vi.advanceTimersByTime(POINTER_MS / 2);
  table.pointed(BEN, 6);
  table.pointed(ANA, 7);
  const cards = () => replay.pointers.value.map(({ at: target }) => target);
  expect(cards()).toMatchObject([{ card: 6 }, { card: 7 }]);
  vi.advanceTimersByTime(POINTER_MS - 1);
  expect(cards()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(cards()).toEqual([]);
});

test('a spectator may not lead; a refusal is reported, and can be overcome', () => {
  const { table, replay } = replayOfAna();
  table.refuse();
  expect(replay.refusal.value).toBe('unavailable');
  replay.join();
  expect(replay.refusal.value).toBeNull();
  table.people(BEN, [BEN]);
  expect(replay.mayLead).toBe(false);
  expect(replay.attendance.value?.leader).toEqual(BEN);
});

test('messages about another match, and after leaving, change nothing', () => {
  const { table, replay } = replayOfAna();
  table.shown(at(3), 2);
  expect(replay.here.value).toBeNull();
  replay.close();
  expect(table.take().at(-1)).toEqual({ type: 'leave' });
  table.shown(at(3));
  expect(replay.here.value).toBeNull();
});
