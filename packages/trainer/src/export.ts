import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NETWORKS, type NetworkName, SHAPES, writeWeights } from '@schupf/bots/training';
import type { RunFolder } from './run-folder.ts';

const ASSETS = new URL('../../bots/assets/', import.meta.url);
const NAME = 'nanjing-1';

/** Writes the averaged weights of a run to the bots' assets, with a provenance file next to them. */
export function exportWeights(folder: RunFolder): void {
  const checkpoint = folder.checkpoint();
  if (checkpoint === null) throw new Error('this folder does not contain a training run');
  const weights = {} as Record<NetworkName, Float32Array>;
  for (const name of NETWORKS) weights[name] = checkpoint.networks[name].average;
  const bytes = writeWeights(weights, SHAPES);
  const { seed, rounds, plannedRounds, seconds } = checkpoint;
  const provenance = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    command: `npm run train -- --rounds ${plannedRounds} --seed ${seed}`,
    rounds,
    hours: Number((seconds / 3600).toFixed(2)),
    lastReport: folder.reports().at(-1) ?? null,
  };
  writeFileSync(new URL(`${NAME}.weights`, ASSETS), bytes);
  writeFileSync(new URL(`${NAME}.json`, ASSETS), `${JSON.stringify(provenance, null, 2)}\n`);
  console.log(`${NAME}.weights: ${bytes.length} bytes after ${rounds} rounds`);
}
