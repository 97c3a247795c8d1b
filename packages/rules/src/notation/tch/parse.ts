import type { Place } from '../record/scanner.ts';
import { HEADINGS } from './format.ts';
import {
  type LineProblem,
  lineProblem,
  type Read,
  readEvent,
  readHand,
  readPlayer,
  readPlayers,
  readPoints,
  readPush,
  TICHU,
} from './lines.ts';
import {
  TCH_SECTIONS,
  type TchBombs,
  type TchCall,
  type TchEvent,
  type TchHand,
  type TchLog,
  type TchPush,
  type TchResult,
  type TchRound,
  type TchSection,
} from './log.ts';

/** A line that cannot be read, or the place where the log is cut off. */
export interface TchParseProblem {
  readonly place: Place;
  readonly problem: string;
  /** The index of the round that the problem is in; null between rounds. */
  readonly round: number | null;
}

export interface ParsedTch {
  readonly log: TchLog;
  readonly parseProblems: readonly TchParseProblem[];
}

/**
 * Reads a BrettspielWelt log. Never throws: an unrecognised line is reported with its position and ends only its
 * round. Blank lines, trailing spaces and the kind of line ending make no difference.
 */
export function parseTch(text: string): ParsedTch {
  const parser = new Parser();
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const unfinished = lines.pop()!;
  for (const line of lines) parser.read(withoutTail(line));
  parser.readUnfinished(withoutTail(unfinished));
  return parser.finish();
}

/** Strips only spaces, tabs and carriage returns: a handle may end with a NO-BREAK SPACE. */
function withoutTail(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t\r'.includes(line[end - 1]!)) end--;
  return line.slice(0, end);
}

const SEATS = 4;
const FIRST_SIZE = 8;
const START_SIZE = 14;
const GRAND = 'Grosses Tichu: ';
const BOMBS = 'BOMBE: ';
const RESULT = 'Ergebnis: ';

/** A round being read. */
class Draft implements TchRound {
  readonly line: number;
  reached: TchSection = 'first';
  readonly first: TchHand[] = [];
  readonly start: TchHand[] = [];
  readonly calls: TchCall[] = [];
  readonly pushes: TchPush[] = [];
  bombs: TchBombs | null = null;
  readonly events: TchEvent[] = [];
  result: TchResult | null = null;

  constructor(line: number) {
    this.line = line;
  }
}

class Parser {
  private readonly rounds: Draft[] = [];
  private readonly parseProblems: TchParseProblem[] = [];
  private line = 0;
  /** The end of the last non-blank line, where a truncated log ends. */
  private end: Place = { line: 1, column: 1 };
  /** The round the next line belongs to; null between rounds. */
  private round: Draft | null = null;
  /**
   * Whether a line of the round could not be read. The rest of the round is then skipped, because it cannot be
   * replayed without that line.
   */
  private isBroken = false;

  read(line: string): void {
    this.line++;
    if (line === '') return;
    const { round } = this;
    if (sectionOf(line) === 'first') this.begin();
    else if (round === null) this.reject(lineProblem(0, 'expected the beginning of a round'));
    else if (line.startsWith(RESULT)) this.readResult(round, line);
    else if (!this.isBroken) this.readInto(round, line);
    this.end = { line: this.line, column: line.length + 1 };
  }

  /** A last line without a line ending may be cut off anywhere, even between two cards; only a result is trusted. */
  readUnfinished(line: string): void {
    if (line === '') return;
    if (line.startsWith(RESULT) && this.round !== null) return this.read(line);
    this.line++;
    this.end = { line: this.line, column: line.length + 1 };
    if (!this.isBroken)
      this.reject({ ok: false, column: this.end.column, problem: 'the log is cut off here' });
  }

  finish(): ParsedTch {
    this.close();
    return { log: { rounds: this.rounds.map((round) => ({ ...round })) }, parseProblems: this.parseProblems };
  }

  private begin(): void {
    this.close();
    this.round = new Draft(this.line);
    this.rounds.push(this.round);
    this.isBroken = false;
  }

  private close(): void {
    if (this.round !== null && this.round.result === null && !this.isBroken) {
      this.report(this.end, 'the round is cut off here');
    }
    this.round = null;
  }

  private reject({ column, problem }: LineProblem): void {
    this.report({ line: this.line, column }, problem);
    this.isBroken = this.round !== null;
  }

  private report(place: Place, problem: string): void {
    this.parseProblems.push({ place, problem, round: this.round === null ? null : this.rounds.length - 1 });
  }

  private take<Value>(read: Read<Value>, use: (value: Value) => void): void {
    if (read.ok) use(read.value);
    else this.reject(read);
  }

  private readResult(round: Draft, line: string): void {
    if (round.reached !== 'play' && !this.isBroken) {
      this.reject(lineProblem(0, 'the result comes before the heading "Rundenverlauf"'));
    }
    this.take(readPoints(line, RESULT.length), (points) => {
      round.result = { line: this.line, points };
      this.round = null;
    });
  }

  private readInto(round: Draft, line: string): void {
    const section = sectionOf(line);
    if (section !== null) return this.enter(round, section);
    switch (round.reached) {
      case 'first':
        return this.readHandInto(round.first, line, FIRST_SIZE);
      case 'start':
        return this.readStart(round, line);
      case 'push':
        return this.readPushes(round, line);
      case 'play':
        return this.take(readEvent(line, this.line), (event) => round.events.push(event));
    }
  }

  private enter(round: Draft, section: TchSection): void {
    const lines = { first: round.first, start: round.start, push: round.pushes, play: round.pushes }[
      round.reached
    ];
    if (TCH_SECTIONS.indexOf(section) !== TCH_SECTIONS.indexOf(round.reached) + 1) {
      this.reject(lineProblem(0, 'this heading does not belong here'));
    } else if (lines.length < SEATS) {
      this.reject(lineProblem(0, `the line for seat (${lines.length}) is missing before this one`));
    } else {
      round.reached = section;
    }
  }

  private readHandInto(hands: TchHand[], line: string, size: number): void {
    this.take(this.inOrder(hands, readHand(line, size)), (hand) => hands.push({ ...hand, line: this.line }));
  }

  private readStart(round: Draft, line: string): void {
    if (round.start.length < SEATS) return this.readHandInto(round.start, line, START_SIZE);
    if (line.startsWith(GRAND)) return this.readCall(round, 'grand', line, GRAND.length);
    if (line.startsWith(TICHU)) return this.readCall(round, 'tichu', line, TICHU.length);
    this.reject(lineProblem(0, `expected a call or "${HEADINGS.push}"`));
  }

  private readCall(round: Draft, call: TchCall['call'], line: string, at: number): void {
    this.take(readPlayer(line, at), (player) => round.calls.push({ ...player, call, line: this.line }));
  }

  private readPushes(round: Draft, line: string): void {
    const { pushes } = round;
    if (pushes.length < SEATS) {
      return this.take(this.inOrder(pushes, readPush(line)), (push) =>
        pushes.push({ ...push, line: this.line }),
      );
    }
    if (!line.startsWith(BOMBS) || round.bombs !== null) {
      return this.reject(lineProblem(0, `expected "${BOMBS.trim()}" or the heading "Rundenverlauf"`));
    }
    this.take(readPlayers(line, BOMBS.length), (players) => {
      round.bombs = { line: this.line, players };
    });
  }

  /** The four seats must appear in order, once each. */
  private inOrder<Value extends { readonly seat: number }>(
    before: readonly unknown[],
    read: Read<Value>,
  ): Read<Value> {
    if (!read.ok || read.value.seat === before.length) return read;
    return lineProblem(
      1,
      before.length < SEATS
        ? `expected the line for seat (${before.length})`
        : 'every seat already has a line',
    );
  }
}

/** The section whose heading this line is; the number of dashes does not matter. */
function sectionOf(line: string): TchSection | null {
  const text = withoutDashes(line);
  return TCH_SECTIONS.find((section) => text === withoutDashes(HEADINGS[section])) ?? null;
}

function withoutDashes(line: string): string {
  if (!line.startsWith('---')) return line;
  let begin = 0;
  let end = line.length;
  while (begin < end && line[begin] === '-') begin++;
  while (end > begin && line[end - 1] === '-') end--;
  return line.slice(begin, end);
}
