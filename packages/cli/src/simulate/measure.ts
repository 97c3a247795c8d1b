import type { Rules, Seed } from '@schupf/rules';
import { bitsFor, RandomRounds } from './random-rounds.ts';
import type { Transitions } from './transitions.ts';

const WARM_UP_MS = 2500;

export interface Measurement {
  readonly rounds: number;
  readonly cards: number;
  readonly seconds: number;
}

export interface Run {
  readonly rules: Rules;
  readonly seed: Seed;
  readonly rounds: number;
}

type MakeTransitions = (rules: Rules) => Transitions;

/** Warms up the JIT compiler on the code to be measured. */
export function warmUp(make: MakeTransitions, { rules, seed, rounds }: Run): void {
  const players = new RandomRounds(make(rules), bitsFor(seed, 'warm-up'));
  const end = performance.now() + WARM_UP_MS;
  for (let round = 0; round < 3 * rounds && performance.now() < end; round++) players.playRound();
}

/** Plays rounds in `parts` equal parts and times them. Calls `pause`, which is not timed, after each part. */
export function measure(
  make: MakeTransitions,
  run: Run,
  parts = 1,
  pause: (rounds: number) => void = () => {},
): Measurement {
  const players = new RandomRounds(make(run.rules), bitsFor(run.seed, 'measured'));
  let milliseconds = 0;
  let played = 0;
  for (let part = 1; part <= parts; part++) {
    const until = Math.round((run.rounds * part) / parts);
    const start = performance.now();
    for (; played < until; played++) players.playRound();
    milliseconds += performance.now() - start;
    pause(played);
  }
  return { rounds: played, cards: players.cardsPlayed, seconds: milliseconds / 1000 };
}
