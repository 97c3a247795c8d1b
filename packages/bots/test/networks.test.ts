import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { below, xoshiro128 } from '@schupf/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadNetworks } from '../node/networks.ts';
import { ROSTER, WEIGHTS_NAMES } from '../src/index.ts';
import { Evaluator, NETWORKS, type NetworkName, type Weights } from '../src/learned/evaluator.ts';
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

describe('a weights file', () => {
  const weights = anyWeights('file');
  const file = writeWeights(weights, SHAPES);

  test('preserves the weights up to quantisation', () => {
    const read = readWeights(file, SHAPES);
    for (const name of NETWORKS) {
      expect(read[name]).toHaveLength(weights[name].length);
      const maxError = read[name].reduce(
        (max, weight, index) => Math.max(max, Math.abs(weight - weights[name][index]!)),
        0,
      );
      // No weight exceeds 0.25, so rounding loses at most half a step of 0.25 / 127.
      expect(maxError).toBeLessThanOrEqual(0.25 / 127 / 2 + 1e-6);
    }
  });

  test('stays the same when it is read and written again', () => {
    expect(writeWeights(readWeights(file, SHAPES), SHAPES)).toEqual(file);
  });

  test('is refused if any byte has changed', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (index, change) => {
        const damaged = file.slice();
        damaged[index]! ^= change;
        expect(() => readWeights(damaged, SHAPES)).toThrow(/weights/);
      }),
      { numRuns: 20 },
    );
  });

  test('is refused if it is truncated or has the wrong shape', () => {
    expect(() => readWeights(file.slice(0, 8), SHAPES)).toThrow('not a weights file');
    expect(() => readWeights(file.slice(0, -1), SHAPES)).toThrow('the weights file is damaged');
    const shapes = { ...SHAPES, push: { ...SHAPES.push, hidden2: 48 } };
    expect(() => readWeights(file, shapes)).toThrow('the weights have the wrong shape for the push network');
  });

  test.each(WEIGHTS_NAMES)('has the size that its provenance file states: %s', (name) => {
    const { bytes, sha256 } = JSON.parse(new TextDecoder().decode(asset(`${name}.json`)));
    const weights = asset(`${name}.weights`);
    expect(weights).toHaveLength(bytes);
    expect(bytes).toBeLessThan(400_000);
    expect(createHash('sha256').update(weights).digest('hex')).toBe(sha256);
    expect(() => loadNetworks().get(name)).not.toThrow();
  });
});

test('WebAssembly and plain JavaScript give the same bits', () => {
  const weights = anyWeights('kernels');
  const evaluators = [KERNEL, null].map((kernel) => new Evaluator(SHAPES, kernel).load(weights));
  const random = xoshiro128('features');
  for (const name of NETWORKS) {
    for (let run = 0; run < 40; run++) {
      const state = anyFeatures(name, below(60, random), random);
      const candidate = anyFeatures(name, below(30, random), random);
      const [fast, plain] = evaluators.map((evaluator) => outputsFor(evaluator, name, state, candidate));
      expect(fast).toHaveLength(OUTPUTS);
      expect(fast).toEqual(plain);
    }
  }
});

function anyFeatures(name: NetworkName, count: number, random: () => number): number[] {
  return Array.from({ length: count }, () => below(SHAPES[name].inputs, random));
}

function outputsFor(evaluator: Evaluator, name: NetworkName, state: number[], candidate: number[]): number[] {
  const { features } = evaluator;
  features.clear();
  for (const feature of state) features.add(feature);
  evaluator.begin(name);
  features.nextCandidate();
  for (const feature of candidate) features.add(feature);
  evaluator.evaluate(name, 0);
  return [...evaluator.outputs];
}

test('a bot that needs networks cannot be made without them', () => {
  for (const [name, { make, generation }] of Object.entries(ROSTER)) {
    if (generation === undefined) expect(make().name).toBe(name);
    else expect(() => make()).toThrow(`${name} cannot play without its networks`);
  }
});
