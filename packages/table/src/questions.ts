import {
  mayStillCall,
  NO_SEAT,
  type OpenState,
  type Player,
  type Seat,
  type SeatAction,
} from '@schupf/rules';
import { delayFor, delayInVersion1, shownAt } from './bot-pace.ts';
import { isHere, playerAt } from './chairs.ts';
import { type Draft, dropQuestions, isInstant, perform } from './draft.ts';
import { type Duty, deadlineOf } from './duties.ts';
import { claim } from './held.ts';
import type { Answer } from './input.ts';
import { BOT_TIMEOUT } from './paces.ts';
import type { Table } from './table.ts';

/** A question to a bot. Most events replace it with a new one. */
export interface Question {
  readonly number: number;
  readonly seat: Seat;
  /** `decide`: the seat has to act. `claim`: it may bomb or call. */
  readonly kind: 'decide' | 'claim';
  /** Whether the question is for the bot in the chair or for a stand-in. */
  readonly role: 'own' | 'stand-in';
  readonly at: number;
  /** When an answer is shown, if there is one by then. */
  readonly due: number;
  readonly answered: boolean;
}

/** An answer that is held back until the bot has apparently thought about it. */
export interface WaitingAnswer {
  readonly question: number;
  readonly seat: Seat;
  readonly role: Question['role'];
  readonly action: SeatAction;
  readonly at: number;
}

/** Asks every bot that may act now and has no current question. */
export function refreshQuestions(draft: Draft): void {
  for (const duty of draft.duties) if (duty.kind !== 'take') askDecision(draft, duty);
  const { open } = draft.position;
  if (open.phase !== 'play' || isIntervalEmpty(draft)) return;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    const { type } = draft.chairs[playerAt(open, seat)]!.occupant;
    if (type === 'person' || !mayClaim(draft, open, seat)) continue;
    const isAsked = draft.questions.some((sent) => sent.seat === seat && sent.kind === 'claim');
    if (!isAsked) ask(draft, seat, 'claim', type === 'bot' ? 'own' : 'stand-in');
  }
}

/** Whether bots can no longer claim in the interval: it is over, or its length is zero. */
function isIntervalEmpty(draft: Draft): boolean {
  return draft.interval !== null && !isInstant(draft) && draft.interval.until <= draft.now;
}

function askDecision(draft: Draft, duty: Duty): void {
  const { seat } = duty;
  const lastQuestion = (role: Question['role']) =>
    draft.questions.findLast((sent) => sent.seat === seat && sent.kind === 'decide' && sent.role === role);
  const isDone =
    draft.answers.some((answer) => answer.seat === seat) ||
    draft.held.some(({ action }) => action.seat === seat);
  if (isDone) return;
  const { type } = draft.chairs[playerAt(draft.position.open, seat)]!.occupant;
  if (type === 'bot') {
    const asked = lastQuestion('own');
    if (asked === undefined) return askToDecide(draft, duty, 'own');
    if (!asked.answered && draft.now < botDeadline(draft, duty, asked)) return;
    // The bot has done nothing, given an illegal answer, or not answered in time, so a stand-in decides.
  }
  if (!isTimeForStandIn(draft, duty)) return;
  const standIn = lastQuestion('stand-in');
  if (standIn !== undefined && draft.now < standIn.at + BOT_TIMEOUT) return;
  if (standIn !== undefined) dropQuestions(draft, (entry) => entry === standIn);
  askToDecide(draft, duty, 'stand-in');
}

function askToDecide(draft: Draft, duty: Duty, role: Question['role']): void {
  if (duty.askedAt === null)
    draft.duties = draft.duties.map((other) => (other === duty ? { ...duty, askedAt: draft.now } : other));
  ask(draft, duty.seat, 'decide', role);
}

/** With `clockForBots`, bots have the same time as people, which may be unlimited. */
function botDeadline(draft: Draft, duty: Duty, { at }: Question): number {
  if (draft.config.clockForBots !== true) return at + BOT_TIMEOUT;
  const bank = draft.banks[playerAt(draft.position.open, duty.seat)]!;
  return deadlineOf(draft, duty, bank) ?? Number.POSITIVE_INFINITY;
}

/** A stand-in decides for an empty chair, for an absent player, and when the time is up. */
function isTimeForStandIn(draft: Draft, duty: Duty): boolean {
  const chair = draft.chairs[playerAt(draft.position.open, duty.seat)]!;
  if (chair.occupant.type !== 'person' || !isHere(chair, draft.speed, draft.now)) return true;
  return isTimeUp(draft, duty);
}

function isTimeUp(draft: Draft, duty: Duty): boolean {
  const player = playerAt(draft.position.open, duty.seat);
  const deadline = deadlineOf(draft, duty, draft.banks[player]!);
  return deadline !== null && draft.now >= deadline;
}

/** Whether a seat may act without a duty, judging by public facts. */
function mayClaim(draft: Draft, open: OpenState, seat: Seat): boolean {
  if (!open.isActive(seat)) return false;
  const isOwnMoment = draft.interval?.kind === 'own' && seat === open.owner;
  const mayBomb = open.window || (open.turn !== seat && open.turn !== NO_SEAT) || isOwnMoment;
  if (open.rules.outOfTurnBombs && !open.trickIsEmpty && mayBomb) return true;
  return open.turn !== seat && mayStillCall(open, seat);
}

function ask(draft: Draft, seat: Seat, kind: Question['kind'], role: Question['role']): void {
  draft.asked++;
  const { asked: number, now: at } = draft;
  const question = { number, seat, kind, role, at, due: dueAt(draft, seat, kind), answered: false };
  draft.questions = [...draft.questions, question];
  draft.effects.push({ type: 'ask', question });
}

/**
 * The apparent thinking time of a decision starts with the first question about it; otherwise players could delay the
 * bot by making the table ask again.
 */
function dueAt({ duties, asked, config, speed, now }: Draft, seat: Seat, kind: Question['kind']): number {
  const duty = kind === 'decide' ? duties.find((pending) => pending.seat === seat) : undefined;
  if (duty === undefined) return now + delayFor({ type: 'claim', number: asked }, config, speed);
  return (duty.askedAt ?? now) + delayFor({ type: 'decision', turn: duty.turn, seat }, config, speed);
}

/** Processes an answer; false if it is no longer needed or changes nothing. */
export function acceptAnswer(draft: Draft, { question: number, action }: Answer): boolean {
  const question = draft.questions.find((sent) => sent.number === number && !sent.answered);
  if (question === undefined) return false;
  const isNothing = action === null || action?.seat !== question.seat;
  // Whether a bot could have bombed must stay secret, so a table with people does not wait for this answer.
  if (isNothing && question.kind === 'claim' && !isInstant(draft)) return false;
  draft.questions = draft.questions.map((sent) => (sent === question ? { ...sent, answered: true } : sent));
  if (isNothing) return true;
  const { seat, role } = question;
  const isBombInTime = question.kind === 'claim' && draft.interval !== null && action.type === 'bomb';
  if (isBombInTime) claim(draft, action, null);
  else {
    const at = isInstant(draft) ? draft.now : shownTime(draft, question);
    draft.answers = [...draft.answers, { question: number, seat, role, action, at }];
  }
  return true;
}

function shownTime(draft: Draft, { number, seat, kind, at, due }: Question): number {
  const { version, duties, config, speed, now } = draft;
  if (version >= 2) return shownAt(due, now, speed);
  const duty = kind === 'decide' ? duties.find((pending) => pending.seat === seat) : undefined;
  const salt = duty === undefined ? `${number}` : `${duty.turn}.${seat}`;
  return (duty?.askedAt ?? at) + delayInVersion1(salt, config, speed);
}

/**
 * How many milliseconds a bot has to answer. A bomb must arrive before the interval ends. Any other answer has until
 * the first moment, at least `shortest` milliseconds from now, at which answers are shown.
 */
export function timeToAnswer(
  { speed, interval, now }: Pick<Table, 'speed' | 'interval' | 'now'>,
  { kind, due }: Question,
  shortest: number,
): number {
  if (kind === 'claim' && interval !== null) return Math.max(0, interval.until - now);
  return shownAt(due, now + shortest, speed) - now;
}

/** Performs the first answer that is due; false if there is none. */
export function releaseAnswer(draft: Draft): boolean {
  const due = draft.answers.find(({ at }) => at <= draft.now);
  if (due === undefined) return false;
  draft.answers = draft.answers.filter((answer) => answer !== due);
  const { action, seat, role } = due;
  const player = playerAt(draft.position.open, seat);
  const isClaim = action.type === 'play' || action.type === 'pass' || action.type === 'bomb';
  const before = draft.effects.length;
  const refusal = isClaim ? claim(draft, action, null) : perform(draft, action);
  if (refusal === null && role === 'stand-in') cover(draft, player, seat, before);
  return true;
}

/**
 * Announces that a stand-in decided for a person. The announcement goes before the decision, which is at `index` in the
 * effects.
 */
function cover(draft: Draft, player: Player, seat: Seat, index: number): void {
  const chair = draft.chairs[player]!;
  if (chair.occupant.type !== 'person') return;
  draft.chairs = draft.chairs.with(player, { ...chair, missed: chair.missed + 1 });
  draft.effects.splice(index, 0, { type: 'tell', to: 'all', update: { type: 'covered', player, seat } });
}

/**
 * Lets a returning player make their own decisions while they have time left. Decisions whose time is up stay with
 * the stand-in.
 */
export function takeOver(draft: Draft, player: Player): void {
  const isTheirs = (duty: Duty) =>
    playerAt(draft.position.open, duty.seat) === player && !isTimeUp(draft, duty);
  const seats = draft.duties.filter(isTheirs).map(({ seat }) => seat);
  draft.duties = draft.duties.map((duty) => (isTheirs(duty) ? { ...duty, askedAt: null } : duty));
  dropQuestions(draft, ({ seat, role }) => role === 'stand-in' && seats.includes(seat));
}
