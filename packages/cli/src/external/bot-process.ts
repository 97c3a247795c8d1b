import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import type { ToBot } from '@schupf/protocol/bots';
import { printableLine } from '../printable.ts';
import { LineSplitter, type SplitLine, TOO_LONG } from './line-splitter.ts';

/** The longest line that is read, in characters. It is far longer than any valid answer. */
export const MAX_ANSWER_LENGTH = 65_536;

/** How long a process may take to exit after its input has ended. */
const EXIT_TIMEOUT_MS = 1000;

/**
 * Starts a watchdog before the bot. It waits for the end of a pipe that only we hold open, and then kills the process
 * group. Without it, a bot that ignores its input would keep running after we are killed.
 */
const WITH_WATCHDOG =
  '( (read -r _ <&3; kill -9 0) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec /bin/sh -c "$1"';

/** A shell command that reads and writes lines. Its errors go to our stderr, without control characters. */
export class BotProcess {
  private readonly child: ChildProcess;
  private readonly ended = Promise.withResolvers<void>();
  private isOver = false;

  constructor(
    { command, cwd }: { readonly command: string; readonly cwd: string },
    onLine: (line: SplitLine) => void,
    onEnd: () => void,
  ) {
    // In a separate process group, so that everything the shell starts ends with it.
    this.child = spawn('/bin/sh', ['-c', WITH_WATCHDOG, 'sh', command], {
      cwd,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    const splitter = new LineSplitter(MAX_ANSWER_LENGTH);
    this.child.stdout!.on('data', (bytes: Buffer) => {
      for (const line of splitter.push(bytes)) if (!this.isOver) onLine(line);
    });
    forwardErrors(this.child.stderr!);
    const end = () => {
      if (this.isOver) return;
      this.isOver = true;
      onEnd();
    };
    this.child.stdout!.on('end', end);
    // Writing to a bot that has exited breaks the pipe. Its exit is detected elsewhere.
    this.child.stdin!.on('error', () => {});
    this.child.stdio[3]!.on('error', () => {});
    this.child.on('error', () => {
      end();
      this.ended.resolve();
    });
    // The bot's last output may still be in the pipe, which ends only when no process in the group holds it open.
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

  /** Immediately kills the process and everything it has started. */
  kill(): void {
    this.isOver = true;
    this.killGroup();
    this.closePipes();
  }

  /** Closes the input and gives the process a moment to exit before it is killed. */
  async end(): Promise<void> {
    this.isOver = true;
    this.child.stdin!.end();
    const timer = setTimeout(() => this.killGroup(), EXIT_TIMEOUT_MS);
    await this.ended.promise;
    clearTimeout(timer);
    this.closePipes();
  }

  private killGroup(): void {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group has no processes left.
    }
  }

  /** Gives stderr time to end by itself: the bot's last errors, such as the trace of a crash, may still be in it. */
  private closePipes(): void {
    const { stderr } = this.child;
    for (const pipe of this.child.stdio) if (pipe !== stderr) pipe?.destroy();
    if (stderr!.closed) return;
    const timer = setTimeout(() => stderr!.destroy(), EXIT_TIMEOUT_MS);
    stderr!.once('close', () => clearTimeout(timer));
  }
}

function forwardErrors(stderr: Readable): void {
  const splitter = new LineSplitter(MAX_ANSWER_LENGTH);
  const forward = (bytes: Buffer) => {
    for (const line of splitter.push(bytes)) {
      // Traces of some languages are indented with tabs.
      const text = line === TOO_LONG ? '…' : line.trimEnd().replaceAll('\t', '  ');
      process.stderr.write(`${printableLine(text)}\n`);
    }
  };
  stderr.on('data', forward);
  stderr.on('end', () => {
    if (splitter.hasPartialLine) forward(Buffer.from('\n'));
  });
}
