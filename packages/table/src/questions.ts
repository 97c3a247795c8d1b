import {
  mayStillCall,
  NOBODY,
  type OpenState,
  type Player,
  type Seat,
  type SeatAction,
  xoshiro128,
} from '@schupf/rules';
import { isHere, playerAt } from './chairs.ts';
import { type Draft, dropQuestions, isInstant, perform } from './draft.ts';
import { type Duty, deadlineOf } from './duties.ts';
import { claim } from './held.ts';
import type { Answer } from './input.ts';
import { BOT_PATIENCE } from './paces.ts';

/** Something a bot is asked, after every event anew. */
export interface Question {
  readonly number: number;
  readonly seat: Seat;
  /** Whether the seat has to decide, or may bomb or call. */
  readonly kind: 'decide' | 'claim';
  /** Whether the bot on the chair is asked, or one that stands in for somebody. */
  readonly role: 'own' | 'stand-in';
  readonly at: number;
  readonly answered: boolean;
}

/** An answer that is shown when somebody could have thought so long. */
export interface WaitingAnswer {
  readonly question: number;
  readonly seat: Seat;
  readonly role: Question['role'];
  readonly action: SeatAction;
  readonly at: number;
}

/** Asks whoever has to be asked now and has not been since something last happened. */
export function refreshQuestions(draft: Draft): void {
  for (const duty of draft.duties) if (duty.kind !== 'take') askDecision(draft, duty);
  const { open } = draft.position;
  if (open.phase !== 'play' || isOverAtOnce(draft)) return;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    const { type } = draft.chairs[playerAt(open, seat)]!.occupant;
    if (type === 'person' || !mayClaim(draft, open, seat)) continue;
    const isAsked = draft.questions.some((one) => one.seat === seat && one.kind === 'claim');
    if (!isAsked) ask(draft, seat, 'claim', type === 'bot' ? 'own' : 'stand-in');
  }
}

/** An interval without any time in it: nobody can have anything to claim. */
function isOverAtOnce(draft: Draft): boolean {
  return draft.interval !== null && !isInstant(draft) && draft.interval.until <= draft.now;
}

function askDecision(draft: Draft, duty: Duty): void {
  const { seat } = duty;
  const mine = (role: Question['role']) =>
    draft.questions.findLast((one) => one.seat === seat && one.kind === 'decide' && one.role === role);
  const isDone =
    draft.answers.some((answer) => answer.seat === seat) ||
    draft.held.some(({ action }) => action.seat === seat);
  if (isDone) return;
  const { type } = draft.chairs[playerAt(draft.position.open, seat)]!.occupant;
  if (type === 'bot') {
    const asked = mine('own');
    if (asked === undefined) return askToDecide(draft, duty, 'own');
    // It said nothing, or something that cannot be, or does not say anything at all.
    if (!asked.answered && draft.now < waitedForUntil(draft, duty, asked)) return;
  }
  if (!isTimeForStandIn(draft, duty)) return;
  const standIn = mine('stand-in');
  if (standIn !== undefined && draft.now < standIn.at + BOT_PATIENCE) return;
  if (standIn !== undefined) dropQuestions(draft, (one) => one === standIn);
  askToDecide(draft, duty, 'stand-in');
}

function askToDecide(draft: Draft, duty: Duty, role: Question['role']): void {
  if (duty.askedAt === null)
    draft.duties = draft.duties.map((one) => (one === duty ? { ...one, askedAt: draft.now } : one));
  ask(draft, duty.seat, 'decide', role);
}

/** Bots held to the clock have as long as people would: for ever where there is no limit. */
function waitedForUntil(draft: Draft, duty: Duty, { at }: Question): number {
  if (draft.terms.clockForBots !== true) return at + BOT_PATIENCE;
  const bank = draft.banks[playerAt(draft.position.open, duty.seat)]!;
  return deadlineOf(duty, draft.speed, bank) ?? Number.POSITIVE_INFINITY;
}

/** A bot decides for an empty chair, for somebody who is not there, and when the time is up. */
function isTimeForStandIn(draft: Draft, duty: Duty): boolean {
  const chair = draft.chairs[playerAt(draft.position.open, duty.seat)]!;
  if (chair.occupant.type !== 'person' || !isHere(chair, draft.speed, draft.now)) return true;
  return isTimeUp(draft, duty);
}

function isTimeUp(draft: Draft, duty: Duty): boolean {
  const player = playerAt(draft.position.open, duty.seat);
  const deadline = deadlineOf(duty, draft.speed, draft.banks[player]!);
  return deadline !== null && draft.now >= deadline;
}

/** Whether a seat may do something although nothing is asked of it; said by what everybody sees. */
function mayClaim(draft: Draft, open: OpenState, seat: Seat): boolean {
  if (!open.isActive(seat)) return false;
  const isOwnMoment = draft.interval?.kind === 'own' && seat === open.owner;
  const isFree = open.window || (open.turn !== seat && open.turn !== NOBODY) || isOwnMoment;
  if (open.rules.outOfTurnBombs && !open.trickIsEmpty && isFree) return true;
  return open.turn !== seat && mayStillCall(open, seat);
}

function ask(draft: Draft, seat: Seat, kind: Question['kind'], role: Question['role']): void {
  draft.asked++;
  const question = { number: draft.asked, seat, kind, role, at: draft.now, answered: false };
  draft.questions = [...draft.questions, question];
  draft.effects.push({ type: 'ask', question });
}

/** Takes an answer; false when nobody waits for it any more or it changes nothing. */
export function takeAnswer(draft: Draft, { question: number, action }: Answer): boolean {
  const question = draft.questions.find((one) => one.number === number && !one.answered);
  if (question === undefined) return false;
  const isNothing = action === null || action?.seat !== question.seat;
  // Whether a bot could have bombed is nobody's business, so a table with people does not wait for it either.
  if (isNothing && question.kind === 'claim' && !isInstant(draft)) return false;
  draft.questions = draft.questions.map((one) => (one === question ? { ...one, answered: true } : one));
  if (isNothing) return true;
  const { seat, role } = question;
  const isBombInTime = question.kind === 'claim' && draft.interval !== null && action.type === 'bomb';
  if (isBombInTime) claim(draft, action, null);
  else {
    const at = isInstant(draft) ? draft.now : shownAt(draft, question);
    draft.answers = [...draft.answers, { question: number, seat, role, action, at }];
  }
  return true;
}

/**
 * When an answer is shown: a bot seems to think for a time drawn from what everybody sees, never from what it holds or
 * says. A decision counts from when it was first asked for, or whoever makes the table ask again would put it off.
 */
function shownAt(draft: Draft, { number, seat, kind, at }: Question): number {
  const duty = kind === 'decide' ? draft.duties.find((one) => one.seat === seat) : undefined;
  return (duty?.askedAt ?? at) + delayOf(draft, duty === undefined ? `${number}` : `${duty.turn}.${seat}`);
}

function delayOf({ speed, terms }: Draft, lot: string): number {
  const [shortest, longest] = speed.botDelay;
  const share = (xoshiro128(`${terms.pace}/${lot}`)() >>> 0) / 0x1_0000_0000;
  return Math.round(shortest + share * (longest - shortest));
}

/** Does what the first answer says whose time has come; false when there is none. */
export function releaseAnswer(draft: Draft): boolean {
  const due = draft.answers.find(({ at }) => at <= draft.now);
  if (due === undefined) return false;
  draft.answers = draft.answers.filter((answer) => answer !== due);
  const { action, seat, role } = due;
  const player = playerAt(draft.position.open, seat);
  const isLaid = action.type === 'play' || action.type === 'pass' || action.type === 'bomb';
  const before = draft.effects.length;
  const refusal = isLaid ? claim(draft, action, null) : perform(draft, action);
  if (refusal === null && role === 'stand-in') cover(draft, player, seat, before);
  return true;
}

/** Says that a decision was made for a person, before what it was: `place` is where that stands. */
function cover(draft: Draft, player: Player, seat: Seat, place: number): void {
  const chair = draft.chairs[player]!;
  if (chair.occupant.type !== 'person') return;
  draft.chairs = draft.chairs.with(player, { ...chair, missed: chair.missed + 1 });
  draft.effects.splice(place, 0, { type: 'tell', to: 'all', update: { type: 'covered', player, seat } });
}

/** He is back: nobody decides for him while he has time, though what the clock has decided it has. */
export function takeOver(draft: Draft, player: Player): void {
  const isFree = (duty: Duty) =>
    playerAt(draft.position.open, duty.seat) === player && !isTimeUp(draft, duty);
  const seats = draft.duties.filter(isFree).map(({ seat }) => seat);
  draft.duties = draft.duties.map((duty) => (isFree(duty) ? { ...duty, askedAt: null } : duty));
  dropQuestions(draft, ({ seat, role }) => role === 'stand-in' && seats.includes(seat));
}
