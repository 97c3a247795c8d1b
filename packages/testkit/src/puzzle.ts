import {
  type Bits,
  below,
  type Card,
  CardSet,
  naturalRank,
  type Position,
  phoenixRanks,
  playsFrom,
  RANKS,
  type Rules,
  setUp,
  shuffle,
  type TrickEntry,
} from '@schupf/rules';
import { pick } from './chance.ts';

const MAX_CARDS = 7;

/**
 * A made-up position in the middle of a round, with few cards in each hand, all special or of neighbouring ranks, and
 * perhaps a trick on the table and a wish. Straights, bombs, an ambiguous Phoenix and wishes that can be fulfilled are
 * common here, but rare in whole rounds.
 */
export function randomPuzzle(rules: Rules, bits: Bits): Position {
  const low = 2 + below(RANKS.length, bits);
  const width = pick([1, 2, 3, 5, 5, 6, 7], bits);
  const isNear = (card: Card) => naturalRank(card) >= low && naturalRank(card) < low + width;
  const isSpecial = (card: Card) => naturalRank(card) === 0;
  const near = rules.pack.filter((card) => isNear(card) || (isSpecial(card) && below(2, bits) === 0));
  const far = rules.pack.filter((card) => !near.includes(card));
  const cards = [...shuffle(far, bits), ...shuffle(near, bits)];
  const hands = Array.from({ length: rules.seats }, () => [cards.pop()!]);
  const first = below(rules.seats, bits);
  for (let offset = 0; offset < rules.seats; offset++) {
    const hand = hands[(first + offset) % rules.seats]!;
    for (let extra = below(MAX_CARDS, bits); extra > 0 && cards.length > 0; extra--) hand.push(cards.pop()!);
  }
  const owner = below(rules.seats, bits);
  const trick = below(4, bits) === 0 ? [] : randomLead(rules, owner, hands, bits);
  const turn = (owner + 1 + below(rules.seats - 1, bits)) % rules.seats;
  const setup = setUp(rules, {
    phase: 'play',
    hands,
    dealer: rules.dummy === null ? below(rules.seats, bits) : 0,
    trick,
    turn: trick.length === 0 ? owner : turn,
    window: trick.length > 0 && below(2, bits) === 0,
    wish:
      below(2, bits) === 0
        ? null
        : pick([...RANKS.filter((rank) => rank >= low && rank < low + width)], bits),
    played: below(2, bits) === 0 ? [owner] : [],
  });
  if (!setup.ok) throw new Error(setup.problem);
  return setup.position;
}

/** Plays a random lead from the owner's hand, except the Dog, and keeps at least one card. */
function randomLead(rules: Rules, owner: number, hands: Card[][], bits: Bits): TrickEntry[] {
  const hand = hands[owner]!;
  const plays = playsFrom(CardSet.of(hand), null, rules, 'every-card').filter(
    ({ kind, size }) => kind !== 'dog' && size < hand.length,
  );
  if (plays.length === 0) return [];
  const kind = pick([...new Set(plays.map((play) => play.kind))], bits);
  const play = pick(
    plays.filter((candidate) => candidate.kind === kind),
    bits,
  );
  const readings = rules.phoenixAmbiguity === 'always-highest' ? [] : phoenixRanks(play);
  hands[owner] = hand.filter((card) => !play.cards.has(card));
  return [{ seat: owner, cards: play.cards.toArray(), phoenixAs: readings }];
}
