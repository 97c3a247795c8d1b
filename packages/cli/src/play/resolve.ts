import {
  actionFor,
  actionToPlay,
  type Card,
  type Cards,
  choicesFor,
  dogTargets,
  EMPTY_TABLE,
  faceOf,
  finderFor,
  isBomb,
  NO_SEAT,
  namesDogTarget,
  naturalRank,
  type Play,
  PlayList,
  type PlayOffer,
  phoenixRanks,
  type Rank,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import type { Names } from '../telling/names.ts';
import type { CardWord, Laying } from './input.ts';

/**
 * The action a person means. Ranks leave the suits open: then the legal play that fits is taken, the one that
 * spares most bombs if there are several. What fits no legal play becomes an action all the same, so that the
 * rules can say what is wrong with it.
 */
export function resolveLaying(view: View, seat: Seat, laying: Laying, names: Names): Answer<SeatAction> {
  const { open } = view;
  const hand = view.hands[seat]!;
  const type = laying.bomb || open.window || open.turn !== seat ? 'bomb' : 'play';
  if (laying.words.length === 0) return onlyBomb(view, seat);
  const dogTo = dogTarget(view, seat, laying, names);
  if (!dogTo.ok) return dogTo;
  const chosen = {
    ...(laying.wish === null || laying.wish === 'none' ? {} : { wish: laying.wish }),
    ...(dogTo.value === NO_SEAT ? {} : { dogTo: dogTo.value }),
  };
  const fitting = laying.words.some((word) => 'card' in word) ? [] : fittingPlays(view, seat, laying);
  if (fitting.length > 0)
    return answered(actionToPlay(type, seat, preferred(fitting, view, hand, laying.bomb), chosen));
  const cards = takeFrom(hand, laying.words);
  if (cards === null) return refused('you do not hold these cards [PLAY4]');
  if (type === 'bomb')
    return answered({ type, seat, cards, ...('wish' in chosen ? { wish: chosen.wish } : {}) });
  const phoenixAs = declaredRanks(laying.words);
  return answered({ type, seat, cards, ...(phoenixAs.length === 0 ? {} : { phoenixAs }), ...chosen });
}

/** The one bomb that can be laid now. */
function onlyBomb(view: View, seat: Seat): Answer<SeatAction> {
  const [bomb, another] = playsNow(view, seat).filter(({ play }) => isBomb(play));
  if (bomb === undefined) return refused('there is no bomb you could lay now [BOMB6]');
  if (another !== undefined) return refused('which bomb? Name its cards');
  return answered(actionFor(bomb));
}

function playsNow(view: View, seat: Seat): PlayOffer[] {
  const { plays, bombs } = choicesFor(view, seat);
  return [...plays, ...bombs];
}

function dogTarget({ open }: View, seat: Seat, { words, to }: Laying, names: Names): Answer<Seat> {
  if (to !== null) {
    const named = names.find(open, to);
    return named === null ? refused(`there is no "${to}" at the table`) : answered(named);
  }
  const dog = words.length === 1 && 'special' in words[0]! && words[0].special === 'dog';
  const targets = dog && namesDogTarget(open) ? dogTargets(open, seat) : [];
  return answered(targets.length === 1 ? targets[0]! : NO_SEAT);
}

function fittingPlays(view: View, seat: Seat, { words, bomb }: Laying): Play[] {
  const wanted = words.map(nameOfWord).sort().join();
  const declared = declaredRanks(words).sort((a, b) => a - b);
  return playsNow(view, seat).flatMap(({ play }) => {
    if (bomb && !isBomb(play)) return [];
    if (declared.length > 0 && declared.join() !== phoenixRanks(play).join()) return [];
    return [...play.cards].map(nameOfCard).sort().join() === wanted ? [play] : [];
  });
}

function nameOfWord(word: CardWord): string {
  if ('card' in word) return nameOfCard(word.card);
  return 'rank' in word ? String(word.rank) : word.special;
}

function nameOfCard(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? face.special : String(face.rank);
}

function declaredRanks(words: readonly CardWord[]): Rank[] {
  return words.flatMap((word) => ('special' in word && word.as !== null ? [word.as] : []));
}

/** Bombs only when asked for; of the rest the highest reading, and then what leaves most bombs in the hand. */
function preferred(plays: readonly Play[], view: View, hand: Cards, bomb: boolean): Play {
  const merit = (play: Play): number => {
    const left = new PlayList();
    finderFor(view.rules, 'up-to-suits').findBombs(hand.copy().removeAll(play.cards), EMPTY_TABLE, left);
    return (isBomb(play) === bomb ? 10_000 : 0) + play.height * 100 + left.length;
  };
  return plays.reduce((chosen, play) => (merit(play) > merit(chosen) ? play : chosen));
}

/** Cards of the hand for the words, exact ones first; null when one is missing. */
export function takeFrom(hand: Cards, words: readonly CardWord[]): Card[] | null {
  const left = hand.copy();
  const taken: Card[] = words.map(() => -1 as Card);
  const take = (index: number, fits: (card: Card) => boolean) => {
    const card = [...left].find(fits);
    if (card === undefined) return;
    left.remove(card);
    taken[index] = card;
  };
  words.forEach((word, index) => {
    if ('card' in word) take(index, (card) => card === word.card);
  });
  words.forEach((word, index) => {
    if ('rank' in word) take(index, (card) => naturalRank(card) === word.rank);
    if ('special' in word) take(index, (card) => nameOfCard(card) === word.special);
  });
  return taken.some((card) => (card as number) < 0) ? null : taken;
}
