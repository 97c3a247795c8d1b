import type { Input } from './input.ts';
import { FIRST_LOG_VERSION, LOG_VERSION } from './log-version.ts';
import { readCommand } from './read-command.ts';
import { type Step, step } from './step.ts';
import { openTable, type Table, type TableAnswer } from './table.ts';
import type { TableConfig } from './table-config.ts';

/** The first entry of a log: how the table was opened, and by which version of the program. */
export interface OpenedEntry {
  readonly type: 'opened';
  readonly version: number;
  readonly config: TableConfig;
  readonly at: number;
}

/** An entry of a table's log: first how the table was opened, then every input it accepted. */
export type Entry = OpenedEntry | Input;

export function openedEntry(config: TableConfig, at: number): OpenedEntry {
  return { type: 'opened', version: LOG_VERSION, config, at };
}

/** Opens a table from the first entry of its log. */
export function openLogged(entry: Entry | undefined): TableAnswer {
  if (entry?.type !== 'opened')
    return { ok: false, problem: 'the log does not begin with an `opened` entry' };
  const version = entry.version ?? FIRST_LOG_VERSION;
  if (version > LOG_VERSION) return { ok: false, problem: tooNew(version) };
  const { config, at } = version < 2 ? openedBefore2(entry) : entry;
  return openTable(config, at, version);
}

/** Applies a further entry of a log. Throws if it is damaged or comes from a newer version of the program. */
export function replayEntry(table: Table, entry: Entry): Step {
  if (entry.type === 'opened') throw new Error('the log contains a second `opened` entry');
  if (entry.type === 'restarted' && (entry.version ?? FIRST_LOG_VERSION) > LOG_VERSION)
    throw new Error(tooNew(entry.version!));
  if (entry.type === 'command' && readCommand(entry.command, table.rules) === null)
    throw new Error('the log contains an unknown command');
  return step(table, entry);
}

function tooNew(version: number): string {
  return `the log has version ${version}, but this program only knows versions up to ${LOG_VERSION}`;
}

/** In the first version, `config` was called `terms`. */
function openedBefore2(entry: OpenedEntry): OpenedEntry {
  const { terms } = entry as unknown as { readonly terms?: TableConfig };
  return { ...entry, config: terms ?? entry.config };
}
