import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';

/** What the review of a match says about decisions. */
export const review = {
  classes: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  openQuestion: 'open question: the judges disagree',
  kinds: {
    grand: 'Grand Tichu',
    push: 'push',
    tichu: 'Tichu',
    play: 'play',
    wish: 'wish',
    bomb: 'bomb',
    gift: 'Dragon trick',
  },
  /** Labels for a decision not to act. */
  nothing: { grand: 'no Grand Tichu', tichu: 'no Tichu', bomb: 'no bomb' },
  pass: 'pass',
  wish: (cards: string, rank: string) => `${cards}, wish ${rank}`,
  /** Null stands for the reader. */
  toPlayer: (name: string | null) => (name === null ? 'to you' : `to ${name}`),
  judgedBy: (judge: string) => `Judged by ${judge}, with a neural network and simulated rounds.`,
  trick: (n: number) => (n === 0 ? 'before play' : `trick ${n}`),
  cost: (points: number, error: number) => `${common.points(points)} lost, ± ${error}`,
  better: (move: string, points: number, error: number) => `better: ${move} (${signed(points)} ± ${error})`,
  because: (reason: string) => `because ${reason}`,
  chance: (percent: number) => `chance of winning the match: ${minus(-percent)}%`,
  /** The parts of a difference; the points follow. */
  parts: {
    cards: 'card points',
    ownCalls: 'the team’s own calls',
    theirCalls: 'the opponents’ calls',
    doubles: 'double wins',
    penalties: 'ignored wishes',
  },
  /** How often something happens with the better choice, and with the actual one. */
  shares: {
    ownCallMade: (better: number, actual: number) =>
      `the team’s own call succeeds in ${better} of 100 rounds instead of ${actual}`,
    theirCallMade: (better: number, actual: number) =>
      `the opponents’ call succeeds in ${better} of 100 rounds instead of ${actual}`,
    doubleWin: (better: number, actual: number) =>
      `a double win in ${better} of 100 rounds instead of ${actual}`,
    doubleLoss: (better: number, actual: number) =>
      `a double win for the opponents in ${better} of 100 rounds instead of ${actual}`,
  },
  advice: {
    'low-cards-first': 'Play low cards first, and keep aces, the Dragon and bombs.',
    'serve-call':
      'Leave the trick to a partner who has called, and don’t wish for a rank that might break up their bomb.',
    'fight-call': 'If you play right before an opponent who has called, make tricks expensive.',
    'watch-score': 'Near the end of a match, let the score decide whether to call.',
  },
  /** How much bots gained by following a piece of advice once: in points, or in chance of winning the match. */
  gains: {
    points: (gain: string) => `${gain} points`,
    chance: (gain: string) => `${gain} percentage points in the chance of winning the match`,
  },
  measured: (cases: string, gain: string) => `Tested by bots in ${cases} cases: ${gain}.`,
  holdsInPart: 'Tested by bots: this holds only in some situations.',
  noMistakes: 'No mistakes found.',
  columns: {
    player: 'Player',
    decisions: 'Decisions',
    lost: 'Lost',
    perDecision: 'Per decision',
    inaccuracies: 'Inaccuracies',
    mistakes: 'Mistakes',
    blunders: 'Blunders',
  },
  luck: (round: string, points: number, luck: number) =>
    `${round}: result ${signed(points)} for seats A and C (luck: ${signed(luck)}).`,
  refusals: {
    noNetwork: (game: string) => `there’s no network for ${game}, so this match can’t be reviewed`,
    noFinishedRound: 'the record has no finished round',
    damaged: (problem: string) => `the record is damaged: ${problem}`,
  },
  damagedLater: (problem: string) =>
    `The record is damaged from here on, so the rest isn’t reviewed: ${problem}`,
};
