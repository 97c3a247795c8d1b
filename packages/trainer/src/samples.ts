import {
  type FeatureBuffer,
  NETWORKS,
  type NetworkName,
  outcomeIndex,
  VALUE_UNIT,
} from '@schupf/bots/training';
import type { Seat } from '@schupf/rules';
import {
  SAMPLE_BYTES,
  SAMPLE_COUNT,
  SAMPLE_FEATURES,
  SAMPLE_FIRST_OUT,
  SAMPLE_OUTCOME,
  SAMPLE_VALUE,
} from './sample-layout.ts';

const MAX_FEATURES = (SAMPLE_BYTES - SAMPLE_FEATURES) / 2;

/** The samples of each network, as laid out in sample-layout.ts. */
export type SampleBytes = Readonly<Record<NetworkName, Uint8Array>>;

/** A choice whose value is known only when the round is over. */
interface PendingSample {
  readonly network: NetworkName;
  readonly index: number;
  readonly seat: Seat;
  /** The estimated value of the best candidate. */
  readonly estimate: number;
  /** Whether a different candidate was chosen, to explore. */
  readonly isExplored: boolean;
}

/**
 * The λ of TD(λ): how much the value of a choice depends on the result of the round rather than on the estimate at
 * the seat's next choice. The estimate is free of the luck that follows. After an explored choice only the estimate
 * counts, because the result also reflects the exploration.
 */
const LAMBDA = 0.85;

/** In place of an outcome, and of whether the seat went out first, if a sample has only a value. */
const NO_OUTCOME = 0xffff;
const NOT_KNOWN = -1;

/** Records the choices of self-play as samples, separately for each network. */
export class SampleRecorder {
  private readonly buffers = {} as Record<NetworkName, SampleBuffer>;
  private readonly pending: PendingSample[] = [];

  constructor() {
    for (const network of NETWORKS) this.buffers[network] = new SampleBuffer();
  }

  record(
    network: NetworkName,
    seat: Seat,
    features: FeatureBuffer,
    chosen: number,
    estimate: number,
    isExplored: boolean,
  ): void {
    const index = this.buffers[network].add(features, chosen);
    this.pending.push({ network, index, seat, estimate, isExplored });
  }

  /** Records what a teacher expects of a candidate, whether it is chosen or not. */
  recordLesson(network: NetworkName, features: FeatureBuffer, candidate: number, value: number): void {
    const buffer = this.buffers[network];
    buffer.label(buffer.add(features, candidate), value, NO_OUTCOME, NOT_KNOWN);
  }

  /** Labels every choice of a finished round with its value: what the round was worth to a seat, and its points. */
  finishRound(worth: (seat: Seat) => number, points: (seat: Seat) => number, firstOut: Seat): void {
    const values = new Map<Seat, number>();
    for (const { network, index, seat, estimate, isExplored } of this.pending.reverse()) {
      const value = values.get(seat) ?? worth(seat) / VALUE_UNIT;
      this.buffers[network].label(index, value, outcomeIndex(points(seat)), seat === firstOut ? 1 : 0);
      values.set(seat, isExplored ? estimate : estimate + LAMBDA * (value - estimate));
    }
    this.pending.length = 0;
  }

  /** Returns all samples and empties the recorder. */
  drain(): SampleBytes {
    const samples = {} as Record<NetworkName, Uint8Array>;
    for (const network of NETWORKS) samples[network] = this.buffers[network].drain();
    return samples;
  }
}

class SampleBuffer {
  private bytes = new Uint8Array(1024 * SAMPLE_BYTES);
  private halves = new Uint16Array(this.bytes.buffer);
  private floats = new Float32Array(this.bytes.buffer);
  private count = 0;

  add({ indices, starts, stateCount }: FeatureBuffer, chosen: number): number {
    if ((this.count + 1) * SAMPLE_BYTES > this.bytes.length) this.grow();
    const from = starts[chosen]!;
    const to = starts[chosen + 1]!;
    const total = stateCount + to - from;
    if (total > MAX_FEATURES)
      throw new Error(`a sample has ${total} features, the maximum is ${MAX_FEATURES}`);
    const sample = this.count * SAMPLE_BYTES;
    this.halves[(sample + SAMPLE_COUNT) / 2] = total;
    const at = (sample + SAMPLE_FEATURES) / 2;
    this.halves.set(indices.subarray(0, stateCount), at);
    this.halves.set(indices.subarray(from, to), at + stateCount);
    return this.count++;
  }

  label(index: number, value: number, outcome: number, firstOut: number): void {
    const sample = index * SAMPLE_BYTES;
    this.halves[(sample + SAMPLE_OUTCOME) / 2] = outcome;
    this.floats[(sample + SAMPLE_VALUE) / 4] = value;
    this.floats[(sample + SAMPLE_FIRST_OUT) / 4] = firstOut;
  }

  drain(): Uint8Array {
    const samples = this.bytes.slice(0, this.count * SAMPLE_BYTES);
    this.count = 0;
    return samples;
  }

  private grow(): void {
    const bytes = new Uint8Array(this.bytes.length * 2);
    bytes.set(this.bytes);
    this.bytes = bytes;
    this.halves = new Uint16Array(bytes.buffer);
    this.floats = new Float32Array(bytes.buffer);
  }
}
