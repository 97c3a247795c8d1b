import {
  anyRules,
  misplacedCards,
  mustBeSame,
  observersOf,
  offersAt,
  pick,
  randomActionFor,
  runs,
  TABLES,
  unit,
  walk,
  walkMatch,
} from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  type Action,
  actsFor,
  apply,
  type Bits,
  below,
  CardSet,
  type Cards,
  exchangeValue,
  type GameEvent,
  imagine,
  legalActions,
  MAH_JONG,
  NO_SEAT,
  type Observer,
  type Position,
  type SeenEvent,
  seenBy,
  type View,
  viewFor,
  xoshiro128,
} from '../../src/index.ts';
import { firstLeader } from '../../src/phases/deal.ts';

const EACH = '%s, %i players';

test.for(TABLES)(
  `[PLAY11 PUSH2] what an observer cannot see has no effect on what they see: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      const bits = xoshiro128(`${seed} secrets`);
      for (const { position, action } of walkMatch(rules, seed, 2)) {
        if (below(3, bits) > 0) continue;
        const observer = pick(observersOf(position).slice(0, -1), bits);
        const other = imagine(viewFor(position, observer), () => unit(bits));
        compareWorlds(position, other, observer);
        const offers = [...offersAt(position), ...offersAt(other)];
        const actions: Action[] = [action, { type: 'close-window' }];
        for (let tries = 0; tries < 3 && offers.length > 0; tries++)
          actions.push(randomActionFor(pick(offers, bits), bits));
        for (const tried of actions) compareAnswers(position, other, observer, tried);
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);

test.for(TABLES)(
  `an imagined position agrees with everything its observer knows, and can be played to its end: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      const bits = xoshiro128(`${seed} imagined`);
      for (const { next } of walkMatch(rules, seed, 2)) {
        if (below(players, bits) > 0) continue;
        for (const observer of observersOf(next)) {
          const view = viewFor(next, observer);
          const imagined = imagine(view, () => unit(bits));
          mustBeSame(viewFor(imagined, observer), view, `the view of ${observer}`);
          const problem = misplacedCards(imagined) ?? contradiction(view, imagined);
          if (problem !== null)
            throw new Error(`imagined by ${observer} in phase ${view.open.phase}: ${problem}`);
          if (below(100, bits) === 0) playToEnd(imagined, bits);
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 4 : 8));
  },
);

function compareWorlds(position: Position, other: Position, observer: Observer): void {
  mustBeSame(viewFor(other, observer), viewFor(position, observer), `the view of ${observer}`);
  for (let seat = 0; seat < position.rules.seats; seat++) {
    const expected = legalActions(viewFor(position, observer), seat);
    const offers = legalActions(viewFor(other, observer), seat);
    mustBeSame(offers, expected, `what ${observer} may do`);
  }
}

/** In both positions, the observer's own actions get the same answers, and all actions look the same to them. */
function compareAnswers(position: Position, other: Position, observer: Observer, action: Action): void {
  const answer = apply(position, action);
  const otherAnswer = apply(other, action);
  const mayDiffer =
    'seat' in action ? !actsFor(position.open, observer, action.seat) : action.type === 'gather';
  if (!answer.ok || !otherAnswer.ok) {
    if (!mayDiffer) mustBeSame(otherAnswer, answer, `the answer to ${action.type}`);
    return;
  }
  const seen = (all: readonly GameEvent[], { open }: Position) =>
    all.map((event) => seenBy(event, observer, open));
  const events = seen(answer.events, answer.position);
  const otherEvents = seen(otherAnswer.events, otherAnswer.position);
  const before = Math.min(untilRevealed(events), untilRevealed(otherEvents));
  mustBeSame(
    otherEvents.slice(0, before),
    events.slice(0, before),
    `what ${observer} sees of ${action.type}`,
  );
  if (before < events.length || before < otherEvents.length) return;
  mustBeSame(
    viewFor(otherAnswer.position, observer),
    viewFor(answer.position, observer),
    `the view of ${observer} after ${action.type}`,
  );
}

/** The number of events before the first one that reveals something hidden. */
function untilRevealed(events: readonly SeenEvent[]): number {
  const index = events.findIndex(reveals);
  return index < 0 ? events.length : index;
}

function reveals(event: SeenEvent): boolean {
  switch (event.type) {
    case 'calls-revealed':
    case 'rest-dealt':
    case 'exchanged':
    case 'dummy-shown':
    case 'opened':
    case 'round-ended':
      return true;
    case 'took':
      return event.card !== null;
    case 'dealt':
    case 'called':
    case 'decided':
    case 'withdrawn':
    case 'declined':
    case 'declined-tichu':
    case 'laid-out':
    case 'took-back':
    case 'played':
    case 'passed':
    case 'window-closed':
    case 'time-up':
    case 'gathered':
    case 'gave':
      return false;
  }
}

/** How an imagined position contradicts what its observer knows of the exchange and the first lead, or null. */
function contradiction(view: View, imagined: Position): string | null {
  const { open, rules } = view;
  const played = playedBy(view);
  const isHidden = (seat: number) => view.hands[seat] === null;
  for (const { to, cards } of view.transfers) {
    const lost = cards.find(
      (card) => isHidden(to) && !played[to]!.has(card) && !imagined.hands[to]!.has(card),
    );
    if (lost !== undefined) return `card ${lost} was given to seat ${to}, but is not in its hand`;
  }
  if (rules.missingMahJong === 'always-dealt' && imagined.faceDown.has(MAH_JONG))
    return 'the Mah Jong was not dealt';
  if (open.opener !== NO_SEAT && open.phase === 'play') {
    const opening = imagined.hands.map((hand, seat) => hand.copy().addAll(played[seat]!));
    const leader = firstLeader(open, opening);
    // A lead by the lowest card reveals more than `imagine` uses.
    const isCertain = rules.missingMahJong !== 'lowest-card' || opening.some((hand) => hand.has(MAH_JONG));
    if (isCertain && leader !== open.opener)
      return `seat ${open.opener} led first, but seat ${leader} should have`;
  }
  if (!rules.hasRanks) return null;
  for (const { from, to, cards } of view.transfers) {
    if (!isHidden(from)) continue;
    const returned = view.transfers.filter((gift) => gift.to === from).flatMap((gift) => gift.cards);
    const kept = imagined.hands[from]!.copy().addAll(played[from]!).removeAll(CardSet.of(returned));
    const isLower = open.ranking.indexOf(from) > open.ranking.indexOf(to);
    const given = cards.map(exchangeValue);
    if (isLower && valuesOf(kept).some((value) => value > Math.min(...given)))
      return `seat ${from} kept a better card`;
    const mustGiveWorst = !isLower && rules.returnCards === 'worst';
    if (mustGiveWorst && valuesOf(kept).some((value) => value < Math.max(...given)))
      return `seat ${from} kept a worse card`;
  }
  return null;
}

function valuesOf(cards: Cards): number[] {
  return cards.toArray().map(exchangeValue);
}

function playedBy({ open }: View): CardSet[] {
  const played = open.players.map(() => new CardSet());
  for (const event of open.history)
    if (event.type === 'played') played[event.seat]!.addAll(CardSet.of(event.play.cards));
  return played;
}

function playToEnd(position: Position, bits: Bits): void {
  for (const { next } of walk(position, bits)) {
    const problem = misplacedCards(next);
    if (problem !== null) throw new Error(`after playing on from an imagined position: ${problem}`);
  }
}
