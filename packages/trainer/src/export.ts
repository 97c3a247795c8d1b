import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NET_2_SHAPES, NETWORKS, type NetworkName, writeWeights } from '@schupf/bots/training';
import type { RunFolder } from './run-folder.ts';
import type { Checkpoint } from './training.ts';

const ASSETS = new URL('../../bots/assets/', import.meta.url);

/** The averaged weights of a checkpoint as a file for the bots. */
function weightsFileOf({ game, networks }: Checkpoint): Uint8Array {
  const weights = {} as Record<NetworkName, Float32Array>;
  for (const name of NETWORKS) weights[name] = networks[name].average;
  return writeWeights(weights, NET_2_SHAPES[game]);
}

/** Writes the averaged weights of a run to the bots' assets, with a provenance file next to them. */
export function exportWeights(folder: RunFolder): void {
  const checkpoint = folder.checkpoint();
  const name = `${checkpoint.game}-2`;
  const bytes = weightsFileOf(checkpoint);
  const { game, seed, rounds, plannedRounds, seconds } = checkpoint;
  const provenance = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    command: `npm run train -- --game ${game} --rounds ${plannedRounds} --seed ${seed}`,
    rounds,
    hours: Number((seconds / 3600).toFixed(2)),
    lastReport: folder.reports().at(-1) ?? null,
  };
  writeFileSync(new URL(`${name}.weights`, ASSETS), bytes);
  writeFileSync(new URL(`${name}.json`, ASSETS), `${JSON.stringify(provenance, null, 2)}\n`);
  console.log(`${name}.weights: ${bytes.length} bytes after ${rounds} rounds`);
}
