// Simulates weeks of a club: node packages/server/bench/club-weeks.ts [DAYS] [TABLES]
// Every evening, groups of four meet at tables; some are played to the end, some are deserted in the middle. The clock is
// simulated, the database is real. Prints the size of the folder, the rows in it and the memory in use after each day:
// only finished matches may accumulate.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Person } from '@schupf/protocol';
import { RosterBots } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import { LocalBus } from '../src/bus/local-bus.ts';
import { SharedLimits } from '../src/limits/shared-limits.ts';
import { hashOf, newPersonId } from '../src/secrets.ts';
import { databaseIn, openFolder } from '../src/storage/folder.ts';
import { withGroupCommit } from '../src/storage/group-commit.ts';
import { onlyClaimant } from '../src/tables/claim-table.ts';
import { secureRandomness } from '../src/tables/secure-randomness.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { TableService } from '../src/tables/table-service.ts';
import { NO_MODERATION } from '../test/no-moderation.ts';
import { NO_RATINGS } from '../test/no-ratings.ts';
import { unpackQuestion } from '../test/unpack-question.ts';

const [days = 21, tables = 6] = process.argv.slice(2).map(Number);
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const EVENING_MS = 3 * HOUR_MS;
const NETWORK = '192.0.2.1';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const folder = mkdtempSync(join(tmpdir(), 'schupf-club-'));
const storage = withGroupCommit(await openFolder(folder));
const clock = new FakeClock(Date.UTC(2026, 0, 5, 18));
const bus = new LocalBus();
const bots = new RosterBots({ seed: 'club', standIn: 'random' });
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
    inputs++;
  },
  claimant: onlyClaimant('bench'),
  onLost: () => {},
  onBotReplaced: () => {},
});
let inputs = 0;
let connections = 0;

const members: Person[] = [];
for (let number = 1; number <= tables * 4; number++) {
  const person = { id: newPersonId(), name: `Member ${number}` };
  await storage.people.add({ ...person, since: clock.now() });
  members.push(person);
}

const limits = new SharedLimits({ limits: storage.limits, clock, hash: hashOf, factor: 1000 });
const service = new TableService({ storage, calls: registry, clock, limits });
registry.start();
console.log('day  inputs  loaded  tables  log rows  snapshots  matches  folder KB  KB/match  heap MB');
for (let day = 1; day <= days; day++) {
  const start = clock.now();
  for (let table = 0; table < tables; table++)
    await meet(members.slice(table * 4, table * 4 + 4), (table + day) % 3 === 0);
  await passTo(start + EVENING_MS);
  await passTo(start + DAY_MS);
  await storage.purge();
  report(day);
}
await registry.close();
await storage.close();
rmSync(folder, { recursive: true });

/** Four people open a table and begin a match. They are slow, so stand-ins decide for them. */
async function meet(people: readonly Person[], isDeserted: boolean): Promise<void> {
  const [host, ...others] = people;
  const opened = await service.create(
    {
      rules: { variant: 'nanjing', options: { target: 500 } },
      speed: 'blitz',
      visibility: 'private',
      chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
      startsImmediately: false,
      freeChat: false,
      handsAfter: null,
    },
    host!,
    NETWORK,
  );
  if (!opened.ok) throw new Error(opened.problem);
  const { code } = opened;
  const attached = [host!, ...others].map((person) => {
    const connection = `club.${++connections}`;
    const visitor = { type: 'person' as const, person, blocks: [] };
    bus.toTable(code, { type: 'attach', connection, visitor, network: NETWORK, since: null });
    return connection;
  });
  await settle();
  for (const [index, { name }] of others.entries())
    bus.toTable(code, {
      type: 'command',
      connection: attached[index + 1]!,
      id: `sit ${code}`,
      command: { type: 'sit', chair: index + 1, name },
    });
  await settle();
  bus.toTable(code, { type: 'manage', connection: attached[0]!, id: 'start', what: { type: 'start' } });
  await settle();
  const leaveAfter = isDeserted ? EVENING_MS / 20 : EVENING_MS;
  clock.wake(clock.now() + leaveAfter, () => {
    for (const connection of attached) bus.toTable(code, { type: 'detach', connection, returns: false });
  });
}

/** Lets time pass from one event to the next. */
async function passTo(time: number): Promise<void> {
  while (clock.next !== null && clock.next <= time) {
    clock.moveOn();
    await settle();
  }
  clock.moveTo(time);
  await settle();
}

/** Waits until everything that has happened is stored. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await nextTurn();
  await storage.tables.due(0, 1);
  await nextTurn();
}

function report(day: number): void {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true });
  const count = (from: string): number =>
    (database.prepare(`select count(*) as n from ${from}`).get() as { n: number }).n;
  const [open, log, snapshots, matches] = [
    "game_table where stage <> 'closed'",
    'event',
    'snapshot',
    'match',
  ].map(count);
  database.close();
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  collect();
  const { heapUsed } = process.memoryUsage();
  const perMatch = matches === 0 ? 0 : bytes / 1024 / matches!;
  const figures = [day, inputs, registry.size, open, log, snapshots, matches, Math.round(bytes / 1024)];
  console.log([...figures, perMatch.toFixed(1), (heapUsed / 1e6).toFixed(1)].join('  '));
}
