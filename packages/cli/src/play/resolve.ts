import { type CardWord, type TypedCards, takeFrom } from '@schupf/phrasebook';
import {
  actionFor,
  actionToPlay,
  type Card,
  type Cards,
  choicesFor,
  dogTargets,
  EMPTY_TABLE,
  faceOf,
  failure,
  finderFor,
  isBomb,
  NO_SEAT,
  namesDogTarget,
  type Play,
  PlayList,
  type PlayOffer,
  phoenixRanks,
  type Rank,
  type Result,
  type Seat,
  type SeatAction,
  success,
  type View,
} from '@schupf/rules';
import { withRule } from '../output/refusals.ts';
import type { Style } from '../output/style.ts';

/**
 * The action a person means. If they type ranks without suits, a matching legal play is chosen, preferably one that
 * does not break a bomb. A text that matches no legal play still becomes an action, so that the rules can explain what
 * is wrong with it.
 */
export function resolveTyped(view: View, seat: Seat, typed: TypedCards, style: Style): Result<SeatAction> {
  const { refusals } = style.speech;
  const { open } = view;
  const hand = view.hands[seat]!;
  const type = typed.bomb || open.window || open.turn !== seat ? 'bomb' : 'play';
  if (typed.words.length === 0) return onlyBomb(view, seat, style);
  const dogTo = dogTarget(view, seat, typed, style);
  if (!dogTo.ok) return dogTo;
  const chosen = {
    ...(typed.wish === null || typed.wish === 'none' ? {} : { wish: typed.wish }),
    ...(dogTo.value === NO_SEAT ? {} : { dogTo: dogTo.value }),
  };
  const matching = typed.words.some((word) => 'card' in word) ? [] : matchingPlays(view, seat, typed);
  if (matching.length > 0)
    return success(actionToPlay(type, seat, preferred(matching, view, hand, typed.bomb), chosen));
  const cards = takeFrom(hand, typed.words);
  if (cards === null) return failure(withRule(refusals.sentence('not-in-hand'), 'PLAY4'));
  if (type === 'bomb')
    return success({ type, seat, cards, ...('wish' in chosen ? { wish: chosen.wish } : {}) });
  const phoenixAs = declaredRanks(typed.words);
  return success({ type, seat, cards, ...(phoenixAs.length === 0 ? {} : { phoenixAs }), ...chosen });
}

/** The only bomb that can be played now. */
function onlyBomb(view: View, seat: Seat, { speech }: Style): Result<SeatAction> {
  const { unclear } = speech.terminal;
  const [bomb, another] = playsNow(view, seat).filter(({ play }) => isBomb(play));
  if (bomb === undefined) return failure(withRule(unclear.noBomb, 'BOMB6'));
  if (another !== undefined) return failure(unclear.whichBomb);
  return success(actionFor(bomb));
}

function playsNow(view: View, seat: Seat): PlayOffer[] {
  const { plays, bombs } = choicesFor(view, seat);
  return [...plays, ...bombs];
}

function dogTarget(
  { open }: View,
  seat: Seat,
  { words, to }: TypedCards,
  { names, speech }: Style,
): Result<Seat> {
  if (to !== null) {
    const named = names.find(open, to);
    return named === null ? failure(speech.terminal.unclear.unknownPlayer(to)) : success(named);
  }
  const isDog = words.length === 1 && 'special' in words[0]! && words[0].special === 'dog';
  const targets = isDog && namesDogTarget(open) ? dogTargets(open, seat) : [];
  return success(targets.length === 1 ? targets[0]! : NO_SEAT);
}

function matchingPlays(view: View, seat: Seat, { words, bomb }: TypedCards): Play[] {
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

/**
 * Prefers a bomb if one was requested, and other plays if not. After that, prefers the highest play, and then the one
 * that leaves the most bombs.
 */
function preferred(plays: readonly Play[], view: View, hand: Cards, wantsBomb: boolean): Play {
  const score = (play: Play): number => {
    const bombsLeft = new PlayList();
    finderFor(view.rules, 'up-to-suits').findBombs(hand.copy().removeAll(play.cards), EMPTY_TABLE, bombsLeft);
    return (isBomb(play) === wantsBomb ? 10_000 : 0) + play.height * 100 + bombsLeft.length;
  };
  return plays.reduce((chosen, play) => (score(play) > score(chosen) ? play : chosen));
}
