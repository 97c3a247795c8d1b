import { fileURLToPath } from 'node:url';
import { below, xoshiro128 } from '@schupf/rules';
import { SPEEDS } from '@schupf/table';
import { ServerProcess } from '../../local-cluster/server-process.ts';
import { Player } from '../player.ts';
import {
  comeAndGo,
  halfOpen,
  neverRead,
  repeatAndReorder,
  requestNonsense,
  sendNonsense,
  type Target,
} from './attacks.ts';

export interface FuzzOptions {
  readonly seed: string;
  readonly seconds: number;
  /** How many attacks run at the same time. */
  readonly attackers: number;
}

export interface FuzzReport {
  /** How many actions each attack performed. */
  readonly actions: Readonly<Record<string, number>>;
  /** Matches finished by the regular player, who must not be affected by the attacks. */
  readonly matches: number;
  /** Megabytes of live memory. */
  readonly heapBefore: number;
  readonly heapAfter: number;
  readonly socketsAfter: number;
  readonly problems: readonly string[];
}

const GC = fileURLToPath(new URL('gc-on-signal.mjs', import.meta.url));
const TOKEN = 'fuzz';
const QUICK = {
  ...SPEEDS.normal,
  reaction: 20,
  closing: 30,
  rest: 100,
  botDelay: [0, 20] as [number, number],
};
/** On a busy machine a bot may answer too late; the server then plays for it, as it should. */
const LATE_BOT = 'did not answer in time';
const ATTACKS = { sendNonsense, repeatAndReorder, neverRead, comeAndGo, halfOpen, requestNonsense };
type AttackName = keyof typeof ATTACKS;
/** Megabytes that caches and counters may add while a server is in use. */
const MAX_GROWTH = 12;

/** Attacks a server while someone plays on it. Afterwards it must have no faults, open sockets or leaked memory. */
export async function fuzz({ seed, seconds, attackers }: FuzzOptions): Promise<FuzzReport> {
  const server = await ServerProcess.prepare({
    nodeArgs: ['--expose-gc', '--import', GC],
    env: { SCHUPF_METRICS_TOKEN: TOKEN },
  });
  const problems: string[] = [];
  try {
    await server.start();
    const host = await Player.arrive(server.address, 'Victim');
    const evil = await Player.arrive(server.address, 'Evil');
    const { cookie } = evil;
    evil.leave();
    let code = await openTable(host);
    const targetFor = (name: string): Target => ({
      address: server.address,
      port: server.port,
      cookie,
      get code() {
        return code;
      },
      bits: xoshiro128(name),
    });
    const actions: Record<string, number> = {};
    const attackUntil = async (deadline: number, name: string): Promise<void> => {
      const target = targetFor(`${seed} ${name}`);
      const names = Object.keys(ATTACKS) as AttackName[];
      while (Date.now() < deadline) {
        const attack = names[below(names.length, target.bits)]!;
        try {
          actions[attack] = (actions[attack] ?? 0) + (await ATTACKS[attack](target));
        } catch (error) {
          problems.push(`${attack}: ${(error as Error).message}`);
        }
      }
    };
    const attackFor = (milliseconds: number, phase: string): Promise<unknown> => {
      const deadline = Date.now() + milliseconds;
      return Promise.all(
        Array.from({ length: attackers }, (_, index) => attackUntil(deadline, `${phase} ${index}`)),
      );
    };
    // A warm-up, so that compiled code and buffer pools are not counted as growth.
    await attackFor(Math.min(3000, seconds * 300), 'warm-up');
    await waitForQuiet(server);
    const heapBefore = (await measure(server, { collectGarbage: true })).heap;

    let isOver = false;
    let matches = 0;
    const playing = (async () => {
      while (!isOver) {
        host.play();
        await host.until(({ status }) => status.stage === 'over');
        matches++;
        if (isOver) return;
        host.table!.close();
        code = await openTable(host);
      }
    })();
    await attackFor(seconds * 1000, 'main');
    isOver = true;
    await Promise.race([
      playing,
      new Promise((resolve) => setTimeout(resolve, 240_000).unref()).then(() =>
        problems.push('the match did not end'),
      ),
    ]);
    host.leave();
    await waitForQuiet(server);
    const { heap: heapAfter, sockets, faults } = await measure(server, { collectGarbage: true });
    if (heapAfter > heapBefore + MAX_GROWTH)
      problems.push(`memory grew from ${heapBefore} to ${heapAfter} MB`);
    if (sockets > 0) problems.push(`${sockets} sockets are still open`);
    if (server.hasExited) problems.push('the server exited');
    const health = await fetch(`${server.address}/healthz`);
    if (!health.ok) problems.push(`health: ${health.status}`);
    const ended = await server.end('SIGTERM');
    if (ended !== 0) problems.push(`the server exited with ${ended}`);
    const logged = server.logged.filter((line) => !line.includes(LATE_BOT));
    const otherFaults = faults - (server.logged.length - logged.length);
    if (otherFaults > 0) problems.push(`${otherFaults} faults`);
    problems.push(...logged.slice(0, 10).map((line) => `the server logged: ${line.slice(0, 500)}`));
    return { actions, matches, heapBefore, heapAfter, socketsAfter: sockets, problems };
  } finally {
    await server.end('SIGKILL');
    server.remove();
  }
}

async function openTable(host: Player): Promise<string> {
  const bot = { type: 'bot' as const, name: 'random' };
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    visibility: 'open',
    chairs: [null, bot, bot, bot],
    startsImmediately: true,
  });
  host.watch(code);
  return code;
}

/** Waits until only the player is connected. */
async function waitForQuiet(server: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await measure(server, { collectGarbage: false })).sockets <= 1) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(server: ServerProcess, { collectGarbage }: { collectGarbage: boolean }) {
  if (collectGarbage)
    for (let times = 0; times < 3; times++) {
      server.signal('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  const response = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const text = await response.text();
  const metric = (name: string): number => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))![1]);
  return {
    heap: Math.round(metric('nodejs_heap_size_used_bytes') / 1e5) / 10,
    sockets: metric('schupf_sockets'),
    faults: metric('schupf_faults_total'),
  };
}
