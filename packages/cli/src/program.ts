import { type Command, misuse, type RawIo, SUCCESS } from './command.ts';
import { safeIo } from './safe-io.ts';

interface Entry {
  readonly name: string;
  readonly summary: string;
  /** Loads only this command: loading all of them would take several times as long. */
  readonly load: () => Promise<Command>;
}

const COMMANDS: readonly Entry[] = [
  {
    name: 'play',
    summary: 'Play against bots in the terminal.',
    load: async () => (await import('./play/command.ts')).play,
  },
  {
    name: 'serve',
    summary: 'Serve the app on this machine or, with --host, to others.',
    load: async () => (await import('./serve/command.ts')).serve,
  },
  {
    name: 'backup',
    summary: 'Back up all server data to one file, even while the server is running.',
    load: async () => (await import('./backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'Restore a server’s data from a backup file.',
    load: async () => (await import('./backup/restore.ts')).restore,
  },
  {
    name: 'move',
    summary: 'Copy all server data from its folder to a PostgreSQL database.',
    load: async () => (await import('./backup/move.ts')).move,
  },
  {
    name: 'quarantine',
    summary: 'List or release tables that the server could not load.',
    load: async () => (await import('./quarantine/command.ts')).quarantine,
  },
  {
    name: 'moderate',
    summary: 'Decide about reports, sanctions and appeals, and appoint moderators.',
    load: async () => (await import('./moderate/command.ts')).moderate,
  },
  {
    name: 'rate',
    summary: 'Compute all ratings again, or compare rating systems.',
    load: async () => (await import('./rate/command.ts')).rate,
  },
  {
    name: 'replay',
    summary: 'Show a recorded match trick by trick, or verify it.',
    load: async () => (await import('./replay/command.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'Check that no one could choose the cards of a recorded match.',
    load: async () => (await import('./verify/command.ts')).verify,
  },
  {
    name: 'review',
    summary: 'Judge the decisions of a recorded match, and say what would have been better.',
    load: async () => (await import('./review/command.ts')).review,
  },
  {
    name: 'statistics',
    summary: 'Count how players call, push and play in recorded matches, and compare them with others.',
    load: async () => (await import('./statistics/command.ts')).statistics,
  },
  {
    name: 'import',
    summary: 'Convert BrettspielWelt logs to records and check every round.',
    load: async () => (await import('./logs/import.ts')).importLogs,
  },
  {
    name: 'export',
    summary: 'Convert a four-player record to a BrettspielWelt log.',
    load: async () => (await import('./logs/export.ts')).exportLog,
  },
  {
    name: 'arena',
    summary: 'Compare two line-ups of bots on the same deals.',
    load: async () => (await import('./arena/command.ts')).arena,
  },
  {
    name: 'manners',
    summary: 'Count how bots treat their partners.',
    load: async () => (await import('./manners/command.ts')).manners,
  },
  {
    name: 'ladder',
    summary: 'Measure the bots against each other and write a page about their strength.',
    load: async () => (await import('./ladder/command.ts')).ladder,
  },
  {
    name: 'bot',
    summary: 'Run a bot on standard input and output, for programs that use the protocol in BOTS.md.',
    load: async () => (await import('./external/command.ts')).bot,
  },
  {
    name: 'selfplay',
    summary: 'Let one bot play every seat, and measure its speed and memory use.',
    load: async () => (await import('./selfplay/command.ts')).selfplay,
  },
  {
    name: 'thinking',
    summary: 'Measure what a bot costs: time per decision, and CPU time per second at human pace.',
    load: async () => (await import('./thinking/command.ts')).thinking,
  },
  {
    name: 'simulate',
    summary: 'Play random legal moves to measure the engine and look for faults.',
    load: async () => (await import('./simulate/command.ts')).simulate,
  },
  {
    name: 'roundtrip',
    summary: 'Write random matches as records and logs, read them back, compare them and measure the speed.',
    load: async () => (await import('./roundtrip/command.ts')).roundtrip,
  },
  {
    name: 'count',
    summary: 'Print reference counts for comparing engines.',
    load: async () => (await import('./count/command.ts')).count,
  },
  {
    name: 'conformance',
    summary: 'Run a conformance suite against the engine.',
    load: async () => (await import('./conformance/command.ts')).conformance,
  },
];

/** Runs the program on its arguments and returns the exit code. */
export async function run(args: readonly string[], raw: RawIo): Promise<number> {
  const io = safeIo(raw);
  const [name, ...rest] = args;
  const names = COMMANDS.map((entry) => entry.name).join(', ');
  if (name === undefined) return misuse(`no command: use ${names} or --help`, io);
  if (name === '--help' || name === '-h' || name === 'help') {
    io.write(overview());
    return SUCCESS;
  }
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (entry === undefined) return misuse(`unknown command "${name}": use ${names} or --help`, io);
  const [command, { describeFlags, parseFlags }] = await Promise.all([entry.load(), import('./flags.ts')]);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.write(describe(entry, command, describeFlags(command.flags)));
    return SUCCESS;
  }
  const given = parseFlags(rest, command.flags);
  if (!given.ok) return misuse(given.problem, io);
  const [positional] = given.value.positionals;
  if (positional !== undefined && !command.takesPositionals) {
    return misuse(`unexpected argument "${positional}": ${name} takes flags only, see --help`, io);
  }
  return command.run(given.value, io);
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `usage: schupf COMMAND [FLAGS]\n\n${rows.join('')}\nRun "schupf COMMAND --help" for details.\n`;
}

function describe({ name, summary }: Entry, { operands, details }: Command, flags: string): string {
  const usage = ['schupf', name, operands, '[FLAGS]'].filter((part) => part !== '').join(' ');
  return `usage: ${usage}\n\n${summary}\n${details}\n${flags}`;
}
