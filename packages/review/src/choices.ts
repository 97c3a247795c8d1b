import type { Policy } from '@schupf/bots';
import type { Option } from '@schupf/bots/judging';
import {
  actionToPlay,
  bombClaims,
  type Card,
  CardSet,
  type Combination,
  finderFor,
  type Gift,
  giftTargets,
  isLegal,
  NO_SEAT,
  naturalRank,
  type Play,
  PlayList,
  type Position,
  playsHonouringWish,
  type Rank,
  readingsOf,
  type Seat,
  type SeatAction,
  trusted,
  type View,
  wishesWith,
} from '@schupf/rules';
import type { DecisionAt } from './decision.ts';

/** Something a seat could have done at a decision. */
export interface Choice {
  /** Null if the choice is to do nothing. */
  readonly action: SeatAction | null;
  /**
   * The options that the networks are asked about; the best one counts. Empty if the networks cannot judge the choice.
   */
  readonly options: readonly Option[];
  /** Whether the choice is not to call now. In a simulated round, the policy must not call in its place. */
  readonly declines?: true;
  perform(position: Position): void;
}

/**
 * What a seat could have done, starting with what it did. Plays that differ only in interchangeable cards appear once.
 */
export function choicesAt(decision: DecisionAt, view: View, policy: Policy): Choice[] {
  const { seat, action } = decision;
  switch (decision.kind) {
    case 'grand':
      return playedFirst([callsGrand(view, seat, true), callsGrand(view, seat, false)], (choice) =>
        sameType(choice, action),
      );
    case 'tichu':
      return playedFirst([callsTichu(view, seat), doesNotCall(view, seat)], (choice) =>
        sameType(choice, action),
      );
    case 'push':
      return pushes(view, seat, action as Extract<SeatAction, { type: 'push' }>, policy);
    case 'play':
      return turnChoices(view, seat, action!, policy);
    case 'wish':
      return wishes(view, seat, action as CardAction);
    case 'bomb':
      return bombs(view, seat, action as CardAction | null);
    case 'gift':
      return playedFirst(
        giftTargets(view.open, seat).map((to) => give(seat, to)),
        (choice) =>
          choice.action?.type === 'give' && action?.type === 'give' && choice.action.to === action.to,
      );
  }
}

type CardAction = Extract<SeatAction, { type: 'play' | 'bomb' }>;

function playedFirst(choices: readonly Choice[], isPlayed: (choice: Choice) => boolean): Choice[] {
  return [...choices.filter(isPlayed), ...choices.filter((choice) => !isPlayed(choice))];
}

function sameType({ action }: Choice, played: SeatAction | null): boolean {
  return action?.type === played?.type;
}

function callsGrand(view: View, seat: Seat, calls: boolean): Choice {
  const { open } = view;
  return {
    action: calls ? { type: 'call', seat, call: 'grand' } : { type: 'take', seat },
    options: [{ type: 'grand', calls }],
    perform: (position) => {
      if (calls) trusted.call(position, seat, 'grand');
      // Where players draw cards one at a time, a player who calls does not draw a card.
      else if (open.phase === 'grand' || open.undealt > 0) trusted.take(position, seat);
    },
  };
}

function callsTichu(view: View, seat: Seat): Choice {
  return {
    action: { type: 'call', seat, call: 'tichu' },
    options: isOnTurn(view, seat) ? playsWith(view, seat, true) : [],
    perform: (position) => trusted.call(position, seat, 'tichu'),
  };
}

function doesNotCall(view: View, seat: Seat): Choice {
  const onTurn = isOnTurn(view, seat);
  return {
    action: null,
    options: onTurn ? playsWith(view, seat, false) : [],
    ...(onTurn ? { declines: true as const } : {}),
    perform: () => {},
  };
}

function isOnTurn({ open }: View, seat: Seat): boolean {
  return open.phase === 'play' && open.turn === seat && !open.window;
}

/** Everything that can be played, with or without a call. A pass is included if there is no call. */
function playsWith(view: View, seat: Seat, calls: boolean): Option[] {
  const { plays, mayPass } = listTurn(view, seat);
  const options: Option[] = plays.flatMap((play) =>
    wishesWith(view.rules, play).map((wish) => ({ type: 'play' as const, play, wish, calls })),
  );
  if (mayPass && !calls) options.push({ type: 'pass' });
  return options;
}

function listTurn(view: View, seat: Seat): { readonly plays: Combination[]; readonly mayPass: boolean } {
  const list = new PlayList();
  const finder = finderFor(view.rules, 'up-to-suits');
  const alternative = playsHonouringWish(view.open, view.hands[seat]!, finder, list);
  return { plays: list.toArray(), mayPass: alternative === 'pass' };
}

/** The choices for a seat's turn. A wish is a decision of its own, so every play carries the policy's wish. */
function turnChoices(view: View, seat: Seat, action: SeatAction, policy: Policy): Choice[] {
  const { plays, mayPass } = listTurn(view, seat);
  const played = action.type === 'play' ? readingOf(view, action) : null;
  const like = played === null ? null : sameUpToSuits(plays, played);
  const others = plays.filter((play) => play !== like).map((play) => playOnTurn(view, seat, play, policy));
  const pass: Choice = {
    action: { type: 'pass', seat },
    options: [{ type: 'pass' }],
    perform: (position) => trusted.pass(position, seat),
  };
  if (played === null) return [pass, ...others];
  return [playOnTurn(view, seat, played, policy), ...others, ...(mayPass ? [pass] : [])];
}

function playOnTurn(view: View, seat: Seat, play: Play, policy: Policy): Choice {
  const mayWish = wishesWith(view.rules, play).length > 1;
  const wish = mayWish ? policy.wish(view, seat, play, noBits, null) : 0;
  return playWithWish('play', seat, play, wish);
}

const noBits = () => 0;

function playWithWish(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0): Choice {
  return {
    action: actionToPlay(type, seat, play, wish === 0 ? {} : { wish }),
    options: [{ type: 'play', play, wish, calls: false }],
    perform: (position) => trusted.play(position, seat, play, wish, NO_SEAT),
  };
}

function wishes(view: View, seat: Seat, action: CardAction): Choice[] {
  const play = readingOf(view, action);
  return playedFirst(
    wishesWith(view.rules, play).map((wish) => playWithWish(action.type, seat, play, wish)),
    (choice) => (choice.action as CardAction).wish === action.wish,
  );
}

function bombs(view: View, seat: Seat, action: CardAction | null): Choice[] {
  const list = new PlayList();
  bombClaims(view.open, seat, view.hands[seat]!, finderFor(view.rules, 'up-to-suits'), list);
  const plays = list.toArray();
  const played = action === null ? null : readingOf(view, action);
  const like = played === null ? null : sameUpToSuits(plays, played);
  const others = plays.filter((play) => play !== like).map((play) => playWithWish('bomb', seat, play, 0));
  const wait: Choice = {
    action: null,
    options: [{ type: 'wait' }],
    perform: (position) => {
      if (position.open.window) trusted.closeWindow(position);
    },
  };
  return played === null ? [wait, ...others] : [playWithWish('bomb', seat, played, 0), wait, ...others];
}

/** The combination that these cards were played as. */
function readingOf({ open, rules }: View, action: CardAction): Combination {
  const declared = action.type === 'play' ? action.phoenixAs : undefined;
  const readings = readingsOf(action.cards, open.trickIsEmpty ? null : open.standing, rules)
    .filter((reading) => declared === undefined || declared.includes(reading.phoenixAs as Rank))
    .filter((reading) => fits(reading, open.standing, action.type === 'bomb'));
  return readings.reduce((best, reading) => (reading.height > best.height ? reading : best));
}

function fits(reading: Play, standing: Play, isBomb: boolean): boolean {
  const bomb = reading.kind === 'bomb4' || reading.kind === 'bombS';
  if (standing.size === 0 || bomb) return bomb || !isBomb;
  return reading.kind === standing.kind;
}

/** The listed play that equals the played one except for interchangeable cards. */
export function sameUpToSuits(plays: readonly Combination[], played: Play): Combination | null {
  const alike = plays.filter((play) => ranksOf(play) === ranksOf(played));
  // If the hand contains a straight bomb, plays of the same ranks are listed by suit.
  return alike.length === 1 ? alike[0]! : (alike.find(({ cards }) => cards.equals(played.cards)) ?? null);
}

function ranksOf({ kind, cards, phoenixAs }: Play): string {
  return `${kind} ${phoenixAs} ${cards.toArray().map(faceValue).sort().join(' ')}`;
}

/** A text that is the same for all cards of a rank. */
function faceValue(card: Card): string {
  const rank = naturalRank(card);
  return rank === 0 ? `special ${card}` : String(rank);
}

/**
 * The push that was made, the network's own push, and all pushes that differ from the network's in one card. There are
 * thousands of pushes, and the good ones are close to the network's.
 */
function pushes(
  view: View,
  seat: Seat,
  action: Extract<SeatAction, { type: 'push' }>,
  policy: Policy,
): Choice[] {
  const best = policy.push(view, seat, noBits, null);
  const given = CardSet.of(best.flatMap(({ cards }) => cards));
  const spare = view.hands[seat]!.toArray().filter((card) => !given.has(card));
  const variations = best.flatMap((_, place) =>
    spare.map((card) => best.map((gift, index) => (index === place ? { ...gift, cards: [card] } : gift))),
  );
  const found = new Set<string>();
  return [action.gifts, best, ...variations]
    .filter((gifts) => found.size < found.add(pushKey(gifts)).size)
    .map((gifts) => push(seat, gifts));
}

function push(seat: Seat, gifts: readonly Gift[]): Choice {
  return {
    action: { type: 'push', seat, gifts },
    options: [{ type: 'push', gifts }],
    perform: (position) => trusted.push(position, seat, gifts),
  };
}

/** A text that is the same for pushes that differ only in suits. */
export function pushKey(gifts: readonly Gift[]): string {
  return [...gifts]
    .sort((a, b) => a.to - b.to)
    .map(({ cards }) => cards.map(faceValue).join(' '))
    .join(', ');
}

function give(seat: Seat, to: Seat): Choice {
  return {
    action: { type: 'give', seat, to },
    options: [{ type: 'give', to }],
    perform: (position) => trusted.give(position, to),
  };
}

export function mayCall(view: View, seat: Seat, call: 'tichu' | 'grand'): boolean {
  return isLegal(view, { type: 'call', seat, call });
}
