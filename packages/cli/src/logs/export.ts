import { exportTch, type GameRecord } from '@schupf/rules/notation';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { readRecordFile, writeText } from '../files.ts';

/** `export` is a reserved word. */
export const exportLog: Command = {
  operands: 'FILE.schupf',
  details: `
Writes the log to standard output and lists on standard error what a log cannot hold. The exit code is 2 if the file is
not a record of a four-player match.
`,
  flags: { out: { value: 'FILE', help: 'write the log to this file' } },
  takesPositionals: true,
  run({ positionals, values }, io) {
    const [path, another] = positionals;
    if (path === undefined || another !== undefined)
      return misuse('export needs one file: schupf export FILE.schupf', io);
    const file = readRecordFile(path, io.cwd);
    if (!file.ok) return misuse(file.problem, io);
    const { record } = file.value;
    const log = exportTch(record);
    if (!log.ok) return misuse(`${path}: ${log.problem}`, io);
    const out = values['out'];
    const written = out === undefined ? null : writeText(out, io.cwd, log.text);
    if (written !== null && !written.ok) return misuse(written.problem, io);
    if (out === undefined) io.write(log.text);
    const lost = lostParts(record);
    if (lost.length > 0) io.writeError(`A log cannot hold: ${lost.join(', ')}.\n`);
    return SUCCESS;
  },
};

/** The parts of a record that a log cannot represent. */
function lostParts({ rules, tags, rounds }: GameRecord): string[] {
  const items = rounds.flatMap(({ lines }) => lines.flatMap((line) => line.items));
  const parts: [isLost: boolean, name: string][] = [
    [rules.preset !== undefined || rules.options !== undefined, 'the rules of the match'],
    [tags.length > 0 || rounds.some((round) => round.tags.length > 0), 'header lines'],
    [items.some(({ time }) => time !== null), 'times'],
    [items.some(({ notes }) => notes.length > 0), 'comments'],
    [items.some(({ move }) => move?.type === 'news'), 'notices from the table'],
    [
      items.some(({ move }) => move?.type === 'play' && move.phoenixAs !== undefined),
      'the ranks of the Phoenix',
    ],
  ];
  return parts.flatMap(([isLost, name]) => (isLost ? [name] : []));
}
