import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { chart, table } from './curve.ts';
import type { ReplayBuffers } from './learner.ts';
import type { Progress } from './progress.ts';
import type { Checkpoint } from './training.ts';

/**
 * The folder of a training run: its latest checkpoint, the samples of its replay buffers if it was stopped and not
 * killed, one line per report, and the learning curve.
 */
export class RunFolder {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  get hasRun(): boolean {
    return existsSync(this.at('checkpoint'));
  }

  create(): void {
    mkdirSync(this.path, { recursive: true });
  }

  checkpoint(): Checkpoint {
    if (!this.hasRun) throw new Error(`${this.path} does not contain a training run`);
    return deserialize(readFileSync(this.at('checkpoint'))) as Checkpoint;
  }

  /** The replay buffers as they were at the checkpoint; null if they were not saved, so that they have to be refilled. */
  replay(): ReplayBuffers | null {
    const file = this.at('samples');
    return existsSync(file) ? (deserialize(readFileSync(file)) as ReplayBuffers) : null;
  }

  reports(): Progress[] {
    const file = this.at('progress.jsonl');
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Progress);
  }

  /** Saves a checkpoint. Samples of an earlier one do not belong to it and are removed. */
  save(checkpoint: Checkpoint, replay: ReplayBuffers | null): void {
    rmSync(this.at('samples'), { force: true });
    this.replace('checkpoint', serialize(checkpoint));
    if (replay !== null) this.replace('samples', serialize(replay));
  }

  report(progress: Progress): void {
    appendFileSync(this.at('progress.jsonl'), `${JSON.stringify(progress)}\n`);
    const reports = this.reports();
    writeFileSync(this.at('curve.svg'), chart(reports));
    writeFileSync(this.at('curve.md'), table(reports, 'curve.svg'));
  }

  /** Writes a new file and renames it, so that an interruption cannot damage the old one. */
  private replace(name: string, bytes: Uint8Array): void {
    writeFileSync(this.at(`${name}.new`), bytes);
    renameSync(this.at(`${name}.new`), this.at(name));
  }

  private at(name: string): string {
    return join(this.path, name);
  }
}
