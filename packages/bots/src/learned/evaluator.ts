import { FeatureBuffer } from './feature-buffer.ts';
import { type Kernel, kernelFor } from './kernel.ts';
import {
  evaluationScratchBytes,
  FLOAT_BYTES,
  type Layout,
  layOut,
  type Shape,
  weightCount,
  writeHeader,
} from './layout.ts';
import { OUTPUTS } from './outputs.ts';

/** One network per kind of decision. */
export const NETWORKS = ['grand', 'push', 'play'] as const;
export type NetworkName = (typeof NETWORKS)[number];

export type Shapes = Readonly<Record<NetworkName, Shape>>;
export type Weights = Readonly<Record<NetworkName, Float32Array>>;

const ALIGNMENT = 16;

/** Evaluates networks in a kernel's memory. Must not be shared between threads. */
export class Evaluator {
  /** The input. Must be filled in before `begin` and `evaluate`. */
  readonly features: FeatureBuffer;
  /** The outputs of the last candidate evaluated. */
  readonly outputs: Float32Array;
  private readonly kernel: Kernel;
  private readonly layouts: Readonly<Record<NetworkName, Layout>>;
  private readonly featuresAt: number;
  private readonly stateAt: number;
  private readonly scratchAt: number;
  private readonly outputsAt: number;

  /** Takes the WebAssembly code of the kernel, or null for plain JavaScript. */
  constructor(shapes: Shapes, code: Uint8Array | null) {
    const kernel = kernelFor(code, bytesFor(shapes));
    this.kernel = kernel;
    let at = kernel.start;
    const layouts = {} as Record<NetworkName, Layout>;
    for (const name of NETWORKS) {
      layouts[name] = layOut(shapes[name], at);
      writeHeader(layouts[name], kernel.memory);
      at = aligned(layouts[name].end);
    }
    this.layouts = layouts;
    this.featuresAt = at;
    this.stateAt = aligned(at + FeatureBuffer.bytes);
    this.scratchAt = this.stateAt + stateBytes(shapes);
    this.outputsAt = aligned(this.scratchAt + scratchBytes(shapes));
    this.features = new FeatureBuffer(kernel.memory, this.featuresAt);
    this.outputs = new Float32Array(kernel.memory, this.outputsAt, OUTPUTS);
  }

  load(weights: Weights): this {
    for (const name of NETWORKS) {
      const layout = this.layouts[name];
      const count = weightCount(layout.shape);
      new Float32Array(this.kernel.memory, layout.weights, count).set(weights[name]);
    }
    return this;
  }

  /** Must be called when the features of the state are complete, before any candidate is evaluated. */
  begin(name: NetworkName): void {
    this.kernel.begin(this.layouts[name].header, this.featuresAt, this.features.stateCount, this.stateAt);
  }

  evaluate(name: NetworkName, candidate: number): void {
    const { features } = this;
    this.kernel.evaluate(
      this.layouts[name].header,
      this.stateAt,
      this.featuresAt + 2 * features.starts[candidate]!,
      features.countOf(candidate),
      this.scratchAt,
      this.outputsAt,
    );
  }
}

function bytesFor(shapes: Shapes): number {
  let bytes =
    aligned(FeatureBuffer.bytes) + stateBytes(shapes) + scratchBytes(shapes) + OUTPUTS * FLOAT_BYTES;
  for (const name of NETWORKS) bytes += aligned(layOut(shapes[name], 0).end);
  return aligned(bytes) + 4 * ALIGNMENT;
}

/** The size of a state: enough for the first layer of the widest network. */
function stateBytes(shapes: Shapes): number {
  return Math.max(...NETWORKS.map((name) => shapes[name].hidden1)) * FLOAT_BYTES;
}

function scratchBytes(shapes: Shapes): number {
  return Math.max(...NETWORKS.map((name) => evaluationScratchBytes(shapes[name])));
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}
