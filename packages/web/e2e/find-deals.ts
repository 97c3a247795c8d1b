// Searches for seeds whose deals lead to the situations the tests need:
//   node packages/web/e2e/find-deals.ts [VARIANT]
// The rounds are played in this process, following the hints. Copy the seeds into deals.ts by hand.

import { ROSTER } from '@schupf/bots';
import {
  actsFor,
  type Card,
  legalActions,
  MAH_JONG,
  naturalRank,
  PHOENIX,
  refusalFor,
  type Seat,
  type SeatAction,
  VARIANT_FACTS,
  VARIANTS,
  type Variant,
  type View,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { formatCards } from '@schupf/rules/notation';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { type Occupant, SPEEDS, type TableConfig } from '@schupf/table';

const ME = 'me';
const ADVISER = 'expert-1';
const DEAL_COUNT = 300;

/** Whether the situation has arisen for a seat the person plays. */
type Situation = (view: View, seat: Seat) => boolean;

const SITUATIONS: Readonly<Record<string, Situation>> = {
  bomb: (view, seat) =>
    view.open.turn !== seat && legalActions(view, seat).some(({ type }) => type === 'bomb'),
  wish: (view, seat) =>
    view.open.turn === seat && refusalFor(view, { type: 'pass', seat })?.code === 'wish-must-be-met',
  early: ({ open }, seat) =>
    open.phase === 'play' && open.finished[0] === seat && open.counts.every(isOutOrHasMany),
  gift: (view, seat) => legalActions(view, seat).some(({ type }) => type === 'give'),
  phoenix: ({ open, hands }, seat) =>
    open.phase === 'play' && open.turn === seat && isAmbiguous([...(hands[seat] ?? [])]),
};

/** Whether a player with this many cards cannot end the round soon: they are out, or have many cards left. */
function isOutOrHasMany(count: number): boolean {
  return count === 0 || count >= 5;
}

/**
 * Whether the hand leads the round and contains the Phoenix and two pairs. In a full house of these cards, the Phoenix
 * can complete either pair to a triple.
 */
function isAmbiguous(hand: readonly Card[]): boolean {
  const ranks = hand.map(naturalRank).filter((rank) => rank > 0);
  const pairs = new Set(ranks.filter((rank) => ranks.filter((other) => other === rank).length === 2));
  return hand.includes(MAH_JONG) && hand.includes(PHOENIX) && pairs.size >= 2;
}

interface FoundDeal {
  readonly situation: string;
  readonly deal: string;
  /** The number of decisions that the person makes before the situation occurs. */
  readonly after: number;
  readonly hand: string;
}

async function playRound(variant: Variant, deal: string): Promise<FoundDeal[]> {
  const clock = new FakeClock();
  const seed = `xoshiro128:${deal}` as const;
  const opened = await TableRunner.open(
    { store: new MemoryStore(), clock, chance: new SeededChance(seed), bots: new RosterBots({ seed }) },
    { config: configFor(variant) },
  );
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  const found = new Map<string, FoundDeal>();
  let decisions = 0;
  for (let step = 0; step < 2000; step++) {
    await runner.settled();
    const { position, duties, turn, stage } = runner.table;
    if (position.open.phase === 'round-over' || stage === 'over') break;
    const view = viewFor(position, 0);
    const seats = [...position.open.players.keys()].filter((seat) => actsFor(position.open, 0, seat));
    for (const [situation, holds] of Object.entries(SITUATIONS)) {
      const seat = seats.find((one) => !found.has(situation) && holds(view, one));
      if (seat === undefined) continue;
      const hand = formatCards([...(view.hands[seat] ?? [])]);
      found.set(situation, { situation, deal, after: decisions, hand });
    }
    const mine = duties.find(({ seat }) => seats.includes(seat));
    const action = mine === undefined ? null : hintFor(view, mine.seat);
    if (action !== null) {
      const reply = await runner.command(ME, String(step), { type: 'act', action, turn });
      if (reply.ok) decisions++;
    }
    if (action === null || runner.table.turn === turn) clock.moveOn();
  }
  runner.close();
  return [...found.values()];
}

function hintFor(view: View, seat: Seat): SeatAction | null {
  const context = { random: xoshiro128('hint'), outOfTime: () => false };
  return ROSTER[ADVISER]!.make().choose(view, seat, context)?.action ?? null;
}

function configFor(variant: Variant): TableConfig {
  const { min } = VARIANT_FACTS[variant].players;
  const chairs = Array.from(
    { length: min },
    (_, player): Occupant =>
      player === 0 ? { type: 'person', id: ME, name: '' } : { type: 'bot', name: ADVISER, outside: false },
  );
  return { rules: { variant }, speed: { ...SPEEDS['no-clock'], botDelay: [10, 30] }, chairs, pace: '' };
}

const [wanted = 'nanjing'] = process.argv.slice(2);
const variant = VARIANTS.find((one) => one === wanted);
if (variant === undefined) throw new Error(`unknown variant ${wanted}; choose one of ${VARIANTS.join(', ')}`);
const all: FoundDeal[] = [];
for (let number = 1; number <= DEAL_COUNT; number++) all.push(...(await playRound(variant, `deal${number}`)));
for (const situation of Object.keys(SITUATIONS)) {
  const best = all.filter((one) => one.situation === situation).sort((a, b) => a.after - b.after);
  console.log(`${situation}: ${best.length} of ${DEAL_COUNT}`);
  for (const { deal, after, hand } of best.slice(0, 5)) console.log(`  ${deal} after ${after}: ${hand}`);
}
