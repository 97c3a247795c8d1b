import { type Action, apply, type GameEvent, isOwnersMoment, type Player, type Refusal } from '@schupf/rules';
import { hasPeople } from './chairs.ts';
import type { Effect, Update } from './effect.ts';
import type { Question, WaitingAnswer } from './questions.ts';
import type { Table } from './table.ts';

/** The table while a step is being computed: modified in place, with the effects so far. */
export type Draft = { -readonly [Field in keyof Table]: Table[Field] } & {
  readonly effects: Effect[];
};

export function draftOf(table: Table, at: number): Draft {
  const later = Math.max(at, table.at);
  const now = table.pause === null ? later - table.lag : table.now;
  return { ...table, at: later, now, effects: [] };
}

/**
 * Whether the table has only bots, or its only person skips the rest of the round. Bots need no time to watch, so play
 * continues as soon as all of them have answered.
 */
export function isInstant({ chairs, isSkipping }: Pick<Table, 'chairs' | 'isSkipping'>): boolean {
  return isSkipping || !hasPeople(chairs);
}

export function tell(draft: Draft, to: 'all' | Player, update: Update): void {
  draft.effects.push({ type: 'tell', to, update });
}

/** Carries out a game action, or returns why the rules refuse it. */
export function perform(draft: Draft, action: Action): Refusal | null {
  const before = draft.position;
  const applied = apply(before, action);
  if (!applied.ok) return applied.refusal;
  draft.position = applied.position;
  draft.effects.push({ type: 'did', action, before, after: applied.position });
  for (const event of applied.events) {
    tell(draft, 'all', { type: 'game', event, open: applied.position.open });
    countTurns(draft, event, before.open.trickIsEmpty);
  }
  if (before.open.phase === 'tichu' && applied.position.open.phase === 'push') beginPush(draft);
  if ('seat' in action) dropQuestions(draft, ({ seat }) => seat === action.seat);
  return null;
}

/** Carries out an action that the table knows to be legal. */
export function mustPerform(draft: Draft, action: Action): void {
  const refusal = perform(draft, action);
  if (refusal !== null)
    throw new Error(`an action that must be legal was refused: ${action.type}, ${refusal.code}`);
}

/** Counts turns and tricks, and withdraws questions to bots that an event has made obsolete. */
function countTurns(draft: Draft, event: GameEvent, wasLead: boolean): void {
  switch (event.type) {
    case 'dealt':
      draft.turn++;
      draft.roundBegan = draft.turn;
      draft.pushSince = draft.now;
      dropAllQuestions(draft);
      return;
    case 'rest-dealt':
      draft.turn++;
      draft.pushSince = draft.now;
      dropAllQuestions(draft);
      return;
    case 'exchanged':
    case 'opened':
    case 'passed':
    case 'gathered':
    case 'gave':
      draft.turn++;
      dropAllQuestions(draft);
      return;
    case 'played':
      draft.turn++;
      if (wasLead) draft.trickBegan = draft.turn;
      dropAllQuestions(draft);
      return;
    case 'called':
      // The remaining decisions of the player who called count as new. If a call reopens the push, everyone's time
      // starts again.
      draft.duties = draft.duties.map((duty) =>
        duty.seat === event.seat ? { ...duty, askedAt: null } : duty,
      );
      if (draft.rules.tichuDuringPush === 'reopen') draft.pushSince = draft.now;
      dropAllQuestions(draft);
      return;
    case 'round-ended':
      draft.isSkipping = false;
      dropAllQuestions(draft);
      return;
    case 'calls-revealed':
    case 'withdrawn':
      dropAllQuestions(draft);
      return;
    case 'declined':
    case 'declined-tichu':
    case 'decided':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'dummy-shown':
    case 'time-up':
      return;
    case 'window-closed':
      if (isOwnersMoment(draft.position.open)) dropAllQuestions(draft);
      return;
  }
}

/** The last decision on Tichu opens the push, so everyone's time for the push starts now. */
function beginPush(draft: Draft): void {
  draft.turn++;
  draft.pushSince = draft.now;
  dropAllQuestions(draft);
}

/** Withdraws all questions, so that every bot is asked again. */
function dropAllQuestions(draft: Draft): void {
  draft.questions = [];
  draft.answers = [];
}

/** Withdraws questions together with the answers to them. */
export function dropQuestions(draft: Draft, isObsolete: (entry: Question | WaitingAnswer) => boolean): void {
  draft.questions = draft.questions.filter((question) => !isObsolete(question));
  draft.answers = draft.answers.filter((answer) => !isObsolete(answer));
}
