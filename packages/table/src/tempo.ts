import { people, playerAt } from './chairs.ts';
import { type Draft, dropQuestions } from './draft.ts';
import { type Speed, speedOf } from './speeds.ts';

/**
 * A pace makes a table faster than its speed. It is only for tables with one person, because other people would have
 * less time to react.
 */
export interface Pace {
  readonly botDelay: Speed['botDelay'];
  /** The interval after each combination; null for that of the table's speed. */
  readonly reaction: number | null;
  /** The interval after the last pass; null for that of the table's speed. */
  readonly closing: number | null;
}

/**
 * The speed at a pace. A pace never makes a table slower. If the speed gives no time to react, neither does the pace.
 */
export function speedAt(speed: Speed, pace: Pace | null): Speed {
  if (pace === null) return speed;
  const [shortest, longest] = speed.botDelay;
  return {
    ...speed,
    reaction: shorter(speed.reaction, pace.reaction),
    closing: shorter(speed.closing, pace.closing),
    botDelay: [Math.min(shortest, pace.botDelay[0]), Math.min(longest, pace.botDelay[1])],
  };
}

function shorter(interval: number | null, other: number | null): number | null {
  return interval === null || other === null ? interval : Math.min(interval, other);
}

/** Changes the pace from the next question and the next interval on; false if the table already has it. */
export function changePace(draft: Draft, pace: Pace | null): boolean {
  if (JSON.stringify(draft.pace) === JSON.stringify(pace)) return false;
  draft.pace = pace;
  draft.speed = speedAt(speedOf(draft.config.speed), pace);
  return true;
}

/** Lets the bots finish the round without delays; false while a person may still act in it. */
export function skipRound(draft: Draft): boolean {
  const { phase } = draft.position.open;
  const isPlaying = draft.stage === 'playing' && (phase === 'play' || phase === 'gift');
  if (!isPlaying || draft.pause !== null || draft.isSkipping || mayPersonAct(draft)) return false;
  draft.isSkipping = true;
  if (draft.interval !== null) draft.interval = { ...draft.interval, until: draft.now };
  draft.answers = draft.answers.map((answer) => ({ ...answer, at: draft.now }));
  // A bot's "nothing to claim" left its question unanswered, and a skipping table waits for every answer. So these
  // questions are dropped and asked again.
  dropQuestions(draft, (entry) => 'kind' in entry && entry.kind === 'claim');
  return true;
}

function mayPersonAct({ position: { open }, chairs, duties }: Draft): boolean {
  const isPerson = new Set(people(chairs));
  return (
    open.players.some((player, seat) => isPerson.has(player) && open.isActive(seat)) ||
    duties.some(({ seat }) => isPerson.has(playerAt(open, seat)))
  );
}
