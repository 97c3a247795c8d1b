import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  LEARNED_GAMES,
  type LearnedGame,
  NET_2_SHAPES,
  NETWORKS,
  type NetworkName,
  weightCount,
} from '@schupf/bots/training';
import type { AdamState } from './network-trainer.ts';
import type { Checkpoint } from './training.ts';

/**
 * A checkpoint that is small enough for git. It keeps what takes hours to learn: the averaged weights and Adam's scale of
 * each gradient, in 16 bits, and the last members of the league. A run that resumes from it continues from the average,
 * without momentum, and refills its replay buffers first.
 *
 * The file is compressed: a line of JSON, then for each network its weights and the roots of its variances (16-bit floats,
 * multiplied by `ROOT_SCALE`), then the weights files of the league.
 */
const FORMAT = 1;
const ROOT_SCALE = 1024;
const KEPT_MEMBERS = 2;

interface Header {
  readonly format: number;
  readonly game: LearnedGame;
  readonly seed: string;
  readonly plannedRounds: number;
  readonly taughtRounds: number;
  readonly rounds: number;
  readonly jobs: number;
  readonly seconds: number;
  readonly steps: Readonly<Record<NetworkName, number>>;
  /** The sizes of the league's weights files. */
  readonly league: readonly number[];
}

export function packCheckpoint(checkpoint: Checkpoint): Uint8Array {
  const { game, seed, plannedRounds, taughtRounds, rounds, jobs, seconds, networks } = checkpoint;
  const league = checkpoint.league.slice(-KEPT_MEMBERS);
  const steps = Object.fromEntries(NETWORKS.map((name) => [name, networks[name].steps])) as Header['steps'];
  const header: Header = {
    format: FORMAT,
    game,
    seed,
    plannedRounds,
    taughtRounds,
    rounds,
    jobs,
    seconds,
    steps,
    league: league.map(({ length }) => length),
  };
  const parts: Uint8Array[] = [new TextEncoder().encode(`${JSON.stringify(header)}\n`)];
  for (const name of NETWORKS) {
    const { average, variance } = networks[name];
    parts.push(halves(average), halves(variance.map((value) => ROOT_SCALE * Math.sqrt(value))));
  }
  return brotliCompressSync(Buffer.concat([...parts, ...league]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}

/** Throws if the file is not a packed checkpoint, or belongs to networks of another shape. */
export function unpackCheckpoint(file: Uint8Array): Checkpoint {
  const bytes = new Uint8Array(brotliDecompressSync(Buffer.from(file)));
  const end = bytes.indexOf('\n'.charCodeAt(0));
  const { format, steps, league, ...plan } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(0, end)),
  ) as Partial<Pick<Header, 'taughtRounds'>> & Omit<Header, 'taughtRounds'>;
  if (format !== FORMAT || !LEARNED_GAMES.includes(plan.game))
    throw new Error('not a checkpoint we can read');
  let at = end + 1;
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new Error('the checkpoint belongs to networks of another shape');
    return bytes.slice(at - length, at);
  };
  const networks = {} as Record<NetworkName, AdamState>;
  for (const name of NETWORKS) {
    const count = weightCount(NET_2_SHAPES[plan.game][name]);
    const average = Float32Array.from(new Float16Array(take(2 * count).buffer));
    const roots = Float32Array.from(new Float16Array(take(2 * count).buffer));
    networks[name] = {
      weights: average.slice(),
      average,
      momentum: new Float32Array(count),
      variance: roots.map((root) => (root / ROOT_SCALE) ** 2),
      steps: steps[name],
    };
  }
  const members = league.map((length) => take(length));
  if (at !== bytes.length) throw new Error('the checkpoint belongs to networks of another shape');
  // Checkpoints from before networks could be taught do not say so.
  return { ...plan, taughtRounds: plan.taughtRounds ?? 0, networks, league: members };
}

function halves(values: Float32Array): Uint8Array {
  return new Uint8Array(Float16Array.from(values).buffer);
}
