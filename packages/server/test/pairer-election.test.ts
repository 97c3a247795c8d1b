import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import type { Beat } from '../src/cluster/nodes.ts';
import { PairerElection } from '../src/cluster/pairer-election.ts';
import { ROLES } from '../src/settings.ts';

interface Process {
  readonly election: PairerElection;
  isAlive: boolean;
  isDraining: boolean;
  isLinked: boolean;
}

/** Processes that hear each other's beats, each as it was before the last pass. */
function world() {
  const clock = new FakeClock();
  const processes = new Map<string, Process>();
  let beats: readonly Beat[] = [];
  const start = (node: string): Process => {
    const election = new PairerElection({
      self: node,
      clock,
      nodes: {
        get living() {
          return beats.filter((beat) => beat.node !== node);
        },
        get isLinked() {
          return process.isLinked;
        },
      },
      isCandidate: () => !process.isDraining,
    });
    const process: Process = { election, isAlive: true, isDraining: false, isLinked: true };
    processes.set(node, process);
    return process;
  };
  const pass = (milliseconds: number): void => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      clock.moveTo(clock.now() + 500);
      beats = [...processes]
        .filter(([, { isAlive, isLinked }]) => isAlive && isLinked)
        .map(([node, { election, isDraining }]) => ({
          ...{ node, roles: ROLES, healthy: true, draining: isDraining, people: 0, tables: 0 },
          pairs: election.isPairer,
        }));
    }
  };
  const pairers = (): string[] => beats.filter(({ pairs }) => pairs).map(({ node }) => node);
  return { start, pass, pairers };
}

test('one process is elected, and stays it when others start', () => {
  const { start, pass, pairers } = world();
  for (const node of ['c', 'b', 'd']) start(node);
  pass(1500);
  expect(pairers()).toEqual([]);
  pass(2000);
  expect(pairers()).toEqual(['b']);
  start('a');
  pass(10_000);
  expect(pairers()).toEqual(['b']);
});

test.each<[string, (process: Process) => void]>([
  ['ends', (process) => Object.assign(process, { isAlive: false })],
  ['is drained', (process) => Object.assign(process, { isDraining: true })],
  ['is cut off', (process) => Object.assign(process, { isLinked: false })],
])('if it %s, another one takes its place', (_, happen) => {
  const { start, pass, pairers } = world();
  start('c');
  start('b');
  const first = start('a');
  pass(4000);
  expect(pairers()).toEqual(['a']);
  happen(first);
  pass(2000);
  expect(pairers()).toEqual(['b']);
});

test('a process that was cut off does not take it over again when it is back', () => {
  const { start, pass, pairers } = world();
  start('b');
  pass(4000);
  const first = start('a');
  first.isLinked = false;
  pass(4000);
  expect(pairers()).toEqual(['b']);
  first.isLinked = true;
  pass(6000);
  expect(pairers()).toEqual(['b']);
});
