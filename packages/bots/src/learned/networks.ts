import { Evaluator } from './evaluator.ts';
import { SHAPES } from './shapes.ts';
import { readWeights } from './weights-file.ts';

/** The files of the learned bots. The caller loads them, because browsers and Node do so differently. */
export interface NetworkFiles {
  readonly weights: Uint8Array;
  /** WebAssembly code; null for the slower plain JavaScript. */
  readonly kernel: Uint8Array | null;
}

/** The networks of one thread. All bots of a thread share them, because only one bot decides at a time. */
export class Networks {
  private readonly files: NetworkFiles;
  private loaded: Evaluator | null = null;

  constructor(files: NetworkFiles) {
    this.files = files;
  }

  /** Loaded on first use. Throws if the weights are damaged. */
  get evaluator(): Evaluator {
    this.loaded ??= new Evaluator(SHAPES, this.files.kernel).load(readWeights(this.files.weights, SHAPES));
    return this.loaded;
  }
}
