import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallFigures } from '@schupf/protocol';
import { onTestFinished } from 'vitest';
import type { LogRow, MatchRow, Storage, TableRow, UploadRow } from '../src/storage/storage.ts';

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function logRow(table: string, seq: number, epoch = 0): LogRow {
  return { table, seq, epoch, entry: { type: 'wake', at: 1000 + seq } };
}

export function wakes(table: string, from: number, length: number): LogRow[] {
  return Array.from({ length }, (_, index) => logRow(table, from + index));
}

type Changes = Partial<Pick<TableRow['info'], 'opened' | 'speed' | 'visibility'>> &
  Partial<Pick<TableRow['summary'], 'stage'>> &
  Partial<Pick<TableRow, 'changed'>> & {
    /** Whether Anna sits at the table. Then she has to exist. */
    readonly seatsAnna?: boolean;
  };

/** A table that Anna hosts. */
export function aTable(
  code: string,
  {
    opened = 1,
    speed = 'normal',
    visibility = 'open',
    stage = 'seating',
    changed = 2,
    seatsAnna = false,
  }: Changes = {},
): TableRow {
  const rules = { variant: 'nanjing' } as const;
  return {
    code,
    info: {
      code,
      rules,
      speed,
      visibility,
      freeChat: false,
      handsAfter: null,
      sharesReplays: false,
      rated: false,
      host: 'anna',
      opened,
    },
    config: {
      rules,
      speed,
      chairs: [
        seatsAnna ? { type: 'person', id: 'anna', name: 'Anna' } : { type: 'nobody' },
        { type: 'bot', name: 'planner', outside: false },
        { type: 'nobody' },
        { type: 'nobody' },
      ],
      pace: 'any',
    },
    seed: `xoshiro128:${code}`,
    stage,
    summary: {
      code,
      rules,
      speed,
      stage,
      chairs: [
        seatsAnna ? { type: 'person', name: 'Anna' } : { type: 'nobody', name: null },
        { type: 'bot', name: 'planner' },
        { type: 'nobody', name: null },
        { type: 'nobody', name: null },
      ],
      round: 0,
      opened,
    },
    changed,
    problem: null,
  };
}

/** Adds tables with these codes. No process has claimed them, so their logs accept rows of epoch 0. */
export async function addTables(
  { tables }: Pick<Storage, 'tables'>,
  ...codes: readonly string[]
): Promise<void> {
  for (const code of codes) await tables.add(aTable(code));
}

/** A match between the people with these ids, with bots in the other chairs. */
export function aMatch(id: string, ended: number, people: readonly string[]): MatchRow {
  const names = ['anna', 'ben', 'carla'].map((person) => `${person[0]!.toUpperCase()}${person.slice(1)}`);
  const players = Array.from({ length: 4 }, (_, player) => {
    const person = people[player] ?? null;
    const name = names.find((known) => known.toLowerCase() === person) ?? `Bot ${player + 1}`;
    return { person, name };
  });
  const header = players.map(({ name }, player) => `player ${player + 1}: ${name}\n`).join('');
  return {
    id,
    ended,
    variant: 'nanjing',
    totals: [1000, 400],
    rounds: 7,
    outcome: 'played',
    players,
    share: null,
    record: `schupf 1\nvariant: nanjing\n${header}`,
  };
}

/** A match of one person against three bots. */
export function anUpload(id: string, expires: number): UploadRow {
  return {
    id,
    keyHash: `key of ${id}`,
    uploaded: 1,
    expires,
    variant: 'nanjing',
    totals: [1000, 400],
    rounds: 7,
    outcome: 'played',
    players: ['Anna', 'Bot', 'Bot', 'Bot'].map((name, player) => ({ name, isBot: player > 0 })),
    me: 0,
    record: 'schupf 1\nvariant: nanjing\n',
  };
}

/** Figures of someone who has called Tichu once in these rounds, and made it. */
export function someCalls(rounds: number, variant: CallFigures['variant'] = 'nanjing'): CallFigures {
  return { variant, rounds, tichuCalled: 1, tichuMade: 1, grandCalled: 0, grandMade: 0 };
}
