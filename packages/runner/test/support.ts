import type { TableConfig } from '@schupf/table';
import {
  type AppendResult,
  type Ports,
  RosterBots,
  type Row,
  type RunnerOptions,
  type Store,
  TableRunner,
} from '../src/index.ts';
import { FakeClock, MemoryStore, SeededChance } from '../src/memory/index.ts';

/** Four people and the four-player game, at a speed with clocks. */
export const FOUR: TableConfig = {
  rules: { variant: 'nanjing' },
  speed: 'normal',
  chairs: ['Ada', 'Ben', 'Cem', 'Dia'].map((name) => ({ type: 'person', id: name.toLowerCase(), name })),
  pace: 'support',
};

/** A store whose next results are set by the test. */
export class ScriptedStore implements Store {
  readonly rows = new MemoryStore();
  /** The results of the next appends. Later appends work. */
  appends: ('works' | 'fails before' | 'fails after' | 'lost')[] = [];
  loads: ('works' | 'fails')[] = [];

  async load(from?: number, limit?: number): Promise<readonly Row[]> {
    if (this.loads.shift() === 'fails') throw new Error('the store does not answer');
    return this.rows.load(from, limit);
  }

  async append(rows: readonly Row[]): Promise<AppendResult> {
    const outcome = this.appends.shift() ?? 'works';
    if (outcome === 'fails before') throw new Error('the store does not answer');
    if (outcome === 'lost') return 'lost';
    const result = await this.rows.append(rows);
    if (outcome === 'fails after') throw new Error('the store does not answer');
    return result;
  }
}

export function portsWith(store: Store, clock = new FakeClock(1000)): Ports & { readonly clock: FakeClock } {
  return {
    store,
    clock,
    chance: new SeededChance('xoshiro128:support'),
    bots: new RosterBots({ seed: 'support' }),
  };
}

export async function opened(ports: Ports, options: RunnerOptions = {}): Promise<TableRunner> {
  const answer = await TableRunner.open(ports, options);
  if (!answer.ok) throw new Error(answer.problem);
  await answer.runner.settled();
  return answer.runner;
}

/** A runner whose first round has been dealt. */
export async function begun(ports: Ports, options: RunnerOptions = {}): Promise<TableRunner> {
  const runner = await opened(ports, { config: FOUR, ...options });
  runner.submit({ type: 'begin' });
  await runner.settled();
  return runner;
}
