import { type Networks, type WeightsName, weightsFor } from '@schupf/bots';
import kernel from '@schupf/bots/assets/kernel.wasm?url';
import nanjing1 from '@schupf/bots/assets/nanjing-1.weights?url';
import nanjing from '@schupf/bots/assets/nanjing-2.weights?url';
import ranks from '@schupf/bots/assets/ranks-2.weights?url';
import three from '@schupf/bots/assets/three-2.weights?url';
import tientsin from '@schupf/bots/assets/tientsin-2.weights?url';
import { packMessage } from '@schupf/protocol';
import { type Seat, type Seed, viewFor } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { TableRunner } from '@schupf/runner';
import { SeededChance } from '@schupf/runner/memory';
import { MatchRecorder, type TableConfig } from '@schupf/table';
import type { BotPace } from '../client/bot-pace.ts';
import type { FromWorker, ToWorker } from '../client/worker-messages.ts';
import { ME } from '../client/worker-messages.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { NetworkSource } from './network-source.ts';
import { PaceKeeper } from './pace-keeper.ts';
import { RealClock } from './real-clock.ts';
import { ADVISER, advise, TableBots } from './table-bots.ts';
import { TableEntry } from './table-entry.ts';
import { TableStorage } from './table-storage.ts';

const SOURCES: Readonly<Record<WeightsName, NetworkSource>> = {
  'nanjing-1': new NetworkSource({ name: 'nanjing-1', weights: nanjing1, kernel }),
  'nanjing-2': new NetworkSource({ name: 'nanjing-2', weights: nanjing, kernel }),
  'three-2': new NetworkSource({ name: 'three-2', weights: three, kernel }),
  'tientsin-2': new NetworkSource({ name: 'tientsin-2', weights: tientsin, kernel }),
  'ranks-2': new NetworkSource({ name: 'ranks-2', weights: ranks, kernel }),
};
const clock = new RealClock();
let recorder = new MatchRecorder();
let runner: TableRunner | null = null;
/** Set by the player, possibly while the table is still opening. */
let botPace: BotPace = 'calm';
let paces: PaceKeeper | null = null;
let commands = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));

function send(message: FromWorker): void {
  self.postMessage(message);
}

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      return open(message);
    case 'command': {
      const reply = await runner!.command(ME, `${clock.now()}.${commands++}`, message.command);
      return send({ type: 'reply', request: message.request, reply });
    }
    case 'pace':
      botPace = message.pace;
      return runner === null ? undefined : paces?.choose(botPace, runner.table);
    case 'skip':
      return runner?.submit({ type: 'skip' });
    case 'advise':
      return send({ type: 'advice', request: message.request, choice: await adviceFor(message.seat) });
    case 'record': {
      const record =
        runner === null ? null : (recorder.recordOf(runner.table) ?? recorder.finished.at(-1) ?? null);
      return send({
        type: 'record',
        request: message.request,
        text: record === null ? null : formatRecord(record),
      });
    }
  }
}

async function open({ table: id, config, seed }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  try {
    const storage = await TableStorage.open(id, () => send({ type: 'unsaved' }));
    const saved =
      (await storage.load()) ?? (config === null ? null : newTable(id, config, seed ?? newSeed()));
    if (saved === null) return send({ type: 'failed', problem: 'there is no such table' });
    await storage.save(saved);
    recorder = new MatchRecorder({ from: saved.config.from });
    const entry = new TableEntry(saved, recorder, (next) => void storage.save(next));
    const opened = await TableRunner.open(
      {
        store: storage.rows,
        clock,
        chance: new SeededChance(saved.seed),
        bots: new TableBots({
          seed: saved.seed,
          networks: networksOf,
          onReplaced: () => send({ type: 'replaced' }),
        }),
      },
      {
        config: saved.config,
        onStep: (input, step) => {
          recorder.watch(input, step);
          // While the table is opening, steps are replayed from the log and are not new.
          if (runner === null) return;
          entry.update(step.table, clock.now());
          paces?.update(step.table);
        },
        onFault: (error) => send({ type: 'failed', problem: String(error) }),
      },
    );
    if (!opened.ok) return send({ type: 'failed', problem: opened.problem });
    runner = opened.runner;
    paces = new PaceKeeper(runner.table, (input) => runner!.submit(input));
    paces.choose(botPace, runner.table);
    entry.update(runner.table, clock.now());
    send({ type: 'opened', config: saved.config });
    runner.watch(ME, (message) => send({ type: 'message', message: packMessage(message, clock.now()) }));
    if (runner.table.stage === 'seating') runner.submit({ type: 'begin' });
  } catch (error) {
    send({ type: 'failed', problem: String(error) });
  }
}

function newTable(id: string, config: TableConfig, seed: Seed): SavedTable {
  const now = clock.now();
  return { id, config, seed, began: now, changed: now, inProgress: null, finished: [] };
}

/** Unpredictable, so that no one can guess the deals from the source code. */
function newSeed(): Seed {
  const key = crypto.getRandomValues(new Uint8Array(32));
  return `chacha20:${Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Networks, fetched when they are first needed. */
function networksOf(name: WeightsName): Promise<Networks | null> {
  return SOURCES[name].get();
}

async function adviceFor(seat: Seat) {
  if (runner === null) return null;
  const learned = await networksOf(weightsFor(ADVISER, runner.table.position.rules.variant)!);
  // The table may have changed while the networks were loading.
  const { position } = runner.table;
  return advise(viewFor(position, position.open.players[seat]!), seat, learned);
}
