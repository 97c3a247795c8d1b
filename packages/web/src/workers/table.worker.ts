import { hasLearnedBots } from '@schupf/bots';
import kernel from '@schupf/bots/assets/kernel.wasm?url';
import weights from '@schupf/bots/assets/nanjing-1.weights?url';
import { packMessage } from '@schupf/protocol';
import { type Seat, type Seed, viewFor } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { TableRunner } from '@schupf/runner';
import { SeededChance } from '@schupf/runner/memory';
import { MatchRecorder, type TableConfig } from '@schupf/table';
import type { FromWorker, ToWorker } from '../client/worker-messages.ts';
import { ME } from '../client/worker-messages.ts';
import { openDatabase } from '../storage/database.ts';
import type { SavedTable } from '../storage/kept-table.ts';
import { keepTable, tableKept } from '../storage/kept-tables.ts';
import { NetworkSource } from './network-source.ts';
import { RealClock } from './real-clock.ts';
import { RowStore } from './row-store.ts';
import { advise, TableBots } from './table-bots.ts';
import { TableEntry } from './table-entry.ts';

const networks = new NetworkSource({ weights, kernel });
const clock = new RealClock();
const recorder = new MatchRecorder();
let runner: TableRunner | null = null;
let commands = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(data));

function say(message: FromWorker): void {
  self.postMessage(message);
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      return open(message);
    case 'command': {
      const reply = await runner!.command(ME, `${clock.now()}.${commands++}`, message.command);
      return say({ type: 'reply', call: message.call, reply });
    }
    case 'advise':
      return say({ type: 'advice', call: message.call, choice: await adviceFor(message.seat) });
    case 'record': {
      const record =
        runner === null ? null : (recorder.recordOf(runner.table) ?? recorder.finished.at(-1) ?? null);
      return say({ type: 'record', call: message.call, text: record === null ? null : formatRecord(record) });
    }
  }
}

async function open({ table: id, terms, seed }: Extract<ToWorker, { type: 'open' }>): Promise<void> {
  try {
    const database = await openDatabase();
    const kept =
      (await tableKept(database, id)) ?? (terms === null ? null : newTable(id, terms, seed ?? newSeed()));
    if (kept === null) return say({ type: 'failed', problem: 'there is no such table' });
    await keepTable(database, kept);
    const entry = new TableEntry(kept, recorder, (next) => void keepTable(database, next));
    const opened = await TableRunner.open(
      {
        store: new RowStore(database, id),
        clock,
        chance: new SeededChance(kept.seed),
        bots: new TableBots({
          seed: kept.seed,
          networks: () => networks.get(),
          onReplaced: () => say({ type: 'replaced' }),
        }),
      },
      {
        config: kept.terms,
        onStep: (input, step) => {
          recorder.watch(input, step);
          // What is replayed from the log on opening is not new.
          if (runner !== null) entry.update(step.table, clock.now());
        },
        onFault: (error) => say({ type: 'failed', problem: String(error) }),
      },
    );
    if (!opened.ok) return say({ type: 'failed', problem: opened.problem });
    runner = opened.runner;
    entry.update(runner.table, clock.now());
    say({ type: 'opened', terms: kept.terms });
    runner.watch(ME, (heard) => say({ type: 'message', message: packMessage(heard, clock.now()) }));
    if (runner.table.stage === 'seating') runner.submit({ type: 'begin' });
  } catch (error) {
    say({ type: 'failed', problem: String(error) });
  }
}

function newTable(id: string, terms: TableConfig, seed: Seed): SavedTable {
  const now = clock.now();
  return { id, terms, seed, began: now, changed: now, going: null, finished: [] };
}

/** Unpredictable: knowing the source code must not help to guess the deals. */
function newSeed(): Seed {
  const key = crypto.getRandomValues(new Uint8Array(32));
  return `chacha20:${Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function adviceFor(seat: Seat) {
  if (runner === null) return null;
  const learned = hasLearnedBots(runner.table.position.rules.variant) ? await networks.get() : null;
  // The table may have moved on in the meantime.
  const { position } = runner.table;
  return advise(viewFor(position, position.open.players[seat]!), seat, learned);
}
