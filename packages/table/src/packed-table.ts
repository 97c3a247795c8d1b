import { type PackedPosition, packPosition, unpackPosition } from '@schupf/rules';
import type { Table } from './table.ts';
import { speedAt } from './tempo.ts';

/**
 * Raise this whenever a field of `Table`, or of anything in it or saved with it, is added, removed or changes its
 * meaning. Packed tables of other versions are not read; the table is folded from its log instead.
 */
export const PACKED_TABLE_VERSION = 6;

/** A whole table as plain data. It contains every hidden card, so it must never reach a client. */
export interface PackedTable extends Omit<Table, 'config' | 'rules' | 'speed' | 'position'> {
  readonly position: PackedPosition;
}

export function packTable({ config: _config, rules: _rules, speed: _speed, ...rest }: Table): PackedTable {
  return { ...rest, position: packPosition(rest.position) };
}

/** The inverse of `packTable`. The second argument is the same table as it was when opened. Nothing is checked. */
export function unpackTable(packed: PackedTable, { config, rules, speed }: Table): Table {
  const { pace } = packed;
  return {
    ...packed,
    config,
    rules,
    speed: speedAt(speed, pace),
    position: unpackPosition(packed.position, rules),
  };
}
