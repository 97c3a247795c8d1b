import type { Person } from '@schupf/protocol';
import type { Command } from '@schupf/table';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES } from '../src/settings.ts';
import { HOST, TestCluster } from './test-cluster.ts';

const PROCESSES = 3;
const CHAIR = 1;

const anyProcess = fc.nat(PROCESSES - 1);
const anyEvent = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('command' as const), at: anyProcess }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('pass' as const), time: fc.nat(3000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('pause' as const, 'go on' as const), at: anyProcess }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('cut' as const, 'join' as const), at: anyProcess }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('fail' as const, 'heal' as const), at: anyProcess }),
  },
);

test('whatever happens to processes, each command is answered once and stored once, and one process runs the table', async () => {
  const property = fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
    const world = await TestCluster.open();
    const people: Person[] = [HOST, { id: 'ben', name: 'Ben' }, { id: 'cem', name: 'Cem' }];
    for (const person of people.slice(1)) await world.storage.people.add({ ...person, since: 0 });
    const processes = await world.start(...Array.from({ length: PROCESSES }, () => ROLES));
    const code = await processes[0]!.open();
    const visitors = processes.map((process, index) => process.visit(code, people[index]!));
    await world.until(() => visitors.every(({ snapshots }) => snapshots > 0));
    let commands = 0;
    for (const event of events) {
      if (event.type === 'pass') {
        await world.pass(event.time);
        continue;
      }
      const { link } = processes[event.at]!;
      if (event.type === 'pause' || event.type === 'go on') link.isPaused = event.type === 'pause';
      else if (event.type === 'cut' || event.type === 'join') link.cut(event.type === 'cut');
      else if (event.type === 'fail' || event.type === 'heal')
        processes[event.at]!.isHealthy = event.type === 'heal';
      else {
        // All but the first of those who sit down in the same chair are refused.
        const command: Command = { type: 'sit', chair: CHAIR, name: '' };
        visitors[event.at]!.command(`${commands++}`, commands % 2 === 0 ? { type: 'leave' } : command);
      }
    }
    for (const process of processes) {
      process.link.isPaused = false;
      process.link.cut(false);
      process.isHealthy = true;
    }
    await world.pass(5000);
    const replies = () => visitors.flatMap((visitor) => [...visitor.replies]);
    await world.until(async () => {
      for (const visitor of visitors) visitor.repeat();
      await world.pass(1000);
      return replies().length === commands;
    });
    const rows = await world.storage.logs.load(code);
    for (const [id, [first, ...others]] of replies()) {
      // A repeated command may be answered again, but never differently.
      for (const other of others) expect(other).toEqual(first);
      const stored = rows.filter(({ entry }) => entry.type === 'command' && entry.id === id);
      expect(stored).toHaveLength((first as { ok: boolean }).ok ? 1 : 0);
    }
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    const epochs = rows.map(({ epoch }) => epoch);
    expect(epochs).toEqual(epochs.toSorted((a, b) => a - b));
    // The next sweep of a process drops a table that it has lost without hearing of it.
    await world.pass(31_000);
    const owner = await world.storage.tables.owner(code);
    expect(processes.filter(({ size }) => size > 0).map(({ node }) => node)).toEqual([owner?.node]);
    expect(processes.flatMap(({ faults }) => faults)).toEqual([]);
    // No one fights for the table: it stays where it is.
    await world.pass(10_000);
    expect(await world.storage.tables.owner(code)).toEqual(owner);
  });
  await fc.assert(property, runs(15));
});
