// Load test, compared with a bare `ws` server: npm run load -- [--tables N,N] [--seconds N] [--drivers N] [--pace MS] [--runs flat,human]
// [--targets sqlite,postgres,cluster,spread]

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MISSING_PROGRAMS } from '../../local-cluster/local-cluster.ts';
import { diskTimes } from './disk.ts';
import type { DriveOptions, FromDriver, Measurement } from './driver.ts';
import type { PreparedTable } from './prepare.ts';
import { type Cost, startTarget, type TargetKind } from './targets.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100,1000,4500' },
    seconds: { type: 'string', default: '10' },
    drivers: { type: 'string', default: '1' },
    /** Milliseconds between two inputs at a table, for runs at human pace. */
    pace: { type: 'string', default: '1400' },
    /** `flat` for a run as fast as possible, `human` for one at human pace. */
    runs: { type: 'string', default: 'flat,human' },
    /** What to measure: see `TargetKind`. */
    targets: { type: 'string', default: 'sqlite' },
    /** The folder for a CPU profile of the server. */
    profile: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const WARM_UP_MS = 3000;

interface Run {
  readonly name: string;
  readonly tables: number;
  readonly measurements: readonly Measurement[];
  readonly cpu: number;
  /** CPU seconds of PostgreSQL and NATS. */
  readonly others: number;
  readonly memory: number;
  /** Bytes of memory before anyone connected. */
  readonly empty: number;
}

function startDrivers(
  tables: readonly PreparedTable[],
  options: Omit<DriveOptions, 'tables'>,
): ChildProcess[] {
  const count = Number(values.drivers);
  return Array.from({ length: count }, (_, index) => {
    const child = fork(fileURLToPath(new URL('driver.ts', import.meta.url)));
    const share = tables.filter((_, table) => table % count === index);
    child.send({ type: 'drive', options: { ...options, tables: share } });
    return child;
  });
}

async function messageFrom<Type extends FromDriver['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<FromDriver, { type: Type }>> {
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('a driver exited');
      }),
    ])) as [FromDriver];
    if (message.type === type) return message as Extract<FromDriver, { type: Type }>;
  }
}

async function measure(
  name: string,
  tables: readonly PreparedTable[],
  options: Omit<DriveOptions, 'tables'>,
  readCost: () => Promise<Cost>,
): Promise<Run> {
  const empty = (await readCost()).memory;
  const drivers = startDrivers(tables, options);
  try {
    await Promise.all(drivers.map((driver) => messageFrom(driver, 'playing')));
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
    const before = await readCost();
    for (const driver of drivers) driver.send({ type: 'measure', seconds: SECONDS });
    const answers = await Promise.all(drivers.map((driver) => messageFrom(driver, 'measured')));
    const after = await readCost();
    const measurements = answers.map(({ measurement }) => measurement);
    const cpu = after.cpu - before.cpu;
    const others = (after.others ?? 0) - (before.others ?? 0);
    return { name, tables: tables.length, measurements, cpu, others, memory: after.memory, empty };
  } finally {
    for (const driver of drivers) driver.kill('SIGKILL');
  }
}

async function measureTarget(kind: TargetKind, runName: string, count: number, pace: number): Promise<Run> {
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const { target, tables } = await startTarget(kind, count, profiling);
  try {
    const { addresses, isSpread } = target;
    const options = { addresses, isSpread, pace, isBare: false, command: '' };
    const run = await measure(`${target.name}, ${runName}`, tables, options, () => target.readCost());
    const disk = await target.describeDisk();
    if (disk !== null) console.log(disk);
    for (const line of (await target.close('SIGTERM')).slice(0, 3)) console.error(line);
    return run;
  } finally {
    await target.close('SIGKILL');
  }
}

async function measureEcho(name: string, count: number, pace: number, served: Measurement): Promise<Run> {
  const child = fork(fileURLToPath(new URL('echo.ts', import.meta.url)), [served.sample]);
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const tables = Array.from({ length: count }, (_, index) => ({
      code: String(index),
      tokens: ['', '', '', ''],
    }));
    const addresses = [`http://127.0.0.1:${port}`];
    const readCost = async (): Promise<Cost> => {
      child.send('cost');
      return ((await once(child, 'message')) as [Cost])[0];
    };
    const options = { addresses, isSpread: false, pace, isBare: true, command: served.command };
    return await measure(name, tables, options, readCost);
  } finally {
    child.kill('SIGKILL');
  }
}

const columns = [
  'run',
  'tables',
  'sockets',
  'inputs/s',
  'p50 ms',
  'p99 ms',
  'CPU %',
  'µs/input',
  'others µs',
  'KB/table',
  'update B',
  'driver %',
];

/** Prints a line and returns inputs per second and CPU seconds per input. */
function print({ name, tables, measurements, cpu, others, memory, empty }: Run): {
  rate: number;
  cost: number;
} {
  const sum = (key: 'inputs' | 'refused' | 'lost') => measurements.reduce((total, m) => total + m[key], 0);
  const inputs = sum('inputs');
  const seconds = Math.max(...measurements.map((m) => m.seconds));
  const latencies = measurements.flatMap((m) => m.latencies).sort((a, b) => a - b);
  const percentile = (share: number): string =>
    (latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1);
  const refused = sum('refused');
  const lost = sum('lost');
  const driver = Math.max(...measurements.map((m) => (m.cpuSeconds / m.seconds) * 100));
  const cells = [
    name,
    tables,
    tables * 4,
    Math.round(inputs / seconds),
    percentile(0.5),
    percentile(0.99),
    Math.round((cpu / seconds) * 100),
    Math.round((cpu / inputs) * 1e6),
    Math.round((others / inputs) * 1e6),
    Math.round((memory - empty) / tables / 1024),
    Math.round(measurements[0]!.bytes),
    Math.round(driver),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (refused > 0 || lost > 0) console.error(`${refused} inputs were refused, ${lost} sockets lost`);
  return { rate: inputs / seconds, cost: cpu / inputs };
}

const KINDS = {
  flat: { name: 'flat out', pace: 0 },
  human: { name: 'human pace', pace: Number(values.pace) },
};

type Kind = keyof typeof KINDS;

function printDisk(): void {
  const times = diskTimes();
  const percentile = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(1);
  const [median, p99, longest] = [0.5, 0.99, 1 - 1e-9].map(percentile);
  console.log(`the disk alone, writing one page: p50 ${median} ms, p99 ${p99} ms, longest ${longest} ms`);
}

/** How many files a process may open. Node raises its soft limit to the hard limit. */
function maxOpenFiles(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits: { open_files: { hard: number | 'unlimited' } };
  };
  const { hard } = userLimits.open_files;
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}

const targets = values.targets.split(',') as TargetKind[];
if (targets.some((target) => target !== 'sqlite') && MISSING_PROGRAMS !== null) {
  console.error(`load: ${MISSING_PROGRAMS}`);
  process.exit(1);
}

const counts = values.tables.split(',').map(Number);
/** Four sockets per table, and some files. */
const needed = Math.max(...counts) * 4 + 200;
if (needed > maxOpenFiles()) {
  console.error(
    `${needed} open files are needed but only ${maxOpenFiles()} allowed: raise the limit with ulimit -n`,
  );
  process.exit(1);
}

/** CPU seconds per input in the runs that are as fast as possible, by number of tables. */
const costs: { readonly tables: number; readonly cost: number; readonly bare: number }[] = [];

console.log(`machine load before: ${loadavg()[0]!.toFixed(1)}`);
printDisk();
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
for (const tables of counts)
  for (const kind of values.runs.split(',') as Kind[]) {
    const { name, pace } = KINDS[kind];
    const runs: Run[] = [];
    for (const target of targets) runs.push(await measureTarget(target, name, tables, pace));
    const [run] = runs;
    const [served] = runs.map(print);
    const bare = print(await measureEcho(`bare ws, ${name}`, tables, pace, run!.measurements[0]!));
    if (kind !== 'flat') continue;
    costs.push({ tables, cost: served!.cost, bare: bare.cost });
    const byTime = (served!.rate / bare.rate).toFixed(2);
    const byCpu = (bare.cost / served!.cost).toFixed(2);
    console.log(
      `flat out, the server handles ${byTime} times the inputs of bare ws; per CPU second, ${byCpu}`,
    );
  }
const [smallest, ...larger] = costs;
for (const { tables, cost, bare } of larger) {
  const [times, bareTimes] = [cost / smallest!.cost, bare / smallest!.bare].map((ratio) => ratio.toFixed(2));
  console.log(
    `an input costs ${times} times as much at ${tables} tables as at ${smallest!.tables}; bare ws: ${bareTimes}`,
  );
}
printDisk();
console.log(`machine load after: ${loadavg()[0]!.toFixed(1)}`);
