import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** The first folder that contains all the programs: those on the path, then the other ones given. */
export function findPrograms(
  names: readonly string[],
  otherFolders: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...otherFolders];
  return folders.find((folder) => names.every((name) => isExecutable(join(folder, name))));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface LocalProgramOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** What it writes to its standard error output once it accepts connections. */
  readonly ready: RegExp;
  /** Ends it at once when this process exits. */
  readonly killSignal: NodeJS.Signals;
  readonly ignoresCtrlC?: boolean | undefined;
}

export interface LocalOptions {
  /** Whether it survives Ctrl-C in a terminal, because others need it while they stop. It has to be closed then. */
  readonly ignoresCtrlC?: boolean;
}

/** Starts a program that writes a line when it is ready. Throws with its output if it exits before that. */
export async function startProgram(options: LocalProgramOptions): Promise<ChildProcess> {
  const { command, folder, env = {}, ready, killSignal, ignoresCtrlC = false } = options;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches every process of its group.
    detached: ignoresCtrlC,
  });
  // If this process is interrupted, the program must not stay behind.
  const kill = () => void child.kill(killSignal);
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const lines: string[] = [];
  for await (const line of createInterface(child.stderr!)) {
    if (ready.test(line)) {
      child.stderr!.resume();
      return child;
    }
    lines.push(line);
  }
  throw new Error(`${program} did not start:\n${lines.join('\n')}`);
}

/** Sends a signal, and waits until the process has exited. */
export async function endProgram(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
