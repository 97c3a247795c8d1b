import { type Kernel, kernelFor } from './kernel.ts';
import { type Layout, layOut, type Shape, weightCount, writeHeader } from './layout.ts';
import { OUTPUTS } from './outputs.ts';
import { Question } from './question.ts';

/** One network a kind of decision. */
export const NETWORKS = ['grand', 'push', 'play'] as const;
export type NetworkName = (typeof NETWORKS)[number];

export type Shapes = Readonly<Record<NetworkName, Shape>>;
export type Weights = Readonly<Record<NetworkName, Float32Array>>;

const FLOAT = 4;
const ALIGNED = 16;

/** Networks in a kernel's memory, with room for a question and its answer. Every thread makes its own. */
export class Brain {
  readonly question: Question;
  /** The outputs of the candidate evaluated last. */
  readonly outputs: Float32Array;
  private readonly kernel: Kernel;
  private readonly layouts: Readonly<Record<NetworkName, Layout>>;
  private readonly questionAt: number;
  private readonly stateAt: number;
  private readonly scratchAt: number;
  private readonly outputsAt: number;

  /** With the code of the kernel, or null for one in plain JavaScript. */
  constructor(shapes: Shapes, code: Uint8Array | null) {
    const kernel = kernelFor(code, roomFor(shapes));
    this.kernel = kernel;
    let at = kernel.start;
    const layouts = {} as Record<NetworkName, Layout>;
    for (const name of NETWORKS) {
      layouts[name] = layOut(shapes[name], at);
      writeHeader(layouts[name], kernel.memory);
      at = aligned(layouts[name].end);
    }
    this.layouts = layouts;
    this.questionAt = at;
    this.stateAt = aligned(at + Question.bytes);
    this.scratchAt = this.stateAt + widest(shapes) * FLOAT;
    this.outputsAt = aligned(this.scratchAt + scratchBytes(shapes));
    this.question = new Question(kernel.memory, this.questionAt);
    this.outputs = new Float32Array(kernel.memory, this.outputsAt, OUTPUTS);
  }

  /** The network's weights, to be read and written. */
  weights(name: NetworkName): Float32Array {
    const { shape, weights } = this.layouts[name];
    return new Float32Array(this.kernel.memory, weights, weightCount(shape));
  }

  load(weights: Weights): this {
    for (const name of NETWORKS) this.weights(name).set(weights[name]);
    return this;
  }

  /** To be called once the question's state is complete, before candidates are evaluated. */
  begin(name: NetworkName): void {
    this.kernel.begin(this.layouts[name].header, this.questionAt, this.question.stateCount, this.stateAt);
  }

  evaluate(name: NetworkName, candidate: number): void {
    const { question } = this;
    this.kernel.evaluate(
      this.layouts[name].header,
      this.stateAt,
      this.questionAt + 2 * question.starts[candidate]!,
      question.countOf(candidate),
      this.scratchAt,
      this.outputsAt,
    );
  }
}

function roomFor(shapes: Shapes): number {
  let bytes = aligned(Question.bytes) + widest(shapes) * FLOAT + scratchBytes(shapes) + OUTPUTS * FLOAT;
  for (const name of NETWORKS) bytes += aligned(layOut(shapes[name], 0).end);
  return aligned(bytes) + 4 * ALIGNED;
}

function widest(shapes: Shapes): number {
  return Math.max(...NETWORKS.map((name) => shapes[name].hidden1));
}

/** Both layers, and a list of 16-bit places in the first. */
function scratchBytes(shapes: Shapes): number {
  const floats = NETWORKS.map((name) => shapes[name].hidden1 + shapes[name].hidden2);
  return Math.max(...floats) * FLOAT + widest(shapes) * 2 + ALIGNED;
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNED) * ALIGNED;
}
