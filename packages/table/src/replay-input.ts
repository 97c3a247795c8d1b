import type { Input } from './input.ts';
import { readCommand } from './read-command.ts';
import { type Step, step } from './step.ts';
import type { Table } from './table.ts';

/** Applies an input from a stored log. Throws if the log is damaged or comes from an incompatible version. */
export function replayInput(table: Table, input: Input): Step {
  if (input.type === 'command' && readCommand(input.command, table.rules) === null)
    throw new Error('the log contains an unknown command');
  return step(table, input);
}
