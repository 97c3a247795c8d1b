import { type Action, apply, type GameEvent, isOwnersMoment, type Player, type Refusal } from '@schupf/rules';
import { hasPeople } from './chairs.ts';
import type { Effect, Update } from './effect.ts';
import type { Question, WaitingAnswer } from './questions.ts';
import type { Table } from './table.ts';

/** A table while it takes a step: changed in place, and what is to be done outside. */
export type Draft = { -readonly [Field in keyof Table]: Table[Field] } & {
  readonly effects: Effect[];
};

export function draftOf(table: Table, at: number): Draft {
  const later = Math.max(at, table.at);
  const now = table.pause === null ? later - table.lag : table.now;
  return { ...table, at: later, now, effects: [] };
}

/** Bots among themselves need no time to see what happens: everybody is asked, and then it goes on. */
export function isInstant({ chairs }: Pick<Table, 'chairs'>): boolean {
  return !hasPeople(chairs);
}

export function tell(draft: Draft, to: 'all' | Player, update: Update): void {
  draft.effects.push({ type: 'tell', to, update });
}

/** Carries out an action of the game, or says why the rules refuse it. */
export function perform(draft: Draft, action: Action): Refusal | null {
  const before = draft.position;
  const applied = apply(before, action);
  if (!applied.ok) return applied.refusal;
  draft.position = applied.position;
  draft.effects.push({ type: 'did', action, before, after: applied.position });
  for (const event of applied.events) {
    tell(draft, 'all', { type: 'game', event, open: applied.position.open });
    count(draft, event, before.open.trickIsEmpty);
  }
  if ('seat' in action) dropQuestions(draft, ({ seat }) => seat === action.seat);
  return null;
}

/** Carries out what the table has made sure of. */
export function mustPerform(draft: Draft, action: Action): void {
  const refusal = perform(draft, action);
  if (refusal !== null) throw new Error(`the table's own ${action.type} is refused: ${refusal.code}`);
}

/** Turns and tricks are counted, and bots asked anew, where something has changed for others. */
function count(draft: Draft, event: GameEvent, wasLead: boolean): void {
  switch (event.type) {
    case 'dealt':
      draft.turn++;
      draft.roundBegan = draft.turn;
      draft.pushSince = draft.now;
      dropAll(draft);
      return;
    case 'rest-dealt':
      draft.turn++;
      draft.pushSince = draft.now;
      dropAll(draft);
      return;
    case 'exchanged':
    case 'opened':
    case 'passed':
    case 'gathered':
    case 'gave':
      draft.turn++;
      dropAll(draft);
      return;
    case 'played':
      draft.turn++;
      if (wasLead) draft.trickBegan = draft.turn;
      dropAll(draft);
      return;
    case 'called':
      // Whoever called thinks again about the rest; and where pushes are laid out anew, everybody does.
      draft.duties = draft.duties.map((duty) =>
        duty.seat === event.seat ? { ...duty, askedAt: null } : duty,
      );
      if (draft.rules.tichuDuringPush === 'reopen') draft.pushSince = draft.now;
      dropAll(draft);
      return;
    case 'calls-revealed':
    case 'withdrawn':
    case 'round-ended':
      dropAll(draft);
      return;
    case 'declined':
    case 'decided':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'dummy-shown':
      return;
    case 'window-closed':
      if (isOwnersMoment(draft.position.open)) dropAll(draft);
      return;
  }
}

/** Everybody is asked anew. */
function dropAll(draft: Draft): void {
  draft.questions = [];
  draft.answers = [];
}

/** Some questions are not asked any more, and what was answered to them is not done. */
export function dropQuestions(draft: Draft, isOut: (one: Question | WaitingAnswer) => boolean): void {
  draft.questions = draft.questions.filter((question) => !isOut(question));
  draft.answers = draft.answers.filter((answer) => !isOut(answer));
}
