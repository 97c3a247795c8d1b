import { VARIANTS, type Variant, xoshiro128 } from '@schupf/rules';
import type { StoredTable } from '../stored-tables.ts';
import { type Audit, auditTable } from './audit.ts';
import { Conversation } from './conversation.ts';
import { repeatEverything } from './repeat-commands.ts';
import { SimulatedGroup } from './simulated-group.ts';

export interface ChaosOptions {
  readonly seed: string;
  /** The number of concurrent tables per variant. */
  readonly tables: number;
  readonly variants?: readonly Variant[];
  /** Milliseconds a match may take, including restarts. After that the run ends with a `StuckError`. */
  readonly matchTimeout: number;
  /** Milliseconds during which people agree to rematches at the same table. */
  readonly rematchTime: number;
}

/** What people play on while it is disturbed. */
export interface Victim {
  readonly address: string;
  start(): Promise<void>;
  /** Does all the harm, unless it is told to stop. */
  disturb(groups: readonly SimulatedGroup[], stopping: AbortSignal): Promise<void>;
  /** Stops properly. Returns what went wrong so far. */
  end(): Promise<readonly string[]>;
  storedTables(codes: readonly string[]): Promise<ReadonlyMap<string, StoredTable>>;
  remove(): Promise<void>;
}

export interface ChaosReport {
  readonly tables: number;
  readonly matches: number;
  readonly rows: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly frames: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

/**
 * Disturbs a server or a cluster while people play, then checks that no acknowledged move was lost and that no reply
 * changed.
 */
export async function chaos(options: ChaosOptions, victim: Victim): Promise<ChaosReport> {
  const startedAt = performance.now();
  const groups = (options.variants ?? VARIANTS).flatMap((variant) =>
    Array.from({ length: options.tables }, (_, index) => {
      const tableBits = xoshiro128(`${options.seed} ${variant} ${index}`);
      return new SimulatedGroup(victim.address, variant, tableBits, index === 0 && variant !== 'tientsin');
    }),
  );
  const stopping = new AbortController();
  try {
    await victim.start();
    for (const group of groups) await group.signInAll();
    const playing = groups.map(async (group) => {
      do await group.play(options.matchTimeout, options.rematchTime);
      while (!stopping.signal.aborted);
    });
    const allPlayed = Promise.all(playing).then(() => {});
    // A stuck table has to end the run immediately, not after all the harm.
    const disturbing = victim.disturb(groups, stopping.signal);
    await Promise.race([disturbing, allPlayed]);
    await disturbing;
    stopping.abort();
    await allPlayed;
    const repeated = await repeatEverything(victim.address, groups);
    for (const group of groups) group.close();
    const faults = await victim.end();
    const audits = await auditAll(victim, groups);
    const sum = (count: (audit: Audit) => number): number =>
      audits.reduce((total, audit) => total + count(audit), 0);
    return {
      tables: audits.length,
      matches: sum(({ matches }) => matches),
      rows: sum(({ rows }) => rows),
      acknowledged: sum(({ acknowledged }) => acknowledged),
      repeated: repeated.count,
      frames: groups
        .flatMap(({ devices }) => devices)
        .reduce((total, { frames }) => total + frames.length, 0),
      seconds: (performance.now() - startedAt) / 1000,
      problems: [...audits.flatMap(({ problems }) => problems), ...repeated.problems, ...faults],
    };
  } finally {
    stopping.abort();
    for (const group of groups) group.close();
    await victim.remove();
  }
}

async function auditAll(victim: Victim, groups: readonly SimulatedGroup[]): Promise<Audit[]> {
  const stored = await victim.storedTables(groups.flatMap(({ codes }) => codes));
  return groups.flatMap(({ codes, devices, externalBots }) => {
    const conversations = [...devices, ...externalBots].map((device) => new Conversation(device));
    return codes.map((code) => auditTable(stored.get(code)!, code, conversations));
  });
}
