import type { Shapes } from './evaluator.ts';
import { OUTPUTS } from './outputs.ts';
import { PLAY_INPUTS } from './play-features.ts';
import { GRAND_INPUTS, PUSH_INPUTS } from './pre-play-features.ts';

/** The networks of the four-player game. */
export const SHAPES: Shapes = {
  grand: { inputs: GRAND_INPUTS, hidden1: 48, hidden2: 16, outputs: OUTPUTS },
  push: { inputs: PUSH_INPUTS, hidden1: 96, hidden2: 32, outputs: OUTPUTS },
  play: { inputs: PLAY_INPUTS, hidden1: 256, hidden2: 64, outputs: OUTPUTS },
};
