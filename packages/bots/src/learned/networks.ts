import { Evaluator, type Shapes } from './evaluator.ts';
import type { LearnedGame } from './learned-games.ts';
import { NET_2_SHAPES } from './net-2-shapes.ts';
import { SHAPES } from './shapes.ts';
import { readWeights } from './weights-file.ts';

/** The published weights by name, which is also the name of the file: a game and a generation. */
const PUBLISHED = {
  'nanjing-1': SHAPES,
  'nanjing-2': NET_2_SHAPES.nanjing,
  'three-2': NET_2_SHAPES.three,
  'tientsin-2': NET_2_SHAPES.tientsin,
  'ranks-2': NET_2_SHAPES.ranks,
} as const satisfies Record<string, Shapes>;
export type WeightsName = keyof typeof PUBLISHED;
export const WEIGHTS_NAMES = Object.keys(PUBLISHED) as readonly WeightsName[];

/** The weights that a generation of bots uses in each game it knows. */
export type Generation = Readonly<Partial<Record<LearnedGame, WeightsName>>>;
export const NET_1: Generation = { nanjing: 'nanjing-1' };
export const NET_2: Generation = {
  nanjing: 'nanjing-2',
  three: 'three-2',
  tientsin: 'tientsin-2',
  ranks: 'ranks-2',
};

/** The files of the learned bots. The caller loads them, because browsers and Node do so differently. */
export interface NetworkFiles {
  /** Only what is going to be needed. */
  readonly weights: Readonly<Partial<Record<WeightsName, Uint8Array>>>;
  /** WebAssembly code; null for the slower plain JavaScript. */
  readonly kernel: Uint8Array | null;
}

/** The networks of one thread. All bots of a thread share them, because only one bot decides at a time. */
export class Networks {
  private readonly files: NetworkFiles;
  private readonly loaded = new Map<WeightsName, Evaluator>();

  constructor(files: NetworkFiles) {
    this.files = files;
  }

  /** The networks of net-1. */
  get evaluator(): Evaluator {
    return this.get('nanjing-1');
  }

  /** Loaded on first use. Throws if the weights are missing or damaged. */
  get(name: WeightsName): Evaluator {
    let evaluator = this.loaded.get(name);
    if (evaluator === undefined) {
      const weights = this.files.weights[name];
      if (weights === undefined) throw new Error(`the weights ${name} have not been loaded`);
      evaluator = new Evaluator(PUBLISHED[name], this.files.kernel).load(
        readWeights(weights, PUBLISHED[name]),
      );
      this.loaded.set(name, evaluator);
    }
    return evaluator;
  }
}
