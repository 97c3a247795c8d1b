import type { Card, Rank } from './card.ts';
import { CardSet } from './card-set.ts';
import type { Play } from './combination/combination.ts';
import { PlayList } from './combination/play-list.ts';
import { chooseReading, playableReadings } from './combination/readings.ts';
import { newMatch } from './match.ts';
import { endDeal } from './phases/calls.ts';
import { owesGift } from './phases/dragon.ts';
import { isRoundOver } from './phases/end.ts';
import { assignPushers } from './phases/push.ts';
import { playersAround } from './phases/roles.ts';
import type { Rules } from './rules.ts';
import { NO_SEAT, type Seat, seatBit } from './seat.ts';
import type { Call, Gift } from './state/action.ts';
import type { Position } from './state/position.ts';

/** Describes a position for puzzles, studies and conformance cases. It need not be reachable in play. */
export interface Setup {
  readonly phase: 'deal' | 'tichu' | 'push' | 'play';
  /** Cards by seat; none for a seat that is out. */
  readonly hands: readonly (readonly Card[])[];
  /** The dealer, who in the three-player games is the soloist. */
  readonly dealer?: Seat;
  /** Seats from first to last rank; missing if there are no ranks yet. */
  readonly ranking?: readonly Seat[];
  readonly calls?: readonly (Call | null)[];
  readonly laid?: readonly (readonly Gift[] | null)[];
  readonly finished?: readonly Seat[];
  readonly trick?: readonly TrickEntry[];
  /** The seat on turn; NO_SEAT after the last pass. */
  readonly turn?: Seat;
  readonly window?: boolean;
  readonly wish?: Rank | null;
  /** Seats that have played a card this round. */
  readonly played?: readonly Seat[];
  readonly won?: readonly (readonly Card[])[];
}

export type TrickEntry =
  | { readonly seat: Seat; readonly cards: readonly Card[]; readonly phoenixAs: readonly Rank[] }
  | { readonly seat: Seat; readonly pass: true };

export type SetupAnswer =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly problem: string };

export function setUp(rules: Rules, setup: Setup): SetupAnswer {
  const misplaced = findMisplaced(rules, setup);
  if (misplaced !== null) return { ok: false, problem: misplaced };
  const position = newMatch(rules, setup.dealer ?? 0);
  const { open } = position;
  open.round = 1;
  if (rules.dummy !== null) {
    open.solo = open.dealer;
    open.players = playersAround(0, open.solo);
  }
  open.ranking = [...(setup.ranking ?? [])];
  if (open.ranking.length > 0) open.dealer = open.ranking.at(-1)!;
  assignPushers(open);
  open.won = open.won.map((_, seat) => CardSet.of(setup.won?.[seat] ?? []));
  open.calls = open.calls.map((_, seat) => setup.calls?.[seat] ?? null);
  open.grandCallers = open.calls.flatMap((call, seat) => (call === 'grand' ? [seat] : []));
  for (let seat = 0; seat < rules.seats; seat++) {
    position.changeHand(seat).copyFrom(CardSet.of(setup.hands[seat] ?? []));
    open.changeCounts()[seat] = position.hands[seat]!.size;
  }
  switch (setup.phase) {
    case 'deal':
      setUpDeal(position);
      return { ok: true, position };
    case 'tichu':
      endDeal(open);
      if (open.phase !== 'tichu')
        return { ok: false, problem: 'no one is asked about Tichu before the push' };
      return { ok: true, position };
    case 'push':
      open.phase = 'push';
      position.laid = position.laid.map((_, seat) => setup.laid?.[seat] ?? null);
      position.laid.forEach((gifts, seat) => {
        if (gifts !== null) open.laidOut |= seatBit(seat);
      });
      return { ok: true, position };
    case 'play':
      return setUpPlay(position, setup);
  }
}

function findMisplaced(rules: Rules, setup: Setup): string | null {
  const seen = new CardSet();
  const pack = CardSet.of(rules.pack);
  const trick = (setup.trick ?? []).flatMap((entry) => ('cards' in entry ? entry.cards : []));
  for (const card of [...setup.hands.flat(), ...(setup.won?.flat() ?? []), ...trick]) {
    if (!pack.has(card)) return 'a card is not in the pack';
    if (seen.has(card)) return 'a card is in two places';
    seen.add(card);
  }
  return null;
}

/** Cards that are not in any hand are still to be dealt. */
function setUpDeal(position: Position): void {
  const { open, rules } = position;
  const dealt = position.hands.flatMap((hand) => hand.toArray());
  open.phase = rules.dealMethod === 'take-one-by-one' ? 'take' : 'grand';
  open.undealt = rules.pack.length - dealt.length;
  position.stack = [...dealt, ...rules.pack.filter((card) => !dealt.includes(card))];
}

function setUpPlay(position: Position, setup: Setup): SetupAnswer {
  const { open, rules } = position;
  open.phase = 'play';
  open.turn = setup.turn ?? NO_SEAT;
  const windowExists = open.turn === NO_SEAT ? rules.windowAfterPasses : rules.outOfTurnBombs;
  open.window = windowExists && (setup.window ?? false);
  open.wish = setup.wish ?? 0;
  open.finished = [...(setup.finished ?? [])];
  for (const seat of setup.played ?? []) open.hasPlayed |= seatBit(seat);
  for (const entry of setup.trick ?? []) {
    if ('pass' in entry) {
      open.passed |= seatBit(entry.seat);
      continue;
    }
    const play = readEntry(rules, open.standing, entry);
    if (play === null) return { ok: false, problem: 'the trick contains an illegal play' };
    open.changeStanding().copyFrom(play);
    open.owner = entry.seat;
    open.changeTrickCards().addAll(play.cards);
    if (rules.passRule === 'reenter') open.passed = 0;
  }
  if (open.turn === NO_SEAT && !open.window) {
    if (owesGift(open)) open.phase = 'gift';
    else if (isRoundOver(open)) open.phase = 'settle';
  }
  return { ok: true, position };
}

function readEntry(
  rules: Rules,
  standing: Play,
  entry: Extract<TrickEntry, { cards: unknown }>,
): Play | null {
  const readings = new PlayList();
  playableReadings(CardSet.of(entry.cards), standing, rules, readings);
  const chosen = chooseReading(readings, entry.phoenixAs.length > 0 ? entry.phoenixAs : null, rules);
  return chosen < 0 ? null : readings.at(chosen);
}
