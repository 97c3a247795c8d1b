import { loadNetworks } from '@schupf/bots/node';
import { loadReview, type ReviewTexts } from '@schupf/phrasebook';
import { openReview, type Review, type ReviewScope, type Verdict, withMarks } from '@schupf/review';
import { failure, type Result, type Seat, success } from '@schupf/rules';
import { formatRecord, type GameRecord, parseSeat } from '@schupf/rules/notation';
import { type Command, type Io, misuse, SUCCESS } from '../command.ts';
import { problemWithWriting, writeText } from '../files.ts';
import { type ParsedArgs, readNumber } from '../flags.ts';
import { readMatch } from '../logs/read-match.ts';
import { LANGUAGE_FLAG, readSpeech } from '../output/speech.ts';
import { printableLines } from '../printable.ts';
import { ReviewReport } from './report.ts';

const SEATS = 'ABCD';
const MIN_WORLDS = 1;
const MAX_WORLDS = 100_000;

export const review: Command = {
  operands: 'FILE',
  details: `
Judges every decision of a four-player match: a .schupf record or a .tch log of BrettspielWelt. A network and many
simulated rounds say how many points a decision cost in its round, and what would have been better. Only finished
rounds are reviewed. A whole match takes minutes. Use --seat and --round to review only a part of it, or fewer --worlds
for a faster but less certain review. The same record and number of worlds always give the same review.
`,
  flags: {
    seat: { value: 'SEAT', help: 'review only this seat: A, B, C or D' },
    round: { value: 'N', help: 'review only this round' },
    worlds: { value: 'N', default: '400', help: 'simulated rounds for each decision that may be a mistake' },
    json: { help: 'print everything as JSON' },
    out: { value: 'FILE', help: 'also write the record with marks at its mistakes (NOTATION.md)' },
    ...LANGUAGE_FLAG,
  },
  takesPositionals: true,
  async run(args, io) {
    const [path, another] = args.positionals;
    if (path === undefined || another !== undefined)
      return misuse('review needs one file: schupf review FILE', io);
    const speech = await readSpeech(args, io);
    if (!speech.ok) return misuse(speech.problem, io);
    const worlds = readNumber(args, 'worlds', MIN_WORLDS, MAX_WORLDS);
    if (!worlds.ok) return misuse(worlds.problem, io);
    const out = args.values['out'];
    const unwritable = out === undefined ? null : problemWithWriting(out, io.cwd);
    if (unwritable !== null) return misuse(unwritable, io);
    const record = readMatch(path, io.cwd);
    if (!record.ok) return misuse(record.problem, io);
    const { review: texts } = await loadReview(speech.value.language);
    const opened = open(path, record.value, worlds.value, texts);
    if (!opened.ok) return misuse(opened.problem, io);
    const scope = readScope(args, path, opened.value);
    if (!scope.ok) return misuse(scope.problem, io);
    const verdicts = inRecordOrder(judge(opened.value, scope.value));
    const report = new ReviewReport(opened.value, record.value.names, verdicts, texts, speech.value, io);
    io.writeStyled(args.switches.has('json') ? report.json() : report.text());
    return out === undefined ? SUCCESS : write(out, withMarks(record.value, verdicts), io);
  },
};

function open(path: string, record: GameRecord, worlds: number, { refusals }: ReviewTexts): Result<Review> {
  const answer = openReview({ record, networks: loadNetworks(), worlds });
  if (answer.ok) return success(answer.review);
  const { refusal } = answer;
  switch (refusal.code) {
    case 'no-network':
      return failure(`${path}: ${refusals.noNetwork(refusal.variant)}`);
    case 'damaged':
      return failure(`${path}: ${refusals.damaged(refusal.problem.problem)}`);
    case 'no-finished-round':
      return failure(`${path}: ${refusals.noFinishedRound}`);
  }
}

function readScope(args: ParsedArgs, path: string, { rounds }: Review): Result<ReviewScope> {
  const seat = readSeat(args);
  if (!seat.ok) return seat;
  const seats = seat.value === null ? {} : { seats: [seat.value] };
  if (args.values['round'] === undefined) return success(seats);
  const round = readNumber(args, 'round', 1, 999_999);
  if (!round.ok) return round;
  if (!rounds.includes(round.value)) return failure(`${path} has no finished round ${round.value}`);
  return success({ ...seats, rounds: [round.value] });
}

function readSeat(args: ParsedArgs): Result<Seat | null> {
  const text = args.values['seat'];
  if (text === undefined) return success(null);
  const letter = text.toUpperCase();
  if (!SEATS.includes(letter) || letter.length !== 1)
    return failure(`--seat cannot be "${text}": use A, B, C or D`);
  return success(parseSeat(letter));
}

function judge(review: Review, scope: ReviewScope): Verdict[] {
  return [...review.run(scope)].filter((verdict) => verdict !== null);
}

function inRecordOrder(verdicts: readonly Verdict[]): Verdict[] {
  return [...verdicts].sort((a, b) => a.round - b.round || a.move - b.move || a.seat - b.seat);
}

function write(path: string, record: GameRecord, io: Io): number {
  const written = writeText(path, io.cwd, printableLines(formatRecord(record)));
  return written.ok ? SUCCESS : misuse(written.problem, io);
}
