import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Progress } from './progress.ts';
import type { Checkpoint } from './training.ts';

/** Where a run is kept: its latest checkpoint, and a line for each report. */
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

  keep(checkpoint: Checkpoint, progress: Progress): void {
    const file = join(this.path, 'checkpoint');
    // Written beside and renamed: a run that is cut off while it writes must not lose what it had.
    writeFileSync(`${file}.new`, serialize(checkpoint));
    renameSync(`${file}.new`, file);
    appendFileSync(join(this.path, 'progress.jsonl'), `${JSON.stringify(progress)}\n`);
  }
}
