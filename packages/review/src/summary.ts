import type { Seat } from '@schupf/rules';
import { LOSS_CLASSES, type LossClass } from './classes.ts';
import { DECISION_KINDS, type Decision, type DecisionKind, idOf } from './decision.ts';
import { estimate } from './estimate.ts';
import type { Verdict } from './judge.ts';

/**
 * How well a player decided. It is calculated from the verdicts alone, so that it always agrees with the list of
 * mistakes.
 */
export interface PlayerSummary {
  readonly seat: Seat;
  /** The number of decisions that count: those in which the choices had different results. */
  readonly decisions: number;
  /** The points lost in all these decisions. */
  readonly lost: number;
  /** The points lost per decision. */
  readonly perDecision: number;
  /** Half the width of the 90% confidence interval of `perDecision`. */
  readonly error: number;
  /** From 0 to 100, only for display; null for fewer than 30 decisions. */
  readonly accuracy: number | null;
  readonly classes: { readonly [Class in LossClass]: number };
  readonly open: number;
  readonly byKind: { readonly [Kind in DecisionKind]: { readonly decisions: number; readonly lost: number } };
}

/** Where the result of a round comes from: luck, minus what the first side lost, plus what the other side lost. */
export interface RoundSummary {
  readonly round: number;
  /** The margin of the first side (seats A and C). */
  readonly points: number;
  /** The points lost, indexed by seat. */
  readonly lost: readonly number[];
  /** The cards, and everything else that the judges cannot see; null until every decision of the round is judged. */
  readonly luck: number | null;
}

/** Accuracy falls exponentially with the points lost per decision. At this many points it is 37, that is 100 / e. */
const ACCURACY_POINTS = 12;
const MIN_DECISIONS = 30;
const INTERVAL = 1.64;

export function summaryOf(seat: Seat, verdicts: readonly Verdict[]): PlayerSummary {
  const own = verdicts.filter((verdict) => verdict.seat === seat && !verdict.isIndifferent);
  const { mean, error } = estimate(own.map(({ loss }) => loss));
  const lostIn = (some: readonly Verdict[]) => rounded(some.reduce((sum, { loss }) => sum + loss, 0));
  const ofKind = (kind: DecisionKind) => own.filter((verdict) => verdict.kind === kind);
  return {
    seat,
    decisions: own.length,
    lost: lostIn(own),
    perDecision: rounded(mean),
    error: rounded(INTERVAL * error),
    accuracy: accuracyOf(own.length, mean),
    classes: byName(LOSS_CLASSES, (name) => own.filter((verdict) => verdict.class === name).length),
    open: own.filter(({ isOpen }) => isOpen).length,
    byKind: byName(DECISION_KINDS, (kind) => ({
      decisions: ofKind(kind).length,
      lost: lostIn(ofKind(kind)),
    })),
  };
}

/** The summary of several matches together. Its seat is that of the first match. */
export function combinedSummary(summaries: readonly PlayerSummary[]): PlayerSummary {
  const sumOf = (value: (summary: PlayerSummary) => number) =>
    summaries.reduce((total, summary) => total + value(summary), 0);
  const decisions = sumOf((summary) => summary.decisions);
  const mean = sumOf(({ lost }) => lost) / Math.max(1, decisions);
  const squares = sumOf((summary) => (summary.error * summary.decisions) ** 2);
  return {
    seat: summaries[0]?.seat ?? 0,
    decisions,
    lost: rounded(sumOf(({ lost }) => lost)),
    perDecision: rounded(mean),
    error: rounded(Math.sqrt(squares) / Math.max(1, decisions)),
    accuracy: accuracyOf(decisions, mean),
    classes: byName(LOSS_CLASSES, (name) => sumOf(({ classes }) => classes[name])),
    open: sumOf(({ open }) => open),
    byKind: byName(DECISION_KINDS, (kind) => ({
      decisions: sumOf(({ byKind }) => byKind[kind].decisions),
      lost: rounded(sumOf(({ byKind }) => byKind[kind].lost)),
    })),
  };
}

function accuracyOf(decisions: number, lostPerDecision: number): number | null {
  if (decisions < MIN_DECISIONS) return null;
  return Math.round(100 * Math.exp(-Math.max(0, lostPerDecision) / ACCURACY_POINTS));
}

export function roundSummary(
  round: number,
  points: number,
  decisions: readonly Decision[],
  verdicts: readonly Verdict[],
): RoundSummary {
  const judged = verdicts.filter((verdict) => verdict.round === round);
  const ids = new Set(judged.map(idOf));
  const isComplete = decisions.every((decision) => decision.round !== round || ids.has(idOf(decision)));
  const lost = [0, 1, 2, 3].map((seat) => summaryOf(seat, judged).lost);
  const luck = points + lost[0]! + lost[2]! - lost[1]! - lost[3]!;
  return { round, points, lost, luck: isComplete ? rounded(luck) : null };
}

function byName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): { readonly [N in Name]: Value } {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as { readonly [N in Name]: Value };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
