import { readFileSync } from 'node:fs';
import { below, xoshiro128 } from '@schupf/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROSTER } from '../src/index.ts';
import { Brain, NETWORKS, type NetworkName, type Weights } from '../src/learned/brain.ts';
import { weightCount } from '../src/learned/layout.ts';
import { OUTPUTS } from '../src/learned/outputs.ts';
import { SHAPES } from '../src/learned/shapes.ts';
import { readWeights, writeWeights } from '../src/learned/weights-file.ts';

const KERNEL = asset('kernel.wasm');

function asset(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../assets/${name}`, import.meta.url)));
}

function anyWeights(seed: string): Weights {
  const random = xoshiro128(seed);
  const weights = {} as Record<NetworkName, Float32Array>;
  for (const name of NETWORKS) {
    weights[name] = Float32Array.from({ length: weightCount(SHAPES[name]) }, () => random() / 2 ** 33);
  }
  return weights;
}

describe('weights in a file', () => {
  const weights = anyWeights('file');
  const file = writeWeights(weights, SHAPES);

  test('come back nearly as they were', () => {
    const read = readWeights(file, SHAPES);
    for (const name of NETWORKS) {
      expect(read[name]).toHaveLength(weights[name].length);
      const furthest = read[name].reduce(
        (most, weight, index) => Math.max(most, Math.abs(weight - weights[name][index]!)),
        0,
      );
      // The highest weight of a row is a quarter, and half of one of 127 steps of it is what may be lost.
      expect(furthest).toBeLessThanOrEqual(0.25 / 127 / 2 + 1e-6);
    }
  });

  test('are written the same again', () => {
    expect(writeWeights(readWeights(file, SHAPES), SHAPES)).toEqual(file);
  });

  test('are refused when a byte has changed, wherever', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const damaged = file.slice();
        damaged[place]! ^= change;
        expect(() => readWeights(damaged, SHAPES)).toThrow(/weights/);
      }),
      { numRuns: 20 },
    );
  });

  test('are refused when they are cut off, or made for something else', () => {
    expect(() => readWeights(file.slice(0, 8), SHAPES)).toThrow('these are no weights');
    expect(() => readWeights(file.slice(0, -1), SHAPES)).toThrow('the weights are damaged');
    const shapes = { ...SHAPES, push: { ...SHAPES.push, hidden2: 48 } };
    expect(() => readWeights(file, shapes)).toThrow('the weights are not made for this network: push');
  });

  test('are shipped as the page beside them says', () => {
    const { bytes } = JSON.parse(new TextDecoder().decode(asset('nanjing-1.json')));
    expect(asset('nanjing-1.weights')).toHaveLength(bytes);
    expect(bytes).toBeLessThan(400_000);
    readWeights(asset('nanjing-1.weights'), SHAPES);
  });
});

test('WebAssembly and plain JavaScript give the same bits', () => {
  const weights = anyWeights('kernels');
  const brains = [new Brain(SHAPES, KERNEL).load(weights), new Brain(SHAPES, null).load(weights)];
  const random = xoshiro128('questions');
  for (const name of NETWORKS) {
    for (let question = 0; question < 40; question++) {
      const state = features(name, below(60, random), random);
      const candidate = features(name, below(30, random), random);
      const [fast, plain] = brains.map((brain) => answer(brain, name, state, candidate));
      expect(fast).toHaveLength(OUTPUTS);
      expect(fast).toEqual(plain);
    }
  }
});

function features(name: NetworkName, count: number, random: () => number): number[] {
  return Array.from({ length: count }, () => below(SHAPES[name].inputs, random));
}

function answer(brain: Brain, name: NetworkName, state: number[], candidate: number[]): number[] {
  const { question } = brain;
  question.clear();
  for (const feature of state) question.add(feature);
  brain.begin(name);
  question.nextCandidate();
  for (const feature of candidate) question.add(feature);
  brain.evaluate(name, 0);
  return [...brain.outputs];
}

test('a bot that needs networks says so when it has none', () => {
  for (const [name, { make, needsNetworks }] of Object.entries(ROSTER)) {
    if (needsNetworks) expect(() => make()).toThrow(`${name} cannot play without its networks`);
    else expect(make().name).toBe(name);
  }
});
