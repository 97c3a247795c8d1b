import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { NETWORKS, type NetworkName, SHAPES, writeWeights } from '@schupf/bots/learned';
import type { RunFolder } from './run-folder.ts';

const ASSETS = new URL('../../bots/assets/', import.meta.url);
const NAME = 'nanjing-1';

/** The mean weights of a run as bytes, and beside them where they come from. */
export function exportWeights(folder: RunFolder): void {
  const checkpoint = folder.checkpoint();
  if (checkpoint === null) throw new Error('there is no run in this folder');
  const weights = {} as Record<NetworkName, Float32Array>;
  for (const name of NETWORKS) weights[name] = checkpoint.studies[name].mean;
  const bytes = writeWeights(weights, SHAPES);
  const { seed, rounds, planned, seconds } = checkpoint;
  const provenance = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    command: `npm run train -- --rounds ${planned} --seed ${seed}`,
    rounds,
    hours: Number((seconds / 3600).toFixed(2)),
    lastExam: folder.reports().at(-1) ?? null,
  };
  writeFileSync(new URL(`${NAME}.weights`, ASSETS), bytes);
  writeFileSync(new URL(`${NAME}.json`, ASSETS), `${JSON.stringify(provenance, null, 2)}\n`);
  console.log(`${NAME}.weights: ${bytes.length} bytes after ${rounds} rounds`);
}
