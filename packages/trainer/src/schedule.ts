import type { NetworkName } from '@schupf/bots/training';
import type { Exploration } from './exploring-policy.ts';

/** The settings that change during a run. */
export interface Schedule {
  readonly exploration: Exploration;
  readonly learningRate: number;
}

const FIRST_LEARNING_RATE = 1e-3;
const LAST_LEARNING_RATE = 3e-5;

/**
 * The schedule at a given point of the run, from 0 to 1. Exploration decays, but stays higher for Grand Tichu, which is
 * rarely the best choice at first and would never be learned without exploration.
 */
export function scheduleAt(progress: number): Schedule {
  const left = 1 - progress;
  const play = 0.01 + 0.07 * left * left;
  const cosine = 0.5 * (1 + Math.cos(Math.PI * progress));
  return {
    exploration: { grand: 0.04 + 0.04 * left, push: play, play },
    learningRate: LAST_LEARNING_RATE + (FIRST_LEARNING_RATE - LAST_LEARNING_RATE) * cosine,
  };
}

/**
 * How many times each sample is used for training, on average. Most of the time goes into training the network for play,
 * so a new sample is worth more than an old one there. The others have fewer decisions to learn from.
 */
export const REPLAY_RATIOS: Readonly<Record<NetworkName, number>> = { grand: 6, push: 2, play: 1 };
/** The share of the newest weights in the moving average, at each step. */
export const AVERAGING_RATE = 0.0005;
/** Rounds per self-play job. */
export const JOB_ROUNDS = 100;
/** The number of rounds between two additions to the league. */
export const LEAGUE_INTERVAL = 50_000;
/** The league holds at most this many sets of weights. */
export const LEAGUE_SIZE = 8;
