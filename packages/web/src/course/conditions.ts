import { type GameEvent, type Position, pointsOf } from '@schupf/rules';
import { parseCard } from '@schupf/rules/notation';
import type { Condition, PlayPattern } from './level.ts';

/** The learner's seat in every level. In a three-player game they may play a second one. */
const LEARNER = 0;

/** Everything that a condition can check. */
export interface LessonState {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly isAnswered: boolean;
}

export function holds(condition: Condition, state: LessonState): boolean {
  const { position, events } = state;
  const { open } = position;
  if ('all' in condition) return condition.all.every((part) => holds(part, state));
  if ('any' in condition) return condition.any.some((part) => holds(part, state));
  if ('not' in condition) return !holds(condition.not, state);
  if ('played' in condition) return events.some((event) => fits(event, condition.played));
  if ('passed' in condition)
    return events.some((event) => event.type === 'passed' && event.seat === condition.passed);
  if ('out' in condition) {
    const place = open.finished.indexOf(condition.out) + 1;
    return condition.place === undefined ? place > 0 : place === condition.place;
  }
  if ('leads' in condition)
    return open.phase === 'play' && open.trickIsEmpty && open.turn === condition.leads;
  if ('took' in condition)
    return events.some((event) => event.type === 'gathered' && event.by === condition.took);
  if ('gaveTo' in condition)
    return events.some((event) => event.type === 'gave' && event.to === condition.gaveTo);
  if ('called' in condition) return open.calls[condition.by ?? LEARNER] === condition.called;
  if ('captured' in condition) return capturedPoints(position) >= condition.captured;
  if ('phase' in condition) return open.phase === condition.phase;
  if ('pushed' in condition)
    return events.some(
      (event) =>
        event.type === 'exchanged' &&
        event.transfers.some(
          ({ to, cards }) => to === condition.to && cards.includes(parseCard(condition.pushed)!),
        ),
    );
  if ('plays' in condition)
    return events.filter((event) => fits(event, { by: LEARNER })).length >= condition.plays;
  if ('ended' in condition)
    return (
      open.result !== null &&
      (condition.points === undefined || open.result.points[LEARNER] === condition.points)
    );
  return state.isAnswered;
}

function capturedPoints({ open }: Position): number {
  const own = open.won.filter((_, seat) => seat % 2 === LEARNER);
  return own.flatMap((cards) => cards.toArray()).reduce((sum, card) => sum + pointsOf(card), 0);
}

function fits(
  event: GameEvent,
  { by = LEARNER, kind, size, with: card, wish, outOfTurn }: PlayPattern,
): boolean {
  if (event.type !== 'played' || event.seat !== by) return false;
  if (kind !== undefined && event.play.kind !== kind) return false;
  if (size !== undefined && event.play.size !== size) return false;
  if (outOfTurn !== undefined && event.outOfTurn !== outOfTurn) return false;
  if (card !== undefined && !event.play.cards.includes(parseCard(card)!)) return false;
  return wish === undefined || (wish === 'any' ? event.wish !== 0 : event.wish === wish);
}
