// Measures the memory that a table takes: node packages/server/bench/table-weight.ts [TABLES] [SPEED] [PACE]
// Four people play at each table, with a command every 1,400 (or PACE) milliseconds by a simulated clock. The database
// is real. Prints the kilobytes of heap per table after 0 to 1,000 commands, each time after forced garbage collections.
// The last line is what is left when everyone has gone and the tables are unloaded; it includes the simulated people.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerMessage } from '@schupf/protocol';
import { RosterBots } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import type { SpeedName } from '@schupf/table';
import { LocalBus } from '../src/bus/local-bus.ts';
import { newPersonId } from '../src/secrets.ts';
import { openFolder } from '../src/storage/folder.ts';
import { withGroupCommit } from '../src/storage/group-commit.ts';
import { onlyClaimant } from '../src/tables/claim-table.ts';
import { newTableRow } from '../src/tables/new-table.ts';
import { secureRandomness } from '../src/tables/secure-randomness.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { HandPlayer, type Update } from '../test/load/hand-player.ts';
import { NO_MODERATION } from '../test/no-moderation.ts';
import { NO_RATINGS } from '../test/no-ratings.ts';
import { unpackQuestion } from '../test/unpack-question.ts';

const tables = Number(process.argv[2] ?? 100);
const speed = (process.argv[3] ?? 'days') as SpeedName;
const pace = Number(process.argv[4] ?? 1400);
const COMMANDS = [0, 50, 150, 300, 600, 1000];
const WARM_UP_TABLES = 10;
const NETWORK = '192.0.2.1';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const folder = mkdtempSync(join(tmpdir(), 'schupf-weight-'));
const storage = withGroupCommit(await openFolder(folder));
const clock = new FakeClock(Date.UTC(2026, 0, 5, 18));
const bus = new LocalBus();
const bots = new RosterBots({ seed: 'weight', standIn: 'random' });
let rows = 0;

/** Four people at one table. */
class Group {
  readonly code: string;
  private readonly players = new HandPlayer();
  private readonly seats = new Map<string, number>();
  private readonly people: readonly { readonly id: string; readonly name: string }[];
  private commands = 0;

  private constructor(code: string, people: Group['people']) {
    this.code = code;
    this.people = people;
  }

  static async open(): Promise<Group> {
    const people = [1, 2, 3, 4].map((number) => ({ id: newPersonId(), name: `Player ${number}` }));
    const made = newTableRow(
      {
        rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } },
        speed,
        visibility: 'private',
        chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
        startsImmediately: false,
        freeChat: false,
        handsAfter: null,
      },
      people[0]!,
      clock.now(),
    );
    if (!made.ok) throw new Error(made.problem);
    const chairs = people.map(({ id, name }) => ({ type: 'person' as const, id, name }));
    for (const person of people) await storage.people.add({ ...person, since: clock.now() });
    await storage.tables.add({ ...made.row, config: { ...made.row.config, chairs } });
    return new Group(made.row.code, people);
  }

  attach(): void {
    for (const [seat, person] of this.people.entries()) {
      const connection = `${this.code}.${seat}`;
      this.seats.set(connection, seat);
      const visitor = { type: 'person' as const, person, blocks: [] };
      bus.toTable(this.code, { type: 'attach', connection, visitor, network: NETWORK, since: null });
    }
  }

  detach(): void {
    for (const connection of this.seats.keys())
      bus.toTable(this.code, { type: 'detach', connection, returns: false });
  }

  start(): void {
    bus.toTable(this.code, {
      type: 'manage',
      connection: `${this.code}.0`,
      id: 'start',
      what: { type: 'start' },
    });
  }

  receive(connection: string, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const seat = this.seats.get(connection)!;
    if (message.type === 'reply' && !message.reply.ok) throw new Error(JSON.stringify(message));
    if (message.type !== 'update') return;
    for (const update of message.updates as readonly Update[]) {
      this.players.applyOwn(seat, update);
      if (seat === 0) this.players.applyPublic(update);
    }
  }

  /** Sends the next command. Returns false if no one has to act. */
  act(): boolean {
    const next = this.players.next();
    if (next === null) return false;
    const { seat, command } = next;
    // As long as the ids of our own client.
    const id = `${this.code.slice(0, 8)}.${this.commands++}`;
    bus.toTable(this.code, { type: 'command', connection: `${this.code}.${seat}`, id, command });
    return true;
  }

  get sent(): number {
    return this.commands;
  }
}

const groups = new Map<string, Group>();
bus.onConnectionMessage((connection, message) => {
  if (message.type === 'frame') groups.get(connection.split('.')[0]!)!.receive(connection, message.text);
});
const registry = new TableRegistry({
  storage,
  moderation: NO_MODERATION,
  ratings: NO_RATINGS,
  bus,
  pool: {
    decide: async ({ question, table }) => ({
      action: bots.decide(unpackQuestion(question, table.config.rules)),
    }),
    prepare: () => {},
  },
  chance: secureRandomness,
  clock,
  onFault: (error) => {
    throw error;
  },
  onTurns: () => {},
  onInput: () => {
    rows++;
  },
  claimant: onlyClaimant('bench'),
  onLost: () => {},
  onBotReplaced: () => {},
});

// The first tables make V8 compile the code, which would otherwise count as memory of the tables.
await openTables(WARM_UP_TABLES);
await playUntil(COMMANDS.at(-1)!);
await unloadAll();
groups.clear();
rows = 0;

const base = await heapUsed();
await openTables(tables);
console.log('commands  rows/table  KB/table');
for (const commands of COMMANDS) {
  await playUntil(commands);
  await report(String(commands));
}
await unloadAll();
await report('unloaded');
await registry.close();
await storage.close();
rmSync(folder, { recursive: true });

async function openTables(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const group = await Group.open();
    groups.set(group.code, group);
    group.attach();
  }
  await settle();
  for (const group of groups.values()) group.start();
  await settle();
}

/** Plays until each table has had this many commands. */
async function playUntil(commands: number): Promise<void> {
  for (let isPlaying = true; isPlaying; ) {
    isPlaying = false;
    for (const group of groups.values()) {
      if (group.sent >= commands) continue;
      isPlaying = true;
      group.act();
    }
    if (isPlaying) await passTo(clock.now() + pace);
  }
}

async function unloadAll(): Promise<void> {
  for (const group of groups.values()) group.detach();
  await settle();
  // Long enough for the tables to fall asleep, if they do at this speed, and to be unloaded.
  for (let minute = 0; minute < 4; minute++) {
    await passTo(clock.now() + 60_000);
    await registry.sweep(clock.now());
  }
  if (registry.size > 0) throw new Error(`${registry.size} tables are still loaded`);
}

/** Lets time pass from one event to the next. */
async function passTo(time: number): Promise<void> {
  await settle();
  for (let { next } = clock; next !== null && next <= time; { next } = clock) {
    clock.moveTo(next);
    await settle();
  }
  clock.moveTo(time);
  await settle();
}

/** Waits until everything that has happened is stored. */
async function settle(): Promise<void> {
  for (let before = -1; before !== rows; ) {
    before = rows;
    for (let turns = 0; turns < 3; turns++) await nextTurn();
    await storage.tables.due(0, 1);
    await nextTurn();
  }
}

async function heapUsed(): Promise<number> {
  for (let time = 0; time < 4; time++) {
    collect();
    await nextTurn();
  }
  return process.memoryUsage().heapUsed;
}

async function report(what: string): Promise<void> {
  const kilobytes = ((await heapUsed()) - base) / 1024 / tables;
  console.log([what, Math.round(rows / tables), kilobytes.toFixed(0)].join('  '));
}
