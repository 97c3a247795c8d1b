import { type Card, MAH_JONG, naturalRank, type Rules, type SeatAction } from '@schupf/rules';
import type { Chance } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import { type Reply, SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { passTimeUntil } from './eventually.ts';
import { Player } from './player.ts';
import { TestServer } from './test-server.ts';

/** The players have no time limits. Bombs that arrive within the reaction time count as simultaneous. */
const SPEED = {
  ...SPEEDS['no-clock'],
  reaction: 700,
  closing: 5,
  absence: null,
  botDelay: [0, 0] as [number, number],
};
const EMPTY = { type: 'nobody' as const };
/** The seat that leads, and the two seats that bomb, in playing order. */
const [LEADER, NEAR, FAR] = [0, 1, 3] as const;
const LOW = 5;
const HIGH = 9;

function cardsOf(rank: number, cards: Iterable<Card>): Card[] {
  return [...cards].filter((card) => naturalRank(card) === rank);
}

/** The leader gets the Mah Jong, and the other two get four of a kind each. */
function chanceFor(near: number, far: number): Chance {
  return {
    draw: ({ players }) => ({ dealer: LEADER, lot: [...Array(players).keys()] }),
    shuffle: (rules) => ({ pack: packFor(rules, near, far), seed: null }),
  };
}

/** Cards are dealt one by one in playing order, starting with the dealer. */
function packFor(rules: Rules, near: number, far: number): Card[] {
  const wanted = new Map([
    [LEADER, [MAH_JONG]],
    [NEAR, cardsOf(near, rules.pack)],
    [FAR, cardsOf(far, rules.pack)],
  ]);
  const placed = new Set([...wanted.values()].flat());
  const others = rules.pack.filter((card) => !placed.has(card));
  return rules.pack.map(
    (_, place) => wanted.get((place % rules.seats) as typeof LEADER)?.shift() ?? others.shift()!,
  );
}

async function act(player: Player, action: SeatAction): Promise<Reply> {
  const { turn } = player.table!.seen!.status;
  return player.command({ type: 'act', action, turn });
}

function handOf(player: Player, seat: number): Card[] {
  return player.table!.seen!.view.hands[seat]!.toArray();
}

/** Plays up to the first lead. No one calls, and no one pushes a card they will need. */
async function playToFirstLead(player: Player, seat: number): Promise<void> {
  await player.until(({ view }) => view.open.phase === 'grand');
  await act(player, { type: 'take', seat });
  await player.until(({ view }) => view.open.phase === 'push');
  const spare = handOf(player, seat).filter(
    (card) => card !== MAH_JONG && ![LOW, HIGH].includes(naturalRank(card)),
  );
  const gifts = [1, 2, 3].map((steps, index) => ({ to: (seat + steps) % 4, cards: [spare[index]!] }));
  await act(player, { type: 'push', seat, gifts });
  await player.until(({ view }) => view.open.phase === 'play');
}

/** Two bombs are played on the lead at the same time; `order` is the order in which they arrive. */
async function bombTogether(order: readonly number[], near: number, far: number) {
  const clock = new FakeClock(1_000_000);
  const server = await TestServer.start({ chance: chanceFor(near, far), clock });
  const all = await Promise.all(
    ['Ana', 'Ben', 'Cai', 'Dee', 'Eve'].map((name) => Player.arrive(server.address, name)),
  );
  onTestFinished(async () => {
    for (const player of all) player.leave();
    await server.close();
  });
  const players = all.slice(0, 4);
  const code = await players[0]!.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: SPEED,
    chairs: [null, EMPTY, EMPTY, EMPTY],
  });
  for (const player of all) player.watch(code);
  await Promise.all(all.map((player) => player.until(() => true)));
  for (const chair of [1, 2, 3]) await players[chair]!.command({ type: 'sit', chair, name: '' });
  await players[0]!.until(({ status }) => status.chairs.every(({ occupant }) => occupant.type === 'person'));
  await players[0]!.command({ type: 'start' });
  await Promise.all(players.map(playToFirstLead));

  await act(players[LEADER]!, { type: 'play', seat: LEADER, cards: [MAH_JONG] });
  await Promise.all(players.map((player) => player.until(({ view }) => view.open.owner === LEADER)));
  for (const seat of order) {
    const cards = cardsOf(seat === NEAR ? near : far, handOf(players[seat]!, seat));
    expect(await act(players[seat]!, { type: 'bomb', seat, cards })).toEqual({ ok: true, outcome: 'held' });
    // No one may see the bomb yet.
    for (const player of all) expect(seatsThatPlayed(player)).toEqual([LEADER]);
  }
  const last = near < far ? FAR : NEAR;
  await passTimeUntil(
    clock,
    Promise.all(
      all.map((player) => player.until(({ view, held }) => view.open.owner === last && held.length === 0)),
    ),
  );
  return { all, players };
}

/** The seats that have played cards, in order, as this player sees it. */
function seatsThatPlayed({ table }: Player): readonly number[] {
  return table!.seen!.view.open.history.flatMap((event) => (event.type === 'played' ? [event.seat] : []));
}

const ARRIVALS = [
  { first: 'the nearer seat', order: [NEAR, FAR] },
  { first: 'the farther seat', order: [FAR, NEAR] },
];

test.each(ARRIVALS)(
  'two simultaneous bombs are both played, in playing order (arriving first: $first)',
  async ({ order }) => {
    const { all, players } = await bombTogether(order, LOW, HIGH);
    for (const player of all) expect(seatsThatPlayed(player)).toEqual([LEADER, NEAR, FAR]);
    expect(cardsOf(HIGH, handOf(players[FAR]!, FAR))).toEqual([]);
  },
);

test.each(ARRIVALS)(
  'a bomb that does not beat the previous one is returned (arriving first: $first)',
  async ({ order }) => {
    const { all, players } = await bombTogether(order, HIGH, LOW);
    for (const player of all) expect(seatsThatPlayed(player)).toEqual([LEADER, NEAR]);
    expect(cardsOf(LOW, handOf(players[FAR]!, FAR))).toHaveLength(4);
    expect(players[FAR]!.frames.filter((frame) => frame.includes('"returned"'))).toHaveLength(1);
  },
);
