import {
  HEADER_BYTES,
  layOut,
  type NetworkName,
  OUTCOMES,
  type Shape,
  weightCount,
  writeHeader,
} from '@schupf/bots/training';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { SAMPLE_BYTES } from './sample-layout.ts';

const FLOAT_BYTES = 4;
const ALIGNMENT = 16;
const BATCH_SIZE = 1024;
/** How much the loss of going out first counts. The value loss counts 1. */
const FIRST_OUT_LOSS_WEIGHT = 0.25;
/** How much the loss of the outcome counts. */
const OUTCOME_LOSS_WEIGHT = 0.1;
/** The capacity of each replay buffer, in samples. The oldest are overwritten. */
const REPLAY_CAPACITY: Readonly<Record<NetworkName, number>> = {
  grand: 65_536,
  push: 131_072,
  play: 524_288,
};
/** A network is not trained before its buffer holds this many samples. */
const MIN_SAMPLES = 8192;

/** What assembly/training.ts exports. All pointers are byte addresses in its memory. */
export interface TrainingExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  accumulateGradients(
    net: number,
    gradients: number,
    batch: number,
    size: number,
    scratch: number,
    outcomes: number,
    firstOutWeight: number,
    outcomeWeight: number,
  ): void;
  adamStep(
    weights: number,
    gradients: number,
    momentum: number,
    variance: number,
    average: number,
    count: number,
    gradientScale: number,
    rate: number,
    correction1: number,
    correction2: number,
    averagingRate: number,
  ): void;
  lossesAt(): number;
}

/** The weights of a network, their moving average, and the two moments that Adam tracks. */
export interface AdamState {
  readonly weights: Float32Array;
  readonly average: Float32Array;
  readonly momentum: Float32Array;
  readonly variance: Float32Array;
  readonly steps: number;
}

/** The samples a network is trained on. */
export interface ReplayState {
  readonly samples: Uint8Array;
  readonly next: number;
  readonly untrained: number;
}

/** Mean losses per sample: squared units for the value, nats for going out first and for the outcome. */
export interface Losses {
  readonly value: number;
  readonly firstOut: number;
  readonly outcome: number;
}

/** Trains one network in the memory of the WebAssembly module, which also holds its replay buffer. */
export class NetworkTrainer {
  readonly weights: Float32Array;
  readonly average: Float32Array;
  samplesTrained = 0;
  private readonly exports: TrainingExports;
  private readonly seed: string;
  private readonly header: number;
  private readonly gradients: number;
  private readonly momentum: Float32Array;
  private readonly variance: Float32Array;
  private readonly scratch: number;
  private readonly batch: Uint32Array;
  private readonly samples: Uint8Array;
  private readonly capacity: number;
  /** The memory in which the module adds up the losses of a batch. All networks share it. */
  private readonly batchLosses: Float64Array;
  /** The number of samples in the buffer. */
  private count = 0;
  /** The index at which the next sample is stored. */
  private next = 0;
  /** The number of added samples not yet matched by training. */
  private untrained = 0;
  private steps = 0;
  /** Sums of the losses since they were last taken. */
  private readonly lossSums = new Float64Array(3);
  /** The number of samples in `lossSums`. */
  private lossSamples = 0;

  /** The number of bytes a trainer needs, rounded up generously for alignment. */
  static bytes(name: NetworkName, shape: Shape): number {
    const floats = 5 * weightCount(shape) + BATCH_SIZE;
    const sections = 8;
    return (
      HEADER_BYTES +
      floats * FLOAT_BYTES +
      trainingScratchBytes(shape) +
      REPLAY_CAPACITY[name] * SAMPLE_BYTES +
      sections * ALIGNMENT
    );
  }

  /** `random` initialises the weights; `seed` determines which samples each step is trained on. */
  constructor(
    name: NetworkName,
    shape: Shape,
    exports: TrainingExports,
    start: number,
    random: Bits,
    seed: string,
  ) {
    const memory = exports.memory.buffer;
    const layout = layOut(shape, start);
    writeHeader(layout, memory);
    const count = weightCount(shape);
    this.exports = exports;
    this.seed = `${seed} ${name} batch`;
    this.capacity = REPLAY_CAPACITY[name];
    this.header = layout.header;
    let free = layout.weights;
    const allocate = (bytes: number) => {
      const address = free;
      free = Math.ceil((free + bytes) / ALIGNMENT) * ALIGNMENT;
      return address;
    };
    this.weights = new Float32Array(memory, allocate(count * FLOAT_BYTES), count);
    this.gradients = allocate(count * FLOAT_BYTES);
    this.momentum = new Float32Array(memory, allocate(count * FLOAT_BYTES), count);
    this.variance = new Float32Array(memory, allocate(count * FLOAT_BYTES), count);
    this.average = new Float32Array(memory, allocate(count * FLOAT_BYTES), count);
    this.scratch = allocate(trainingScratchBytes(shape));
    this.batch = new Uint32Array(memory, allocate(BATCH_SIZE * 4), BATCH_SIZE);
    const bufferBytes = this.capacity * SAMPLE_BYTES;
    this.samples = new Uint8Array(memory, allocate(bufferBytes), bufferBytes);
    this.batchLosses = new Float64Array(memory, exports.lossesAt(), 3);
    initialise(this.weights, shape, random);
    this.average.set(this.weights);
  }

  addSamples(samples: Uint8Array): void {
    const count = samples.length / SAMPLE_BYTES;
    for (let index = 0; index < count; index++) {
      const sample = samples.subarray(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES);
      this.samples.set(sample, this.next * SAMPLE_BYTES);
      this.next = (this.next + 1) % this.capacity;
    }
    this.count = Math.min(this.capacity, this.count + count);
    this.untrained += count;
  }

  train(replayRatio: number, learningRate: number, averagingRate: number): void {
    if (this.count < MIN_SAMPLES) return;
    while (this.untrained * replayRatio >= BATCH_SIZE) {
      this.trainOnBatch(learningRate, averagingRate);
      this.untrained -= BATCH_SIZE / replayRatio;
    }
  }

  takeLosses(): Losses {
    const means = [...this.lossSums].map((sum) => sum / this.lossSamples);
    const [value, firstOut, outcome] = means as [number, number, number];
    this.lossSums.fill(0);
    this.lossSamples = 0;
    return { value, firstOut, outcome };
  }

  get state(): AdamState {
    const { weights, average, momentum, variance, steps } = this;
    return {
      weights: weights.slice(),
      average: average.slice(),
      momentum: momentum.slice(),
      variance: variance.slice(),
      steps,
    };
  }

  restore({ weights, average, momentum, variance, steps }: AdamState): void {
    this.weights.set(weights);
    this.average.set(average);
    this.momentum.set(momentum);
    this.variance.set(variance);
    this.steps = steps;
  }

  /** The samples in the buffer, in the order of its memory. */
  get replayState(): ReplayState {
    const { samples, count, next, untrained } = this;
    return { samples: samples.slice(0, count * SAMPLE_BYTES), next, untrained };
  }

  restoreReplay({ samples, next, untrained }: ReplayState): void {
    this.samples.set(samples);
    this.count = samples.length / SAMPLE_BYTES;
    this.next = next;
    this.untrained = untrained;
  }

  private trainOnBatch(learningRate: number, averagingRate: number): void {
    const first = this.samples.byteOffset;
    const random = xoshiro128(`${this.seed} ${this.steps}`);
    for (let index = 0; index < BATCH_SIZE; index++) {
      this.batch[index] = first + below(this.count, random) * SAMPLE_BYTES;
    }
    this.batchLosses.fill(0);
    this.exports.accumulateGradients(
      this.header,
      this.gradients,
      this.batch.byteOffset,
      BATCH_SIZE,
      this.scratch,
      OUTCOMES.length,
      FIRST_OUT_LOSS_WEIGHT,
      OUTCOME_LOSS_WEIGHT,
    );
    this.batchLosses.forEach((loss, index) => {
      this.lossSums[index]! += loss;
    });
    this.steps++;
    this.exports.adamStep(
      this.weights.byteOffset,
      this.gradients,
      this.momentum.byteOffset,
      this.variance.byteOffset,
      this.average.byteOffset,
      this.weights.length,
      1 / BATCH_SIZE,
      learningRate,
      1 / (1 - 0.9 ** this.steps),
      1 / (1 - 0.999 ** this.steps),
      Math.max(averagingRate, 1 / this.steps),
    );
    this.samplesTrained += BATCH_SIZE;
    this.lossSamples += BATCH_SIZE;
  }
}

/**
 * The size of the scratch memory for training: activations and gradients of every layer, and a list of 16-bit indices
 * with padding for each hidden layer.
 */
function trainingScratchBytes({ hidden1, hidden2, outputs }: Shape): number {
  return 2 * (hidden1 + hidden2 + outputs) * FLOAT_BYTES + 2 * (hidden1 + hidden2) + 64;
}

function initialise(weights: Float32Array, shape: Shape, random: Bits): void {
  const { inputs, hidden1, hidden2, outputs } = shape;
  let at = 0;
  const fill = (count: number, deviation: number) => {
    for (let end = at + count; at < end; at++) weights[at] = deviation * normal(random);
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

/** Approximates a normally distributed number by the sum of twelve uniform ones. */
function normal(random: Bits): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += (random() >>> 0) / 0x1_0000_0000;
  return sum;
}
