import type { ChildProcess } from 'node:child_process';

/** A running browser with one page. */
export interface Engine {
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result. The function can use only its arguments, not its closure. */
  ask<Args extends readonly unknown[], Value>(
    question: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors in the page, as far as the browser reports them. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface EngineKind {
  readonly name: string;
  /** Required programs, with the Debian packages that provide them. */
  readonly needs: Readonly<Record<string, string>>;
  start(): Promise<Engine>;
}

/** Waits until a program prints a line that matches the pattern, and returns the first group of the match. */
export function waitForLine(
  program: ChildProcess,
  stream: NodeJS.ReadableStream,
  pattern: RegExp,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let written = '';
  stream.on('data', (part: Buffer) => {
    written += part.toString();
    const found = pattern.exec(written)?.[1];
    if (found !== undefined) resolve(found);
  });
  program.once('error', reject);
  program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}: ${written}`)));
  return promise;
}

/** Stops a program and waits until it has exited. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  program.once('exit', () => resolve());
  program.kill();
  const late = setTimeout(() => program.kill('SIGKILL'), 5000);
  await promise;
  clearTimeout(late);
}
