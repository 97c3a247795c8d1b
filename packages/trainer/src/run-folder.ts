import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Progress } from './progress.ts';
import type { Checkpoint } from './training.ts';

/** The folder of a training run: its latest checkpoint, and one line per report. */
export class RunFolder {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  checkpoint(): Checkpoint | null {
    const file = join(this.path, 'checkpoint');
    return existsSync(file) ? (deserialize(readFileSync(file)) as Checkpoint) : null;
  }

  reports(): Progress[] {
    const file = join(this.path, 'progress.jsonl');
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Progress);
  }

  save(checkpoint: Checkpoint, progress: Progress): void {
    const file = join(this.path, 'checkpoint');
    // Write to a new file and rename it, so that an interruption cannot damage the last checkpoint.
    writeFileSync(`${file}.new`, serialize(checkpoint));
    renameSync(`${file}.new`, file);
    appendFileSync(join(this.path, 'progress.jsonl'), `${JSON.stringify(progress)}\n`);
  }
}
