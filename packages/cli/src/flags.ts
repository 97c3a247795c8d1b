import { parseArgs } from 'node:util';
import { failure, type Result, success } from '@schupf/rules';

interface Flag {
  /** The placeholder for the value in the help text; a flag without one is a switch. */
  readonly value?: string;
  readonly repeatable?: true;
  readonly default?: string;
  readonly help: string;
}

export type FlagTable = Readonly<Record<string, Flag>>;

/** The parsed arguments of a command. */
export interface ParsedArgs {
  readonly positionals: readonly string[];
  /** The value of each flag that was given, or its default. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly switches: ReadonlySet<string>;
}

/** Parses arguments according to a table of flags. */
export function parseFlags(args: readonly string[], table: FlagTable): Result<ParsedArgs> {
  const values: Record<string, string | undefined> = {};
  const lists: Record<string, string[]> = {};
  const switches = new Set<string>();
  const seen = new Set<string>();
  const positionals: string[] = [];
  for (const [name, flag] of Object.entries(table)) {
    if (flag.repeatable) lists[name] = [];
    else if (flag.default !== undefined) values[name] = flag.default;
  }
  for (const token of tokensOf(args, table)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(table, token.name) ? table[token.name] : undefined;
    if (flag === undefined)
      return failure(`unknown flag ${token.rawName}: expected one of ${namesOf(table)}`);
    if (flag.value === undefined) {
      if (token.value !== undefined) return failure(`--${token.name} takes no value`);
      switches.add(token.name);
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      return failure(`--${token.name} needs a value: --${token.name} ${flag.value}`);
    } else if (flag.repeatable) {
      lists[token.name]!.push(token.value);
    } else if (seen.has(token.name)) {
      return failure(`--${token.name} is given twice`);
    } else {
      seen.add(token.name);
      values[token.name] = token.value;
    }
  }
  return success({ positionals, values, lists, switches });
}

/** Not strict, because the error messages of `parseArgs` do not say what is allowed. */
function tokensOf(args: readonly string[], table: FlagTable) {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, flag]) => [
      name,
      { type: flag.value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function namesOf(table: FlagTable): string {
  return [...Object.keys(table), 'help'].map((name) => `--${name}`).join(', ');
}

/** A whole number within limits. */
export function readNumber(args: ParsedArgs, name: string, min: number, max: number): Result<number> {
  const text = args.values[name] ?? '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return success(value);
  return failure(`--${name} cannot be "${text}": use a whole number from ${min} to ${max}`);
}

/** The lines about flags in a command's help. */
export function describeFlags(table: FlagTable): string {
  const rows = Object.entries(table).map(([name, flag]) => {
    const usage = flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`;
    const defaultText = flag.default === undefined ? '' : ` (default ${flag.default})`;
    return { usage, help: flag.help + defaultText };
  });
  rows.push({ usage: '--help', help: 'show this text' });
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  return rows.map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}\n`).join('');
}
