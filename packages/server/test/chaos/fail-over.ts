import type { Row } from '@schupf/runner';
import type { StoredTable } from '../stored-tables.ts';
import type { Device } from './device.ts';
import type { SimulatedGroup } from './simulated-group.ts';

/** How long the tables went without an accepted command after something happened, in milliseconds. */
export interface FailOver {
  /** Tables that another server runs since. */
  readonly moved: readonly number[];
  readonly unmoved: readonly number[];
}

/** Measures how soon the people at each table have a command accepted again. */
export class FailOverWatch {
  private readonly since = Date.now();
  private readonly epochs: ReadonlyMap<string, number>;
  private readonly tables: readonly { readonly code: string; readonly devices: readonly Device[] }[];

  /** `epochs` are those of the open tables at this moment. */
  constructor(groups: readonly SimulatedGroup[], epochs: ReadonlyMap<string, number>) {
    this.epochs = epochs;
    this.tables = groups
      .map(({ codes, devices }) => ({ code: codes.at(-1)!, devices }))
      .filter(({ code }) => epochs.has(code));
  }

  /** Tables that have been closed, or had no accepted command until now, are left out: their matches may be over. */
  result(epochs: ReadonlyMap<string, number>): FailOver {
    const moved: number[] = [];
    const unmoved: number[] = [];
    for (const { code, devices } of this.tables) {
      const times = devices.flatMap((device) => acceptedAfter(device, code, this.since) ?? []);
      const epoch = epochs.get(code);
      if (times.length === 0 || epoch === undefined) continue;
      (epoch > this.epochs.get(code)! ? moved : unmoved).push(Math.min(...times) - this.since);
    }
    return { moved, unmoved };
  }
}

/** When a device received the first positive reply after a moment; null if it has not. */
function acceptedAfter({ frames }: Device, code: string, since: number): number | null {
  let found: number | null = null;
  for (let index = frames.length - 1; index >= 0 && frames[index]!.at >= since; index--) {
    const { at, text } = frames[index]!;
    if (text.startsWith('{"type":"reply"') && text.includes(code) && text.includes('"ok":true')) found = at;
  }
  return found;
}

/** What people noticed during a time in which nothing should have been noticed. */
export interface Notice {
  readonly commands: number;
  /** Commands that were answered with "not saved". */
  readonly unsaved: number;
  /** How long commands waited for their reply, from when they were first sent. */
  readonly waits: readonly number[];
}

export function noticedBetween(groups: readonly SimulatedGroup[], from: number, to: number): Notice {
  const replies = groups.flatMap(({ devices }) => devices).flatMap((device) => device.replies(from, to));
  return {
    commands: replies.length,
    unsaved: replies.filter(({ reply }) => !reply.ok && reply.refusal === null).length,
    waits: replies.map(({ wait }) => wait),
  };
}

export interface Absence {
  /** Milliseconds from the beginning of the period. */
  readonly after: number;
  readonly length: number;
}

/**
 * When people who had come to a table were noted as absent in a period, and came back. A host counts as absent from the
 * opening of the table until their first connection, and someone who leaves after a match does not come back.
 */
export function absencesBetween(rows: readonly Row[], from: number, to: number): Absence[] {
  const here = new Set<string>();
  const gone = new Map<string, number>();
  const absences: Absence[] = [];
  for (const { entry } of rows) {
    if (entry.type !== 'presence') continue;
    const { who, present, at } = entry;
    if (present) {
      const since = gone.get(who);
      if (since !== undefined) absences.push({ after: since - from, length: at - since });
      gone.delete(who);
      here.add(who);
    } else if (here.delete(who) && at >= from && at <= to) gone.set(who, at);
  }
  return absences;
}

/** How often a table was continued by another server in a period. */
export function movesBetween({ rows, epochs }: StoredTable, from: number, to: number): number {
  const isMove = ({ entry: { at } }: Row, index: number) =>
    index > 0 && at >= from && at <= to && epochs[index] !== epochs[index - 1];
  return rows.filter(isMove).length;
}

/** `median, p99, longest` of some times; empty if there are none. */
export function summaryOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return sorted.length === 0 ? '' : [share(0.5), share(0.99), sorted.at(-1)!].map(Math.round).join(', ');
}
