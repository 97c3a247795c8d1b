import { exportTch, type GameRecord } from '@schupf/rules/notation';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { readRecordFile, writeText } from '../files.ts';

/** `export` is a reserved word. */
export const exportLog: Command = {
  name: 'export',
  operands: 'FILE.schupf',
  summary: 'Convert a four-player record to a BrettspielWelt log.',
  details: `
The log goes to the standard output. What it has no place for is named on the standard error. The exit code is 2 when
the file is no record of the game of four.
`,
  flags: { out: { value: 'FILE', help: 'writes the log to this file' } },
  takesWords: true,
  run({ words, values }, io) {
    const [path, another] = words;
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
    const lost = lostIn(record);
    if (lost.length > 0) io.complain(`A log has no place for: ${lost.join(', ')}.\n`);
    return SUCCESS;
  },
};

/** The parts of a record that a log cannot represent. */
function lostIn({ rules, tags, rounds }: GameRecord): string[] {
  const items = rounds.flatMap(({ lines }) => lines.flatMap((line) => line.items));
  const lost: [boolean, string][] = [
    [rules.preset !== undefined || rules.options !== undefined, 'the rules that were played'],
    [tags.length > 0 || rounds.some((round) => round.tags.length > 0), 'header lines'],
    [items.some(({ time }) => time !== null), 'times'],
    [items.some(({ notes }) => notes.length > 0), 'comments'],
    [items.some(({ move }) => move?.type === 'news'), 'notices from the table'],
    [
      items.some(({ move }) => move?.type === 'play' && move.phoenixAs !== undefined),
      'the ranks of the phoenix',
    ],
  ];
  return lost.flatMap(([is, what]) => (is ? [what] : []));
}
