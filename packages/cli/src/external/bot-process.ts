import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import type { ToBot } from '@schupf/protocol/bots';
import { LineSplitter, type SplitLine } from './line-splitter.ts';

/** Answers are short. */
export const MAX_ANSWER_LENGTH = 65_536;

/** How long a process may take to end by itself once its input has ended. */
const PARTING_MS = 1000;

/**
 * Before the bot starts, somebody is posted who waits for the end of a pipe that only we hold, and ends the group then:
 * however we end, a bot that does not listen would stay behind and go on computing.
 */
const WITH_WATCHMAN =
  '( (read -r _ <&3; kill -9 0) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec /bin/sh -c "$1"';

/** A shell command that reads lines and writes lines. Its stderr goes where ours goes. */
export class BotProcess {
  private readonly child: ChildProcess;
  private readonly ended = Promise.withResolvers<void>();
  private isOver = false;

  constructor(
    { command, cwd }: { readonly command: string; readonly cwd: string },
    onLine: (line: SplitLine) => void,
    onEnd: () => void,
  ) {
    // A group of its own: what the shell starts has to end with the shell.
    this.child = spawn('/bin/sh', ['-c', WITH_WATCHMAN, 'sh', command], {
      cwd,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
    });
    const splitter = new LineSplitter(MAX_ANSWER_LENGTH);
    this.child.stdout!.on('data', (bytes: Buffer) => {
      for (const line of splitter.push(bytes)) if (!this.isOver) onLine(line);
    });
    const end = () => {
      if (this.isOver) return;
      this.isOver = true;
      onEnd();
    };
    this.child.stdout!.on('end', end);
    // A bot that does not read breaks the pipe when it ends; that it has ended is told otherwise.
    this.child.stdin!.on('error', () => {});
    this.child.stdio[3]!.on('error', () => {});
    this.child.on('error', () => {
      end();
      this.ended.resolve();
    });
    // Its last words may still be in the pipe, which ends when nobody of the group is left to hold it.
    this.child.on('exit', () => {
      this.killGroup();
      this.ended.resolve();
    });
  }

  get isRunning(): boolean {
    return !this.isOver;
  }

  send(message: ToBot): void {
    if (!this.isOver) this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends it at once, with all it has started. */
  kill(): void {
    this.isOver = true;
    this.killGroup();
    this.closePipes();
  }

  /** Lets it end by itself for a moment, then ends it. */
  async part(): Promise<void> {
    this.isOver = true;
    this.child.stdin!.end();
    const timer = setTimeout(() => this.killGroup(), PARTING_MS);
    await this.ended.promise;
    clearTimeout(timer);
    this.closePipes();
  }

  private killGroup(): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }

  private closePipes(): void {
    for (const pipe of this.child.stdio) pipe?.destroy();
  }
}
