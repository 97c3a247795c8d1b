import { Brain } from './brain.ts';
import { SHAPES } from './shapes.ts';
import { readWeights } from './weights-file.ts';

/** The files behind the learned bots. Whoever makes one brings them: only he knows how files are read where he runs. */
export interface NetworkFiles {
  readonly weights: Uint8Array;
  /** WebAssembly; null to do without. */
  readonly kernel: Uint8Array | null;
}

/** The networks of one thread, for all bots in it: they answer one after the other. */
export class Networks {
  private readonly files: NetworkFiles;
  private made: Brain | null = null;

  constructor(files: NetworkFiles) {
    this.files = files;
  }

  /** Unpacked when it is first wanted. */
  get brain(): Brain {
    this.made ??= new Brain(SHAPES, this.files.kernel).load(readWeights(this.files.weights, SHAPES));
    return this.made;
  }
}
