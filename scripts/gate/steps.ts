import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Lanes run in parallel; the steps of a lane run in sequence. */
export type Stage = readonly (readonly Step[])[];

interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

interface Run {
  readonly results: readonly StepResult[];
  readonly isGreen: boolean;
}

/** Runs the stages in order. A lane ends with its first failing step, the run with its first failing stage. */
export async function runStages(
  stages: readonly Stage[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const results: StepResult[] = [];
  for (const stage of stages) {
    const lanes = stage.filter((lane) => lane.length > 0);
    const ran = await Promise.all(lanes.map((lane) => runLane(lane, env, lanes.length > 1)));
    results.push(...ran.flat());
    if (ran.flat().some(({ ok }) => !ok)) return { results, isGreen: false };
  }
  return { results, isGreen: true };
}

async function runLane(
  steps: readonly Step[],
  env: Readonly<Record<string, string>>,
  isParallel: boolean,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep({ ...step, env: { ...env, ...step.env } }, isParallel);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

/** The output of parallel steps is buffered until each step ends, so that their lines do not interleave. */
export async function runStep({ name, command, env }: Step, isBuffered = false): Promise<StepResult> {
  const [program = '', ...args] = command;
  if (!isBuffered) console.log(`\n=== ${name}`);
  const start = performance.now();
  const output: Buffer[] = [];
  const status = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const seconds = (performance.now() - start) / 1000;
  const ok = status === 0;
  if (isBuffered) {
    console.log(`\n=== ${name}`);
    process.stdout.write(Buffer.concat(output));
  }
  console.log(`=== ${name}: ${ok ? 'ok' : 'failed'} after ${seconds.toFixed(1)} s`);
  return { name, ok, seconds };
}
