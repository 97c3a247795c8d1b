import { loadNetworks } from '@schupf/bots/node';
import { type DecisionKind, type LossClass, openReview, type Verdict } from '../../src/index.ts';
import { type PlayerName, playRound } from './play.ts';

/** A decision of the sample: its estimated loss, and its actual loss with the real cards. */
export interface Row {
  readonly round: number;
  readonly player: PlayerName;
  readonly isPure: boolean;
  readonly kind: DecisionKind;
  readonly class: LossClass | null;
  readonly isOpen: boolean;
  readonly isIndifferent: boolean;
  readonly loss: number;
  readonly error: number;
  readonly worlds: number;
  /** By how many points each judge alone prefers the best choice. */
  readonly network: number;
  readonly rollouts: number;
  /** How much more the best choice scored with the actual cards. */
  readonly truth: number;
  /** The class and loss with another seed, for losses of at least `WORTH_REPEATING` points. */
  readonly again: LossClass | null;
  readonly againLoss: number;
}

/** Losses of this many points or more are judged again with another seed. */
const WORTH_REPEATING = 20;

/** Reviews a round between bots. */
export function rowsOf(seed: string, round: number, worlds: number): Row[] {
  const { record, players } = playRound(seed, round);
  const networks = loadNetworks();
  const opened = openReview({ record, networks, worlds, seed: `${seed}/first` });
  const reopened = openReview({ record, networks, worlds, seed: `${seed}/second` });
  if (!opened.ok || !reopened.ok) return [];
  const rows: Row[] = [];
  for (const verdict of opened.review.run()) {
    if (verdict === null) continue;
    const [played, best] = verdict.choices as [Verdict['choices'][0], Verdict['choices'][0]];
    const second = verdict.loss >= WORTH_REPEATING ? reopened.review.judgeAgain(verdict) : null;
    rows.push({
      round,
      player: players[verdict.seat]!,
      isPure: round % 2 === 0,
      kind: verdict.kind,
      class: verdict.class,
      isOpen: verdict.isOpen,
      isIndifferent: verdict.isIndifferent,
      loss: verdict.loss,
      error: verdict.error,
      worlds: best.worlds,
      network: (best.network ?? 0) - (played.network ?? 0),
      rollouts: (best.rollouts ?? 0) - (played.rollouts ?? 0),
      truth: opened.review.trueResult(verdict, 1) - opened.review.trueResult(verdict, 0),
      again: second?.class ?? null,
      againLoss: second?.loss ?? 0,
    });
  }
  return rows;
}
