import type { Shapes } from './evaluator.ts';
import { LEARNED_GAMES, type LearnedGame } from './learned-games.ts';
import { blocksFor } from './net-2-blocks.ts';
import { OUTPUTS } from './outputs.ts';

/** The hidden layers of the network for play. */
const PLAY_LAYERS: Readonly<Record<LearnedGame, { readonly hidden1: number; readonly hidden2: number }>> = {
  nanjing: { hidden1: 384, hidden2: 64 },
  three: { hidden1: 192, hidden2: 64 },
  tientsin: { hidden1: 192, hidden2: 64 },
  ranks: { hidden1: 160, hidden2: 48 },
};

function shapesFor(game: LearnedGame): Shapes {
  const { grand, push, play } = blocksFor(game);
  return {
    grand: { inputs: grand.inputs, hidden1: 48, hidden2: 16, outputs: OUTPUTS },
    push: { inputs: push.inputs, hidden1: 96, hidden2: 32, outputs: OUTPUTS },
    play: { inputs: play.inputs, ...PLAY_LAYERS[game], outputs: OUTPUTS },
  };
}

/** The shapes of net-2's networks for each game. */
export const NET_2_SHAPES = Object.fromEntries(
  LEARNED_GAMES.map((game) => [game, shapesFor(game)]),
) as Readonly<Record<LearnedGame, Shapes>>;
