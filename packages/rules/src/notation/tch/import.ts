import { matchAt } from '../../match.ts';
import type { RulesRequest } from '../../rules.ts';
import type { Action } from '../../state/action.ts';
import type { Position } from '../../state/position.ts';
import type { GameRecord } from '../record/record.ts';
import { BSW_RULES, bswRules } from './bsw-rules.ts';
import type { TchNote, TchProblem } from './findings.ts';
import { fitEvents } from './fit.ts';
import { type HandleChange, Handles } from './handles.ts';
import type { TchRound } from './log.ts';
import { LogRecorder } from './log-recorder.ts';
import { playOpening } from './opening.ts';
import { parseTch, type TchParseProblem } from './parse.ts';
import { Replay } from './replay.ts';

export interface TchImport {
  /** The rules used to replay the rounds. */
  readonly rules: RulesRequest;
  readonly rounds: readonly ImportedRound[];
  /** Unrecognised lines between the rounds. */
  readonly problems: readonly TchProblem[];
  readonly summary: TchSummary;
  /** Everything that could be replayed. Problems become comments; substitutes become notices. */
  readonly record: GameRecord;
}

export interface ImportedRound {
  readonly line: number;
  /** Handles by seat when the round began; '' for a seat without one. */
  readonly handles: readonly string[];
  /** Substitutes who joined at the start of this round or during it. */
  readonly changes: readonly HandleChange[];
  /** The position before the deal. The log does not name the dealer, so the rules determine it. */
  readonly start: Position;
  /** Legal actions, starting with the deal, as far as the round could be replayed. */
  readonly actions: readonly Action[];
  readonly notes: readonly TchNote[];
  readonly problems: readonly TchProblem[];
  /** The points in the log: those of seats 0 and 2, then those of seats 1 and 3. */
  readonly claimed: readonly [number, number] | null;
  /** The same points as counted by the rules. */
  readonly counted: readonly [number, number] | null;
}

export interface TchSummary {
  readonly rounds: number;
  /** Rounds that could be replayed from the deal to the last card. */
  readonly complete: number;
  /** Complete rounds whose score matches the log. */
  readonly agreeing: number;
  readonly notes: number;
  readonly problems: number;
}

/**
 * Replays a BrettspielWelt log as legal actions. Never throws. Each round is replayed separately: an error ends
 * its round, and the next round starts with the score in the log.
 */
export function importTch(text: string): TchImport {
  const { log, parseProblems } = parseTch(text);
  const parseProblemsByRound = Map.groupBy(parseProblems, ({ round }) => round);
  const handles = new Handles(bswRules.seats);
  const record = new LogRecorder();
  const rounds: ImportedRound[] = [];
  let start = matchStart(1, [0, 0]);
  log.rounds.forEach((round, number) => {
    const names = handles.follow(round);
    const replay = replayRound(start, round);
    const unread = (parseProblemsByRound.get(number) ?? []).map(problemOfLine);
    const problems = [...unread, ...problemsOf(replay, round, unread.length === 0)];
    record.add(replay, names.changes, problems);
    const counted = countedBy(replay.position);
    const claimed = round.result?.points ?? null;
    const actions = replay.steps.map(({ action }) => action);
    rounds.push({
      line: round.line,
      ...names,
      start,
      actions,
      notes: replay.notes,
      problems,
      claimed,
      counted,
    });
    start = nextStart(start, replay.position, claimed);
  });
  const problems = (parseProblemsByRound.get(null) ?? []).map(problemOfLine);
  return {
    rules: BSW_RULES,
    rounds,
    problems,
    summary: summaryOf(rounds, problems),
    record: record.finish(handles.first),
  };
}

function replayRound(start: Position, round: TchRound): Replay {
  const replay = new Replay(start);
  playOpening(replay, round);
  if (replay.stop === null && replay.position.open.phase === 'play') fitEvents(replay, round);
  return replay;
}

function problemOfLine({ place, problem }: TchParseProblem): TchProblem {
  return { place, problem, refusal: null };
}

/** A round with unreadable lines need not reach the result it claims. */
function problemsOf({ stop, position }: Replay, { result }: TchRound, isWhole: boolean): TchProblem[] {
  if (stop !== null) {
    return [{ place: { line: stop.line, column: 1 }, problem: stop.problem, refusal: stop.refusal }];
  }
  if (result === null || !isWhole) return [];
  const counted = countedBy(position);
  const place = { line: result.line, column: 1 };
  if (counted === null) return [{ place, problem: 'the round is not over here', refusal: null }];
  if (samePoints(counted, result.points)) return [];
  return [{ place, problem: `by the rules, the round scores ${counted.join(' - ')}`, refusal: null }];
}

function countedBy({ open }: Position): readonly [number, number] | null {
  return open.result === null ? null : [open.result.points[0]!, open.result.points[1]!];
}

function samePoints(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The match continues, unless the log has a different score or continues after the match has ended. */
function nextStart(start: Position, end: Position, claimed: readonly [number, number] | null): Position {
  const counted = countedBy(end);
  if (counted !== null && claimed !== null && samePoints(counted, claimed) && end.open.phase === 'round-over')
    return end;
  const points = claimed ?? counted ?? [0, 0];
  return matchStart(
    start.open.round + 2,
    start.open.totals.map((total, side) => total + points[side]!),
  );
}

function matchStart(round: number, totals: readonly number[]): Position {
  const answer = matchAt(bswRules, { round, dealer: 0, players: null, ranking: [], totals });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.position;
}

function summaryOf(rounds: readonly ImportedRound[], problems: readonly TchProblem[]): TchSummary {
  const complete = rounds.filter(({ counted }) => counted !== null);
  const agrees = ({ counted, claimed }: ImportedRound) =>
    counted !== null && claimed !== null && samePoints(counted, claimed);
  return {
    rounds: rounds.length,
    complete: complete.length,
    agreeing: complete.filter(agrees).length,
    notes: rounds.reduce((sum, { notes }) => sum + notes.length, 0),
    problems: rounds.reduce((sum, round) => sum + round.problems.length, problems.length),
  };
}
