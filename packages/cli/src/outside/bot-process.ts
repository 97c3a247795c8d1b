import { type ChildProcessByStdio, spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { LineSplitter, type SplitLine } from './line-splitter.ts';
import type { Told } from './messages.ts';

/** Answers are short. */
export const LONGEST_ANSWER = 65_536;

/** How long a process may take to end by itself once its input has ended. */
const PARTING_MS = 1000;

/** A command line of the shell that is told lines and says lines. Its stderr goes where ours goes. */
export class BotProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly ended = Promise.withResolvers<void>();
  private readonly killWithUs = () => this.kill();
  private isOver = false;

  constructor(command: string, onLine: (line: SplitLine) => void, onEnd: () => void) {
    // A group of its own: what the shell starts has to end with the shell.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
    process.once('exit', this.killWithUs);
    const splitter = new LineSplitter(LONGEST_ANSWER);
    this.child.stdout.on('data', (bytes: Buffer) => {
      for (const line of splitter.push(bytes)) if (!this.isOver) onLine(line);
    });
    const end = () => {
      if (this.isOver) return;
      this.isOver = true;
      onEnd();
    };
    // Whoever has closed his output can answer nothing, whether or not he lives on.
    this.child.stdout.on('end', end);
    // A bot that does not read breaks the pipe when it ends; that it has ended is told otherwise.
    this.child.stdin.on('error', () => {});
    this.child.on('error', end);
    this.child.on('error', () => this.ended.resolve());
    this.child.on('exit', () => {
      this.kill();
      process.off('exit', this.killWithUs);
      this.ended.resolve();
    });
  }

  get isRunning(): boolean {
    return !this.isOver;
  }

  send(message: Told): void {
    if (!this.isOver) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends the whole group at once. */
  kill(): void {
    this.isOver = true;
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
    this.child.stdout.destroy();
  }

  /** Lets it end by itself for a moment, then ends it. */
  async part(): Promise<void> {
    this.isOver = true;
    this.child.stdin.end();
    const timer = setTimeout(this.killWithUs, PARTING_MS);
    await this.ended.promise;
    clearTimeout(timer);
  }
}
