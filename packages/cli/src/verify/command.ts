import { checkedTexts, type DealsTexts, dealsProblemText, loadDeals } from '@schupf/phrasebook';
import { type DealsVerdict, verifyDeals } from '@schupf/table';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { type RecordFile, readRecordFile } from '../files.ts';
import { LANGUAGE_FLAG, readSpeech, type Speech } from '../output/speech.ts';

/** The exit code if a record does not say how its deals were made. */
const NOT_VERIFIABLE = 3;

export const verify: Command = {
  operands: 'FILE.schupf',
  details: `
Computes all cards of a match from the server's secret and the players' salts in its record, and prints what was
checked. The exit code is 1 if something does not fit, 2 if the file is not a record, and 3 if the record does not say
how its cards were made, as matches in the browser and old ones. docs/fair-deals.md explains what this proves.
`,
  flags: LANGUAGE_FLAG,
  takesPositionals: true,
  async run(args, io) {
    const [path, another] = args.positionals;
    if (path === undefined || another !== undefined)
      return misuse('verify needs one file: schupf verify FILE.schupf', io);
    const file = readRecordFile(path, io.cwd);
    if (!file.ok) return misuse(file.problem, io);
    const speech = await readSpeech(args, io);
    if (!speech.ok) return misuse(speech.problem, io);
    const texts = await loadDeals(speech.value.language);
    return print(file.value, verifyDeals(file.value.record), texts, speech.value, io);
  },
};

function print(
  { path, record }: RecordFile,
  verdict: DealsVerdict,
  texts: DealsTexts,
  { terminal, common }: Speech,
  io: Io,
): number {
  const title = `${path}: ${texts.verdicts[verdict.type]}\n`;
  switch (verdict.type) {
    case 'verified': {
      const name = (player: number) => record.names[player] || terminal.player(player + 1);
      io.write(title);
      for (const text of checkedTexts(texts, verdict, { name, list: common.list })) io.write(`- ${text}\n`);
      return SUCCESS;
    }
    case 'not-verifiable':
      io.report(`${title}- ${texts.unverifiable[verdict.reason]}\n`);
      return NOT_VERIFIABLE;
    case 'failed':
      io.report(title);
      for (const problem of verdict.problems) io.report(`- ${dealsProblemText(texts, problem)}\n`);
      return FAILURE;
  }
}
