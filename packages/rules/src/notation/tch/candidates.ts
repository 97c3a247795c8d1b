import { type Card, naturalRank, PHOENIX, type Rank } from '../../card.ts';
import { beats, isBomb, isDragon, type Play, phoenixRanks } from '../../combination/combination.ts';
import { readingsOf } from '../../combination/readings.ts';
import type { Rules } from '../../rules.ts';
import { hasSeat, NO_SEAT, type Seat } from '../../seat.ts';
import type { Action } from '../../state/action.ts';
import type { OpenState } from '../../state/open.ts';
import type { Position } from '../../state/position.ts';
import { apply } from '../../transitions/checked.ts';
import type { TchNoteKind } from './findings.ts';
import { isInWrittenOrder } from './letters.ts';
import type { TchEvent } from './log.ts';
import type { Lookahead } from './lookahead.ts';

/** One interpretation of an event: actions that may turn out to be illegal. */
export interface Candidate {
  readonly actions: readonly Action[];
  readonly note: TchNoteKind | null;
  /** The seat that gets the Dragon's trick, if the log says so before the others have passed. */
  readonly promise?: Seat;
}

/** The situation a candidate starts from. */
export interface Situation {
  readonly position: Position;
  /** The seat that will get the trick the Dragon is about to win; NO_SEAT if the log has not announced it yet. */
  readonly promised: Seat;
}

type EventOf<Type extends TchEvent['type']> = Extract<TchEvent, { type: Type }>;

const CLOSE: Action = { type: 'close-window' };

/** Every interpretation of the event with this number, the likeliest first; none for a wish without the Mah Jong. */
export function candidatesFor(
  situation: Situation,
  event: TchEvent,
  number: number,
  lookahead: Lookahead,
): Candidate[] {
  switch (event.type) {
    case 'play':
      return playCandidates(situation, event, number, lookahead);
    case 'pass':
      return passCandidates(situation, event, lookahead.nextPlay[number] ?? null);
    case 'call':
      return [callCandidate(situation.position.open, event, lookahead.lateCalls.has(number))];
    case 'gift':
      return [giftCandidate(situation, event)];
    case 'wish':
      if (lookahead.strayWishes.has(number)) return [];
      return [nothing(lookahead.repeatedWishes.has(number) ? 'repeated-wish' : null)];
  }
}

function nothing(note: TchNoteKind | null): Candidate {
  return { actions: [], note };
}

function playCandidates(
  situation: Situation,
  event: EventOf<'play'>,
  number: number,
  lookahead: Lookahead,
): Candidate[] {
  const plays = candidatesWithoutCall(situation, event, lookahead.wishes.get(number) ?? null);
  if (!lookahead.playsBeforeCall.has(number)) return plays;
  const call: Action = { type: 'call', seat: event.seat, call: 'tichu' };
  return [...plays.map(({ actions, note }) => ({ actions: [call, ...actions], note })), ...plays];
}

/** A play on turn, a bomb out of turn, or the lead after a trick whose collection was not logged. */
function candidatesWithoutCall(situation: Situation, event: EventOf<'play'>, wish: Rank | null): Candidate[] {
  const { position, promised } = situation;
  const { open, rules } = position;
  const { seat, cards } = event;
  const isBombLike = readingsOf(cards, null, rules).some(isBomb);
  const wished = wish === null ? {} : { wish };
  const playsAfter = (
    before: readonly Action[],
    standing: Play | null,
    note: TchNoteKind | null,
  ): Candidate[] =>
    phoenixChoices(cards, standing, rules).map((ranks) => {
      const phoenixAs = ranks === null ? {} : { phoenixAs: ranks };
      return { actions: [...before, { type: 'play', seat, cards, ...phoenixAs, ...wished }], note };
    });
  // A play on the Dragon cancels a gift the log has already announced.
  const onDragon = promised === NO_SEAT ? null : 'gift-without-effect';
  const claims: Candidate[] = [{ actions: [{ type: 'bomb', seat, cards, ...wished }], note: onDragon }];
  const leads = () => playsAfter(endOfTrick(situation), null, noteOnEnd(situation));
  if (!open.trickIsEmpty && open.turn === NO_SEAT) {
    if (!isBombLike) return leads();
    // A winner who still holds cards collects the trick before anyone leads, so this is probably a bomb on it. If the
    // winner is out, no collecting is logged, so this is probably a lead.
    return open.isActive(open.owner) ? [...claims, ...leads()] : [...leads(), ...claims];
  }
  const inTurn = playsAfter(open.window ? [CLOSE] : [], open.trickIsEmpty ? null : open.standing, onDragon);
  let now = inTurn;
  if (isBombLike && open.turn !== seat) now = claims;
  else if (isBombLike && open.window) now = [...inTurn, ...claims];
  return promised === NO_SEAT ? now : [...now, ...leads()];
}

/** The actions missing before the winner has the trick: unlogged passes, table actions, the gift. */
function endOfTrick({ position, promised }: Situation): Action[] {
  const actions: Action[] = [];
  let now = position;
  while (now.open.phase === 'gift' || (now.open.phase === 'play' && !now.open.trickIsEmpty)) {
    const action = nextToEnd(now.open, promised);
    actions.push(action);
    const applied = apply(now, action);
    // The candidate will be refused for the same reason.
    if (!applied.ok) break;
    now = applied.position;
  }
  return actions;
}

function nextToEnd(open: OpenState, promised: Seat): Action {
  if (open.phase === 'gift' && promised !== NO_SEAT) return { type: 'give', seat: open.owner, to: promised };
  if (open.window) return CLOSE;
  if (open.turn !== NO_SEAT) return { type: 'pass', seat: open.turn };
  return { type: 'gather' };
}

function noteOnEnd({ position: { open }, promised }: Situation): TchNoteKind | null {
  if (open.turn !== NO_SEAT) return 'passes-added';
  return promised === NO_SEAT && open.phase === 'play' && open.isActive(open.owner)
    ? 'collecting-added'
    : null;
}

/**
 * The ranks a Phoenix in these cards can have, highest first, beginning with those that agree with its position in
 * the line. The plays that follow show whether the choice was right.
 */
function phoenixChoices(cards: readonly Card[], standing: Play | null, rules: Rules): (Rank[] | null)[] {
  if (cards.length < 2 || !cards.includes(PHOENIX)) return [null];
  const readings = readingsOf(cards, standing, rules).filter(
    (reading) => standing === null || beats(reading, standing),
  );
  if (readings.length === 0) return [null];
  const fits = (reading: Play) =>
    Number(phoenixRanks(reading).every((rank) => isInWrittenOrder(cards, rank)));
  return readings.sort((a, b) => fits(b) - fits(a) || b.height - a.height).map(phoenixRanks);
}

function passCandidates(
  situation: Situation,
  { seat }: EventOf<'pass'>,
  nextPlay: EventOf<'play'> | null,
): Candidate[] {
  const { open } = situation.position;
  if (open.phase !== 'play' || open.trickIsEmpty) return [nothing('pass-left-out')];
  if (open.turn === NO_SEAT && seat === open.owner) return [{ actions: collecting(situation), note: null }];
  if (open.turn !== seat) return [nothing('pass-left-out')];
  const passes: Candidate = {
    actions: [...(open.window ? [CLOSE] : []), { type: 'pass', seat }],
    note: null,
  };
  return nextPlay !== null && evadesWish(open, nextPlay) ? [passes, nothing('pass-before-bomb')] : [passes];
}

/** The winner of a trick takes it; a Dragon's trick then waits for the gift, unless it has been logged already. */
function collecting(situation: Situation): Action[] {
  const { open } = situation.position;
  return isDragon(open.standing) && situation.promised === NO_SEAT ? [CLOSE] : endOfTrick(situation);
}

/**
 * Whether a play is a bomb that ignores the wish. BrettspielWelt lets players bomb on their turn even if they could
 * fulfil the wish. By our rules, they may do so only before their turn, that is, before the last pass preceding the
 * bomb.
 */
function evadesWish({ wish, rules }: OpenState, { cards }: EventOf<'play'>): boolean {
  return (
    wish !== 0 &&
    cards.every((card) => naturalRank(card) !== wish) &&
    readingsOf(cards, null, rules).some(isBomb)
  );
}

function callCandidate(open: OpenState, { seat }: EventOf<'call'>, isLate: boolean): Candidate {
  if (open.calls[seat] !== null) return nothing(isLate ? 'late-call' : 'repeated-call');
  if (hasSeat(open.hasPlayed, seat)) return nothing('call-without-effect');
  return { actions: [{ type: 'call', seat, call: 'tichu' }], note: null };
}

function giftCandidate(situation: Situation, { seat: to }: EventOf<'gift'>): Candidate {
  const { open } = situation.position;
  const isOwed = open.phase === 'gift' || (open.phase === 'play' && isDragon(open.standing));
  if (!isOwed || situation.promised !== NO_SEAT) return nothing('gift-without-effect');
  // A player whose last card is the Dragon gives immediately; the log may show the others' passes after that.
  if (open.turn !== NO_SEAT && open.areOpponents(open.owner, to))
    return { actions: [], note: null, promise: to };
  return { actions: endOfTrick({ ...situation, promised: to }), note: null };
}
