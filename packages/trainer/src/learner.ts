import { instantiate, NETWORKS, type NetworkName, type Shapes, type Weights } from '@schupf/bots/training';
import { xoshiro128 } from '@schupf/rules';
import {
  type AdamState,
  type Losses,
  NetworkTrainer,
  type ReplayState,
  type TrainingExports,
} from './network-trainer.ts';
import type { SampleBytes } from './samples.ts';

const WASM_PAGE = 65_536;

export type ReplayBuffers = Readonly<Record<NetworkName, ReplayState>>;

/** Trains all networks with Adam, each on batches from its replay buffer. */
export class Learner {
  private readonly trainers = {} as Record<NetworkName, NetworkTrainer>;

  constructor(code: Uint8Array, shapes: Shapes, seed: string) {
    const exports = instantiate(code) as TrainingExports;
    const random = xoshiro128(`${seed} learner`);
    let start = exports.memory.buffer.byteLength;
    const bytes = NETWORKS.reduce((sum, name) => sum + NetworkTrainer.bytes(name, shapes[name]), 0);
    exports.memory.grow(Math.ceil(bytes / WASM_PAGE));
    for (const name of NETWORKS) {
      this.trainers[name] = new NetworkTrainer(name, shapes[name], exports, start, random, seed);
      start += NetworkTrainer.bytes(name, shapes[name]);
    }
  }

  addSamples(samples: SampleBytes): void {
    for (const name of NETWORKS) this.trainers[name].addSamples(samples[name]);
  }

  /** Trains each network on a multiple of the samples that were added since the last call. */
  train(
    replayRatios: Readonly<Record<NetworkName, number>>,
    learningRate: number,
    averagingRate: number,
  ): void {
    for (const name of NETWORKS) this.trainers[name].train(replayRatios[name], learningRate, averagingRate);
  }

  get weights(): Weights {
    return this.map((trainer) => trainer.weights.slice());
  }

  /** The moving average of the weights, which plays better than the weights of any single step. */
  get averagedWeights(): Weights {
    return this.map((trainer) => trainer.average.slice());
  }

  losses(name: NetworkName): Losses {
    return this.trainers[name].takeLosses();
  }

  /** The number of samples the play network was trained on. */
  get samplesTrained(): number {
    return this.trainers.play.samplesTrained;
  }

  get state(): Readonly<Record<NetworkName, AdamState>> {
    return this.map((trainer) => trainer.state);
  }

  restore(state: Readonly<Record<NetworkName, AdamState>>): void {
    for (const name of NETWORKS) this.trainers[name].restore(state[name]);
  }

  get replay(): ReplayBuffers {
    return this.map((trainer) => trainer.replayState);
  }

  restoreReplay(buffers: ReplayBuffers): void {
    for (const name of NETWORKS) this.trainers[name].restoreReplay(buffers[name]);
  }

  private map<Item>(read: (trainer: NetworkTrainer) => Item): Record<NetworkName, Item> {
    const items = {} as Record<NetworkName, Item>;
    for (const name of NETWORKS) items[name] = read(this.trainers[name]);
    return items;
  }
}
