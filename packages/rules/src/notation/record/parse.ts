import { isOptionName, parseOptionValue } from '../../options.ts';
import { type Rules, type RulesRequest, readRules } from '../../rules.ts';
import type { Seat } from '../../seat.ts';
import { parseSeat } from '../cards.ts';
import { parseItem } from './item.ts';
import {
  type GameRecord,
  LINE_LABELS,
  type LineLabel,
  type RecordItem,
  type RecordLine,
  type RoundRecord,
  type Tag,
} from './record.ts';
import { ROUND_FIELDS, RoundParts } from './round-parts.ts';
import { Fault, type Place, Scanner } from './scanner.ts';

/** The only version this program writes and reads. */
export const RECORD_VERSION = 1;

export type RecordAnswer =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** The position of each round, line and item in the text. */
      readonly places: ReadonlyMap<object, Place>;
    }
  | { readonly ok: false; readonly problem: string; readonly place: Place };

/** Reads a `.schupf` text. Never throws; reports the place of the first error. */
export function parseRecord(text: string): RecordAnswer {
  const parser = new RecordParser(text);
  try {
    return { ok: true, record: parser.parse(), places: parser.places };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { ok: false, problem: fault.message, place: fault.place };
  }
}

/** A line `name: value`. */
interface Entry extends Tag {
  readonly name: string;
  readonly line: number;
  /** The column at which the value begins, counted from 0. */
  readonly at: number;
  /** The unchanged line. */
  readonly text: string;
}

class RecordParser {
  readonly places = new Map<object, Place>();
  private readonly lines: readonly string[];
  /** The number of lines read. */
  private read = 0;
  private rules: Rules | null = null;

  constructor(text: string) {
    this.lines = text.replace(/^\uFEFF/, '').split('\n');
  }

  parse(): GameRecord {
    this.parseVersion();
    const header = this.parseHeader();
    const rounds: RoundRecord[] = [];
    while (this.nextLine() !== null) rounds.push(this.parseRound());
    return { ...header, rounds };
  }

  private parseVersion(): void {
    const line = this.nextLine() ?? '';
    const version = /^schupf (\d{1,9})$/.exec(line.trimEnd());
    if (version === null) this.fail('a record begins with the line "schupf 1"', this.lineNumber(line));
    this.read++;
    if (Number(version[1]) !== RECORD_VERSION) {
      this.fail(`this is version ${version[1]}, but only version ${RECORD_VERSION} is supported`, this.read);
    }
  }

  private parseHeader(): Omit<GameRecord, 'rounds'> {
    const known = new Map<string, Entry>();
    const names: string[] = [];
    const tags: Tag[] = [];
    for (let line = this.nextLine(); line !== null && !isRoundLine(line); line = this.nextLine()) {
      const entry = this.parseEntry(line);
      const player = /^player ([1-9]\d?)$/.exec(entry.name);
      if (player === null && !HEADER_NAMES.has(entry.name)) {
        tags.push({ name: entry.name, value: entry.value });
        continue;
      }
      if (known.has(entry.name)) this.fail(`"${entry.name}" appears twice in the header`, entry.line);
      known.set(entry.name, entry);
      if (player !== null) names[Number(player[1]) - 1] = entry.value;
    }
    const rules = this.parseRules(known);
    if (names.length > this.rules!.players) {
      this.fail(`there are only ${this.rules!.players} players`, known.get(`player ${names.length}`)!.line);
    }
    const allNames = Array.from({ length: this.rules!.players }, (_, player) => names[player] ?? '');
    return { rules, names: allNames, tags };
  }

  private parseRules(known: ReadonlyMap<string, Entry>): RulesRequest {
    const variant = known.get('variant');
    if (variant === undefined) return this.fail('the header has no "variant"', this.read);
    const players = known.get('players');
    if (players !== undefined && !/^\d{1,3}$/.test(players.value)) {
      this.fail('"players" must be a number', players.line, players.at);
    }
    const preset = known.get('preset');
    const options = known.get('options');
    const request = {
      variant: variant.value,
      ...(players === undefined ? {} : { players: Number(players.value) }),
      ...(preset === undefined ? {} : { preset: preset.value }),
      ...(options === undefined ? {} : { options: this.parseOptions(options) }),
    };
    const answer = readRules(request);
    if (!answer.ok) return this.fail(answer.problem, variant.line);
    this.rules = answer.rules;
    return request as RulesRequest;
  }

  private parseOptions(entry: Entry): Record<string, unknown> {
    const options: Record<string, unknown> = {};
    const scanner = new Scanner(entry.text, entry.line, entry.at);
    while (!scanner.isAtEnd) {
      const { place } = scanner;
      const word = scanner.word();
      const equals = word.indexOf('=');
      const name = equals < 0 ? word : word.slice(0, equals);
      const value = equals < 0 ? '' : word.slice(equals + 1);
      if (!isOptionName(name)) return scanner.fail(`"${name}" is not an option`, place);
      if (Object.hasOwn(options, name)) scanner.fail(`${name} is listed twice here`, place);
      options[name] = parseOptionValue(name, value) ?? scanner.fail(`${name} cannot be "${value}"`, place);
    }
    return options;
  }

  private parseRound(): RoundRecord {
    const line = this.nextLine()!;
    const heading = /^round ([1-9]\d{0,5})$/.exec(line.trimEnd());
    if (heading === null) this.fail('a round begins with a line such as "round 1"', this.read + 1);
    const place = { line: ++this.read, column: 1 };
    const parts = new RoundParts(this.rules!);
    for (let next = this.nextLine(); next !== null && !isRoundLine(next); next = this.nextLine()) {
      this.parseRoundLine(next, parts);
    }
    const round = parts.finish(Number(heading[1]), (problem) => this.fail(problem, place.line));
    this.places.set(round, place);
    return round;
  }

  private parseRoundLine(line: string, parts: RoundParts): void {
    const trick = /^(\d{1,4})\./.exec(line);
    if (trick !== null) {
      if (Number(trick[1]) !== parts.tricks + 1)
        this.fail(`expected trick ${parts.tricks + 1}`, this.read + 1);
      parts.tricks++;
      parts.lines.push(this.parseMoves('trick', line, trick[0].length));
      return;
    }
    const seat = /^[A-L]:/.test(line) ? parseSeat(line[0]!) : null;
    if (seat !== null) return this.parseHand(line, seat, parts);
    const entry = this.parseEntry(line);
    const label = LINE_LABELS.find((known) => known === entry.name);
    if (label !== undefined && label !== 'trick') {
      parts.lines.push(this.parseMoves(label, line, entry.at, entry.line));
    } else if (!Object.hasOwn(ROUND_FIELDS, entry.name)) {
      parts.tags.push({ name: entry.name, value: entry.value });
    } else if (parts.seen.has(entry.name)) {
      this.fail(`"${entry.name}" appears twice in the round`, entry.line);
    } else {
      parts.seen.add(entry.name);
      ROUND_FIELDS[entry.name]!(parts, new Scanner(entry.text, entry.line, entry.at));
    }
  }

  private parseHand(line: string, seat: Seat, parts: RoundParts): void {
    const scanner = new Scanner(line, ++this.read, 2);
    if (seat >= this.rules!.seats)
      scanner.fail(`there is no seat ${line[0]} at this table`, place(this.read));
    if (parts.hands[seat] !== undefined) scanner.fail(`seat ${line[0]} has two hands`, place(this.read));
    parts.hands[seat] = parts.readCards(scanner);
  }

  /** A line of moves; `...` at its end means the record was cut off there. */
  private parseMoves(label: LineLabel, line: string, at: number, read = ++this.read): RecordLine {
    const scanner = new Scanner(line, read, at);
    const items: RecordItem[] = [];
    let cut = scanner.takeWord('...');
    while (!cut && !scanner.isAtEnd) {
      const start = scanner.place;
      const item = parseItem(scanner, this.rules!);
      this.places.set(item, start);
      items.push(item);
      cut = scanner.takeWord('...');
      if (cut || scanner.isAtEnd) break;
      if (!scanner.take(',')) scanner.fail('a comma is missing, or this does not belong here');
      if (scanner.isAtEnd) scanner.fail('a move is missing after the comma');
    }
    if (!scanner.isAtEnd) scanner.fail('nothing may follow "..."');
    const parsed = { label, items, cut };
    this.places.set(parsed, place(read));
    return parsed;
  }

  private parseEntry(line: string): Entry {
    const colon = line.indexOf(':');
    const name = colon < 0 ? '' : line.slice(0, colon);
    if (!/^[a-z][a-z0-9-]*( [a-z0-9-]+)*$/.test(name)) {
      this.fail('this is neither "name: value" nor any other kind of line in a record', this.read + 1);
    }
    this.read++;
    const value = line.slice(colon + 1);
    const at = colon + 1 + value.length - value.trimStart().length;
    return { name, value: value.trim(), line: this.read, at, text: line };
  }

  /** The next line that is not blank; null at the end. */
  private nextLine(): string | null {
    while (this.read < this.lines.length && this.lines[this.read]!.trim() === '') this.read++;
    return this.lines[this.read] ?? null;
  }

  private lineNumber(line: string): number {
    return line === '' ? 1 : this.read + 1;
  }

  private fail(problem: string, line: number, at = 0): never {
    throw new Fault(problem, { line, column: at + 1 });
  }
}

const HEADER_NAMES: ReadonlySet<string> = new Set(['variant', 'players', 'preset', 'options']);

function isRoundLine(line: string): boolean {
  return line === 'round' || line.startsWith('round ');
}

function place(line: number): Place {
  return { line, column: 1 };
}
