import { arena } from './arena/command.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { type Command, type Io, misuse, SUCCESS } from './command.ts';
import { conformance } from './conformance/command.ts';
import { count } from './count/command.ts';
import { bot } from './external/command.ts';
import { describeFlags, readFlags } from './flags.ts';
import { ladder } from './ladder/command.ts';
import { exportLog } from './logs/export.ts';
import { importLogs } from './logs/import.ts';
import { play } from './play/command.ts';
import { replay } from './replay/command.ts';
import { roundtrip } from './roundtrip/command.ts';
import { selfplay } from './selfplay/command.ts';
import { serve } from './serve/command.ts';
import { simulate } from './simulate/command.ts';
import { thinking } from './thinking/command.ts';

const COMMANDS: readonly Command[] = [
  play,
  serve,
  backup,
  restore,
  replay,
  importLogs,
  exportLog,
  arena,
  ladder,
  bot,
  selfplay,
  thinking,
  simulate,
  roundtrip,
  count,
  conformance,
];

/** Runs the program on its arguments and returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  const names = COMMANDS.map((command) => command.name).join(', ');
  if (name === undefined) return misuse(`no command: use ${names} or --help`, io);
  if (name === '--help' || name === '-h' || name === 'help') {
    io.write(overview());
    return SUCCESS;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return misuse(`unknown command "${name}": use ${names} or --help`, io);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.write(describe(command));
    return SUCCESS;
  }
  const given = readFlags(rest, command.flags);
  if (!given.ok) return misuse(given.problem, io);
  const [positional] = given.value.positionals;
  if (positional !== undefined && !command.takesPositionals) {
    return misuse(`unexpected argument "${positional}": ${command.name} takes flags only, see --help`, io);
  }
  return command.run(given.value, io);
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `usage: schupf COMMAND [FLAGS]\n\n${rows.join('')}\nRun "schupf COMMAND --help" for details.\n`;
}

function describe({ name, operands, summary, details, flags }: Command): string {
  const usage = ['schupf', name, operands, '[FLAGS]'].filter((part) => part !== '').join(' ');
  return `usage: ${usage}\n\n${summary}\n${details}\n${describeFlags(flags)}`;
}
