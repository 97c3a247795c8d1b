import { failure, type Observer, type Result, readRules, success } from '@schupf/rules';
import { type GameRecord, type ReplayProblem, replayRecord } from '@schupf/rules/notation';
import { type Command, FAILURE, failed, type Io, misuse, SUCCESS } from '../command.ts';
import { type RecordFile, readRecordFile } from '../files.ts';
import { type ParsedArgs, readNumber } from '../flags.ts';
import { Names } from '../output/names.ts';
import { explain } from '../output/refusals.ts';
import { LANGUAGE_FLAG, readSpeech, type Speech } from '../output/speech.ts';
import { Style } from '../output/style.ts';
import { Pages } from './pages.ts';

export const replay: Command = {
  operands: 'FILE.schupf',
  details: `
Shows what an observer saw: "open" shows all hands, "spectator" none, and a number shows the match as that player saw
it. With --verify, only errors are shown: illegal moves, and seats, seeds, finishing orders and scores that do not
follow from the moves, each with its position in the file. The exit code is 1 if there are errors and 2 if the file is
not a record.
`,
  flags: {
    view: { value: 'OBSERVER', default: 'open', help: 'open, spectator or the number of a player' },
    round: { value: 'N', help: 'show only this round' },
    step: { help: 'wait for Enter after each trick; "quit" ends' },
    ...LANGUAGE_FLAG,
    verify: { help: 'only check the record' },
  },
  takesPositionals: true,
  async run(args, io) {
    const [path, another] = args.positionals;
    if (path === undefined || another !== undefined)
      return misuse('replay needs one file: schupf replay FILE.schupf', io);
    const file = readRecordFile(path, io.cwd);
    if (!file.ok) return misuse(file.problem, io);
    const speech = await readSpeech(args, io);
    if (!speech.ok) return misuse(speech.problem, io);
    if (file.value.record.rounds.length === 0) return misuse(speech.value.terminal.replay.empty(path), io);
    if (args.switches.has('verify')) return verify(file.value, speech.value, io);
    const observer = readObserver(args, file.value.record);
    if (!observer.ok) return misuse(observer.problem, io);
    const round = args.values['round'] === undefined ? success(null) : readNumber(args, 'round', 1, 999_999);
    if (!round.ok) return misuse(round.problem, io);
    return show(file.value, observer.value, round.value, args.switches.has('step'), speech.value, io);
  },
};

function readObserver(args: ParsedArgs, record: GameRecord): Result<Observer> {
  const text = args.values['view']!;
  if (text === 'open') return success<Observer>('omniscient');
  if (text === 'spectator') return success<Observer>('spectator');
  const rules = readRules(record.rules);
  const players = rules.ok ? rules.rules.players : 0;
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= players)
    return success(Number(text) - 1);
  return failure(`--view cannot be "${text}": use open, spectator or a player from 1 to ${players}`);
}

function verify(file: RecordFile, speech: Speech, io: Io): number {
  let actions = 0;
  const { stopped, contradictions } = replayRecord(file.record, ({ action }) => {
    if (action !== null) actions++;
  });
  const problems = stopped === null ? contradictions : [...contradictions, stopped];
  for (const problem of problems) io.report(`${describe(file, problem, speech)}\n`);
  if (problems.length > 0) return FAILURE;
  io.write(`${speech.terminal.replay.right(file.path, file.record.rounds.length, actions)}\n`);
  return SUCCESS;
}

async function show(
  file: RecordFile,
  observer: Observer,
  round: number | null,
  stepwise: boolean,
  speech: Speech,
  io: Io,
): Promise<number> {
  const pages = new Pages(observer, new Style(io, new Names(file.record.names, false, speech), speech));
  const { stopped } = replayRecord(file.record, (step) => pages.add(step));
  pages.finish();
  const shown = pages.texts(round);
  if (shown.length === 0 && stopped === null && round !== null)
    return misuse(speech.terminal.replay.noRound(file.path, round), io);
  for (const [index, text] of shown.entries()) {
    io.writeStyled(index === 0 ? text : `\n${text}`);
    if (!stepwise || index === shown.length - 1) continue;
    const line = await io.ask(`${speech.terminal.prompts.more}> `);
    if (typeof line !== 'string' || isQuit(line, speech)) return SUCCESS;
  }
  if (stopped === null) return SUCCESS;
  return failed(describe(file, stopped, speech), io);
}

function isQuit(line: string, { vocabulary }: Speech): boolean {
  return (
    line.trim() !== '' && (/^q$/i.test(line.trim()) || vocabulary.commandsFor(line.trim())[0] === 'quit')
  );
}

function describe(
  { path, places }: RecordFile,
  { problem, refusal, part }: ReplayProblem,
  speech: Speech,
): string {
  const place = places.get(part);
  const where = place === undefined ? path : `${path}:${place.line}:${place.column}`;
  return `${where}: ${refusal === null ? problem : explain(refusal, speech)}`;
}
