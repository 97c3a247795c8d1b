import {
  anyRules,
  mutated,
  offersAt,
  pick,
  randomActionFor,
  randomPuzzle,
  randomSeatAction,
  runs,
  TABLES,
  walkMatch,
} from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  apply,
  below,
  type Card,
  combinationOf,
  dogTargets,
  finderFor,
  isBomb,
  isLegal,
  legalActions,
  MAH_JONG,
  namesDogTarget,
  naturalRank,
  type Offer,
  PHOENIX,
  type Play,
  PlayList,
  type Position,
  RANKS,
  type Rank,
  refusalFor,
  SECOND_PHOENIX,
  type Seat,
  type SeatAction,
  turnPlays,
  viewFor,
  xoshiro128,
} from '../../src/index.ts';

const EACH = '%s, %i players';

test.for(TABLES)(
  `a player's view shows which of their actions the table accepts, and why it refuses others: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      const bits = xoshiro128(`${seed} claims`);
      for (const { position } of walkMatch(rules, seed, 2)) {
        if (below(3, bits) > 0) continue;
        const offers = offersAt(position);
        for (let tries = 0; tries < 4; tries++) {
          isAcceptedByBoth(position, randomSeatAction(position, bits));
          if (offers.length === 0) continue;
          const offered = randomActionFor(pick(offers, bits), bits);
          if (!isAcceptedByBoth(position, offered))
            throw new Error(`offered but refused: ${JSON.stringify(offered)}`);
          isAcceptedByBoth(position, mutated(offered, position, bits));
          isAcceptedByBoth(position, mutated(mutated(offered, position, bits), position, bits));
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 5 : 10));
  },
);

test.for(TABLES)(
  `the plays listed with \`every-card\` are exactly those the table accepts: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      const bits = xoshiro128(`${seed} hands`);
      for (const { position } of walkMatch(rules, seed)) {
        if (position.open.phase !== 'play' || below(4, bits) > 0) continue;
        for (let seat = 0; seat < rules.seats; seat++) compareOffers(position, seat);
      }
    });
    fc.assert(property, runs(players > 6 ? 3 : 5));
  },
);

test.for(TABLES)(
  `[PHX5 WISH2 WISH3] offers match what the table accepts in positions with many choices: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      const bits = xoshiro128(seed);
      for (let puzzles = 0; puzzles < 8; puzzles++) {
        const position = randomPuzzle(rules, bits);
        for (let seat = 0; seat < rules.seats; seat++) compareOffers(position, seat);
        for (const offer of offersAt(position)) {
          const action = randomActionFor(offer, bits);
          if (!isAcceptedByBoth(position, action))
            throw new Error(`offered but refused: ${JSON.stringify(action)}`);
          isAcceptedByBoth(position, mutated(action, position, bits));
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 8 : 12));
  },
);

/** Whether the action is accepted. Throws if the player's view and the table disagree on this. */
function isAcceptedByBoth(position: Position, action: SeatAction): boolean {
  const { players } = position.open;
  const answer = apply(position, action);
  const player = players[action.seat]!;
  const reason = refusalFor(viewFor(position, player), action);
  const refusal = answer.ok ? null : answer.refusal;
  if (reason !== refusal || isLegal(viewFor(position, player), action) !== answer.ok) {
    throw new Error(`${JSON.stringify(action)}: the view says ${reason?.code}, the table ${refusal?.code}`);
  }
  if (!answer.ok && answer.refusal.rule === null) throw new Error(`malformed: ${JSON.stringify(action)}`);
  const anotherPlayer = players.find((other) => other !== player)!;
  if (isLegal(viewFor(position, anotherPlayer), action)) throw new Error('a player may act for another');
  return answer.ok;
}

const FEW_CARDS = 7;

function compareOffers(position: Position, seat: Seat): void {
  const view = viewFor(position, position.open.players[seat]!);
  const every = legalActions(view, seat, 'every-card');
  const some = legalActions(view, seat, 'up-to-suits');
  const keys = new Set(every.map(offerKey));
  const stray = some.find((offer) => !keys.has(offerKey(offer)));
  if (stray !== undefined) throw new Error(`offered up to suits only: ${offerKey(stray)}`);
  mustMatch(some.map(ranksOf), every.map(ranksOf), 'up to suits');
  if (position.hands[seat]!.size > FEW_CARDS) return;
  const { open } = position;
  const plays = every.flatMap((offer) => (offer.type === 'play' ? [offer.play] : []));
  mustMatch(plays.map(playKey), accepted(position, seat, 'play'), 'plays');
  const onTurn = open.turn === seat && !open.window;
  if (onTurn) compareTurn(position, seat, every);
  const bombs = every.flatMap((offer) => (offer.type === 'bomb' ? [offer.play] : []));
  const claims = onTurn && !open.trickIsEmpty ? plays.filter(isBomb) : bombs;
  mustMatch(claims.map(playKey), accepted(position, seat, 'bomb'), 'bombs');
}

/** Compares the offers with `turnPlays`, the fast function that search uses. */
function compareTurn({ open, rules, hands }: Position, seat: Seat, offers: readonly Offer[]): void {
  const list = new PlayList();
  const alternative = turnPlays(open, hands[seat]!, finderFor(rules, 'every-card'), list);
  if ((alternative === 'pass') !== offers.some(({ type }) => type === 'pass'))
    throw new Error('`turnPlays` and the offers disagree on whether the seat may pass');
  const plays = offers.flatMap((offer) => (offer.type === 'play' ? [playKey(offer.play)] : []));
  mustMatch(list.toArray().map(playKey), plays, 'turn');
}

/** Everything the table accepts from a seat: tries all subsets of its hand, with all ranks for each Phoenix. */
function accepted(position: Position, seat: Seat, type: 'play' | 'bomb'): string[] {
  const { open, rules } = position;
  const hand = position.hands[seat]!.toArray();
  const found: string[] = [];
  for (let subset = 1; subset < 1 << hand.length; subset++) {
    const cards = hand.filter((_, index) => ((subset >> index) & 1) !== 0);
    const wish = cards.includes(MAH_JONG) && rules.wishObligation === 'mandatory' ? { wish: RANKS[3] } : {};
    for (const ranks of type === 'bomb' ? [null] : declarations(cards)) {
      const phoenixAs = ranks === null ? {} : { phoenixAs: ranks };
      const dogTo =
        type === 'play' && namesDogTarget(open) && isDog(cards) ? { dogTo: dogTargets(open, seat)[0]! } : {};
      const answer = apply(position, { type, seat, cards, ...phoenixAs, ...wish, ...dogTo });
      if (!answer.ok) continue;
      for (const event of answer.events)
        if (event.type === 'played') found.push(playKey(combinationOf(event.play)));
    }
  }
  return found;
}

function isDog(cards: readonly Card[]): boolean {
  return cards.length === 1 && cards[0] === MAH_JONG + 1;
}

function declarations(cards: readonly Card[]): (readonly Rank[] | null)[] {
  const phoenixes = cards.filter((card) => card === PHOENIX || card === SECOND_PHOENIX).length;
  if (phoenixes === 0) return [null];
  const singles = RANKS.map((rank) => [rank]);
  return phoenixes === 1 ? [null, ...singles] : [null, ...RANKS.flatMap((a) => RANKS.map((b) => [a, b]))];
}

function mustMatch(offered: readonly string[], expected: readonly string[], what: string): void {
  const missing = expected.find((key) => !offered.includes(key));
  if (missing !== undefined) throw new Error(`${what}: accepted but not offered: ${missing}`);
  const stray = offered.find((key) => !expected.includes(key));
  if (stray !== undefined) throw new Error(`${what}: offered but not accepted: ${stray}`);
}

function playKey(play: Play): string {
  return `${play.kind} ${play.height} ${play.cards.toArray()} as ${play.phoenixAs},${play.phoenixAs2}`;
}

function offerKey(offer: Offer): string {
  if ('play' in offer) return `${offer.type} ${playKey(offer.play)} ${offer.wish} ${offer.dogTo}`;
  return JSON.stringify(offer);
}

/** A key that is the same for offers that differ only in interchangeable cards. */
function ranksOf(offer: Offer): string {
  if (!('play' in offer)) return JSON.stringify(offer);
  const { kind, size, height, cards } = offer.play;
  const ranks = cards.toArray().map((card) => naturalRank(card) || `special ${card % 56}`);
  return `${offer.type} ${kind} ${size} ${height} ${ranks.sort()}`;
}
