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
        for (const one of actions) compareAnswers(position, other, observer, one);
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
          if (below(100, bits) === 0) playOn(imagined, bits);
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 4 : 8));
  },
);

function compareWorlds(position: Position, other: Position, observer: Observer): void {
  mustBeSame(viewFor(other, observer), viewFor(position, observer), `the view of ${observer}`);
  for (let seat = 0; seat < position.rules.seats; seat++) {
    const here = legalActions(viewFor(position, observer), seat);
    const there = legalActions(viewFor(other, observer), seat);
    mustBeSame(there, here, `what ${observer} may do`);
  }
}

/** The observer's own actions get the same answers in both positions, and everyone's look the same to them. */
function compareAnswers(position: Position, other: Position, observer: Observer, action: Action): void {
  const here = apply(position, action);
  const there = apply(other, action);
  const depends =
    'seat' in action ? !actsFor(position.open, observer, action.seat) : action.type === 'gather';
  if (!here.ok || !there.ok) {
    if (!depends) mustBeSame(there, here, `the answer to ${action.type}`);
    return;
  }
  const seen = (events: readonly GameEvent[], { open }: Position) =>
    events.map((event) => seenBy(event, observer, open));
  const seenHere = seen(here.events, here.position);
  const seenThere = seen(there.events, there.position);
  const before = Math.min(untilRevealed(seenHere), untilRevealed(seenThere));
  mustBeSame(
    seenThere.slice(0, before),
    seenHere.slice(0, before),
    `what ${observer} sees of ${action.type}`,
  );
  if (before < seenHere.length || before < seenThere.length) return;
  mustBeSame(
    viewFor(there.position, observer),
    viewFor(here.position, observer),
    `what ${action.type} leaves to see`,
  );
}

/** The number of events before the first one that reveals something hidden. */
function untilRevealed(events: readonly SeenEvent[]): number {
  const place = events.findIndex(reveals);
  return place < 0 ? events.length : place;
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
    case 'laid-out':
    case 'took-back':
    case 'played':
    case 'passed':
    case 'window-closed':
    case 'gathered':
    case 'gave':
      return false;
  }
}

/** What contradicts an imagined position, given the observer's exchange and the first leader. */
function contradiction(view: View, imagined: Position): string | null {
  const { open, rules } = view;
  const played = playedBy(view);
  const isHidden = (seat: number) => view.hands[seat] === null;
  for (const { to, cards } of view.transfers) {
    const lost = cards.find(
      (card) => isHidden(to) && !played[to]!.has(card) && !imagined.hands[to]!.has(card),
    );
    if (lost !== undefined) return `card ${lost} was given to seat ${to} and is not there`;
  }
  if (rules.missingMahJong === 'always-dealt' && imagined.faceDown.has(MAH_JONG))
    return 'no Mah Jong was dealt';
  if (open.opener !== NO_SEAT && open.phase === 'play') {
    const opening = imagined.hands.map((hand, seat) => hand.copy().addAll(played[seat]!));
    const leader = firstLeader(open, opening);
    // A lead by the lowest card reveals more than `imagine` uses.
    const known = rules.missingMahJong !== 'lowest-card' || opening.some((hand) => hand.has(MAH_JONG));
    if (known && leader !== open.opener)
      return `seat ${open.opener} led first, seat ${leader} would have had to`;
  }
  if (!rules.hasRanks) return null;
  for (const { from, to, cards } of view.transfers) {
    if (!isHidden(from)) continue;
    const back = view.transfers.filter((gift) => gift.to === from).flatMap((gift) => gift.cards);
    const kept = imagined.hands[from]!.copy().addAll(played[from]!).removeAll(CardSet.of(back));
    const isLower = open.ranking.indexOf(from) > open.ranking.indexOf(to);
    const given = cards.map(exchangeValue);
    if (isLower && valuesOf(kept).some((value) => value > Math.min(...given)))
      return `seat ${from} kept a better card`;
    const worst = !isLower && rules.returnCards === 'worst';
    if (worst && valuesOf(kept).some((value) => value < Math.max(...given)))
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

function playOn(position: Position, bits: Bits): void {
  for (const { next } of walk(position, bits)) {
    const problem = misplacedCards(next);
    if (problem !== null) throw new Error(`playing on from an imagined position: ${problem}`);
  }
}
