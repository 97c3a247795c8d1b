import {
  type Action,
  apply,
  type GameEvent,
  isOwnersMoment,
  NOBODY,
  type Player,
  type Refusal,
} from '@schupf/rules';
import { hasPeople } from './chairs.ts';
import type { Effect, News } from './effect.ts';
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

export function tell(draft: Draft, to: 'all' | Player, news: News): void {
  draft.effects.push({ type: 'tell', to, news });
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
  if ('seat' in action) dropQuestions(draft, action.seat);
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
    case 'rest-dealt':
    case 'exchanged':
    case 'opened':
    case 'passed':
    case 'gathered':
    case 'gave':
      draft.turn++;
      dropQuestions(draft, NOBODY);
      return;
    case 'played':
      draft.turn++;
      if (wasLead) draft.trickBegan = draft.turn;
      dropQuestions(draft, NOBODY);
      return;
    case 'called':
    case 'calls-revealed':
    case 'withdrawn':
    case 'round-ended':
      dropQuestions(draft, NOBODY);
      return;
    case 'declined':
    case 'decided':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'dummy-shown':
      return;
    case 'window-closed':
      if (isOwnersMoment(draft.position.open)) dropQuestions(draft, NOBODY);
      return;
  }
}

/** What was asked of a seat, or with NOBODY of all, is answered by what has happened. */
function dropQuestions(draft: Draft, seat: number): void {
  draft.questions = seat === NOBODY ? [] : draft.questions.filter((question) => question.seat !== seat);
  draft.answers = seat === NOBODY ? [] : draft.answers.filter((answer) => answer.seat !== seat);
}
