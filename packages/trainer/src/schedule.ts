import type { Exploration } from './apprentice.ts';

/** What changes while a run goes on; `done` is the share of it that is over, from 0 to 1. */
export interface Course {
  readonly exploration: Exploration;
  readonly rate: number;
}

const FIRST_RATE = 1e-3;
const LAST_RATE = 3e-5;

/** Much is tried at first and little at the end; Grand Tichu always a little, or it would never be learned. */
export function courseAt(done: number): Course {
  const left = 1 - done;
  const play = 0.01 + 0.07 * left * left;
  return {
    exploration: { grand: 0.04 + 0.04 * left, push: play, play },
    rate: LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1 + Math.cos(Math.PI * done)),
  };
}

/** Times each sample is learned from, on average. */
export const PASSES = 2;
/** The share of the newest weights in the running mean, at each step. */
export const DECAY = 0.0005;
/** Rounds of one job of self-play, and the share of jobs against a former self. */
export const JOB_ROUNDS = 100;
export const FORMER_SHARE = 0.2;
/** A former self is kept every so many rounds, and so many of them. */
export const FORMER_EVERY = 50_000;
export const FORMERS = 8;
