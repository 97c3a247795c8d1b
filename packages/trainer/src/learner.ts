import {
  instantiate,
  layOut,
  NETWORKS,
  type NetworkName,
  OUTCOMES,
  SHAPES,
  type Shape,
  type Weights,
  weightCount,
  writeHeader,
} from '@schupf/bots/learned';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { SAMPLE_BYTES, type SampleBytes } from './samples.ts';

const FLOAT = 4;
const PAGE = 65_536;
const BATCH = 1024;
/** How much the chance of being first and the spread of outcomes count beside the value. */
const SIDE = 0.25;
const SPREAD = 0.1;
/** Samples kept for learning, the latest. */
const KEPT: Readonly<Record<NetworkName, number>> = { grand: 65_536, push: 131_072, play: 524_288 };
/** A network begins to learn when there are so many. */
const ENOUGH = 8192;

interface LearnerExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  learn(
    net: number,
    gradients: number,
    batch: number,
    size: number,
    scratch: number,
    outcomes: number,
    side: number,
    spread: number,
  ): void;
  step(
    weights: number,
    gradients: number,
    momentum: number,
    variance: number,
    mean: number,
    count: number,
    share: number,
    rate: number,
    correction1: number,
    correction2: number,
    decay: number,
  ): void;
  lossesAt(): number;
}

/** Everything about a network's learning that must not be lost when it is interrupted. */
export interface Studies {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  readonly momentum: Float32Array;
  readonly variance: Float32Array;
  readonly steps: number;
}

/** Mean losses a sample: of the value in squared units, of the chance to be first and of the outcome in nats. */
export interface Losses {
  readonly value: number;
  readonly first: number;
  readonly outcome: number;
}

/** Learns all networks from samples: Adam on batches drawn from the latest. */
export class Learner {
  private readonly desks = {} as Record<NetworkName, Desk>;

  constructor(code: Uint8Array, seed: string) {
    const exports = instantiate(code) as LearnerExports;
    const random = xoshiro128(`${seed} learner`);
    const start = exports.memory.buffer.byteLength;
    const bytes = NETWORKS.reduce((sum, name) => sum + Desk.bytes(name), 0);
    exports.memory.grow(Math.ceil(bytes / PAGE));
    let at = start;
    for (const name of NETWORKS) {
      this.desks[name] = new Desk(name, exports, at, random);
      at += Desk.bytes(name);
    }
  }

  take(samples: SampleBytes): void {
    for (const name of NETWORKS) this.desks[name].take(samples[name]);
  }

  /** So many passes over as many samples as have come in since the last time. */
  learn(passes: number, rate: number, decay: number): void {
    for (const name of NETWORKS) this.desks[name].learn(passes, rate, decay);
  }

  get weights(): Weights {
    return this.each((desk) => desk.weights.slice());
  }

  /** The running mean of the weights, which plays better than they do at any one time. */
  get means(): Weights {
    return this.each((desk) => desk.mean.slice());
  }

  losses(name: NetworkName): Losses {
    return this.desks[name].losses();
  }

  get learned(): number {
    return this.desks.play.learned;
  }

  get studies(): Readonly<Record<NetworkName, Studies>> {
    return this.each((desk) => desk.studies);
  }

  resume(studies: Readonly<Record<NetworkName, Studies>>): void {
    for (const name of NETWORKS) this.desks[name].resume(studies[name]);
  }

  private each<Item>(of: (desk: Desk) => Item): Record<NetworkName, Item> {
    const items = {} as Record<NetworkName, Item>;
    for (const name of NETWORKS) items[name] = of(this.desks[name]);
    return items;
  }
}

/** One network's weights, what Adam remembers of them, and the samples it learns from. */
class Desk {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  learned = 0;
  private readonly exports: LearnerExports;
  private readonly random: Bits;
  private readonly size: number;
  private readonly header: number;
  private readonly gradients: number;
  private readonly momentum: Float32Array;
  private readonly variance: Float32Array;
  private readonly scratch: number;
  private readonly batch: Uint32Array;
  private readonly samples: Uint8Array;
  /** Where the kernel adds up the losses of a batch, of whichever network. */
  private readonly sums: Float64Array;
  private readonly kept: number;
  private count = 0;
  private next = 0;
  private fresh = 0;
  private steps = 0;
  /** Losses of as many samples, since they were last asked for. */
  private readonly lost = new Float64Array(3);
  private seen = 0;

  static bytes(name: NetworkName): number {
    const shape = SHAPES[name];
    return (
      64 + weightCount(shape) * FLOAT * 5 + scratchBytes(shape) + BATCH * 4 + KEPT[name] * SAMPLE_BYTES + PAGE
    );
  }

  constructor(name: NetworkName, exports: LearnerExports, at: number, random: Bits) {
    const memory = exports.memory.buffer;
    const shape = SHAPES[name];
    const layout = layOut(shape, at);
    writeHeader(layout, memory);
    const count = weightCount(shape);
    this.exports = exports;
    this.random = random;
    this.size = count;
    this.kept = KEPT[name];
    this.header = layout.header;
    let free = layout.weights;
    const take = (bytes: number) => {
      const taken = free;
      free = Math.ceil((free + bytes) / 16) * 16;
      return taken;
    };
    this.weights = new Float32Array(memory, take(count * FLOAT), count);
    this.gradients = take(count * FLOAT);
    this.momentum = new Float32Array(memory, take(count * FLOAT), count);
    this.variance = new Float32Array(memory, take(count * FLOAT), count);
    this.mean = new Float32Array(memory, take(count * FLOAT), count);
    this.scratch = take(scratchBytes(shape));
    this.batch = new Uint32Array(memory, take(BATCH * 4), BATCH);
    this.samples = new Uint8Array(memory, take(this.kept * SAMPLE_BYTES), this.kept * SAMPLE_BYTES);
    this.sums = new Float64Array(memory, exports.lossesAt(), 3);
    initialise(this.weights, shape, random);
    this.mean.set(this.weights);
  }

  take(samples: Uint8Array): void {
    const count = samples.length / SAMPLE_BYTES;
    for (let index = 0; index < count; index++) {
      this.samples.set(
        samples.subarray(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES),
        this.next * SAMPLE_BYTES,
      );
      this.next = (this.next + 1) % this.kept;
    }
    this.count = Math.min(this.kept, this.count + count);
    this.fresh += count;
  }

  learn(passes: number, rate: number, decay: number): void {
    if (this.count < ENOUGH) return;
    for (; this.fresh * passes >= BATCH; this.fresh -= BATCH / passes) this.learnBatch(rate, decay);
  }

  losses(): Losses {
    const [value, first, outcome] = [...this.lost].map((sum) => sum / this.seen) as [number, number, number];
    this.lost.fill(0);
    this.seen = 0;
    return { value, first, outcome };
  }

  get studies(): Studies {
    const { weights, mean, momentum, variance, steps } = this;
    return {
      weights: weights.slice(),
      mean: mean.slice(),
      momentum: momentum.slice(),
      variance: variance.slice(),
      steps,
    };
  }

  resume({ weights, mean, momentum, variance, steps }: Studies): void {
    this.weights.set(weights);
    this.mean.set(mean);
    this.momentum.set(momentum);
    this.variance.set(variance);
    this.steps = steps;
  }

  private learnBatch(rate: number, decay: number): void {
    const first = this.samples.byteOffset;
    for (let index = 0; index < BATCH; index++) {
      this.batch[index] = first + below(this.count, this.random) * SAMPLE_BYTES;
    }
    this.sums.fill(0);
    this.exports.learn(
      this.header,
      this.gradients,
      this.batch.byteOffset,
      BATCH,
      this.scratch,
      OUTCOMES.length,
      SIDE,
      SPREAD,
    );
    this.sums.forEach((sum, index) => {
      this.lost[index]! += sum;
    });
    this.steps++;
    this.exports.step(
      this.weights.byteOffset,
      this.gradients,
      this.momentum.byteOffset,
      this.variance.byteOffset,
      this.mean.byteOffset,
      this.size,
      1 / BATCH,
      rate,
      1 / (1 - 0.9 ** this.steps),
      1 / (1 - 0.999 ** this.steps),
      Math.max(decay, 1 / this.steps),
    );
    this.learned += BATCH;
    this.seen += BATCH;
  }
}

/** Activations and their blame in every layer, and two lists of live places. */
function scratchBytes({ hidden1, hidden2, outputs }: Shape): number {
  return 2 * (hidden1 + hidden2 + outputs) * FLOAT + 2 * (hidden1 + hidden2) + 64;
}

function initialise(weights: Float32Array, shape: Shape, random: Bits): void {
  const { inputs, hidden1, hidden2, outputs } = shape;
  let at = 0;
  const fill = (count: number, scale: number) => {
    for (let end = at + count; at < end; at++) weights[at] = scale * gauss(random);
  };
  const skip = (count: number) => {
    at += count;
  };
  fill(inputs * hidden1, 0.09);
  skip(hidden1);
  fill(hidden1 * hidden2, Math.sqrt(2 / hidden1));
  skip(hidden2);
  fill(hidden2 * outputs, 0.05);
}

/** Nearly a normal distribution: twelve uniform ones added up. */
function gauss(random: Bits): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += (random() >>> 0) / 0x1_0000_0000;
  return sum;
}
