import {
  type Card,
  type GameEvent,
  type Options,
  type Position,
  type Rank,
  requestFor,
  rulesFor,
  type SeatAction,
  setUp,
  shuffledPack,
  type TrickEntry,
  type Variant,
} from '@schupf/rules';
import { formatCards, formatSeat, parseCards, parseRank, parseSeat } from '@schupf/rules/notation';
import {
  type Command,
  type Effect,
  type InputBody,
  type Occupant,
  openTable,
  readCommand,
  type Speed,
  type SpeedName,
  step,
  type Table,
  type Update,
} from '../src/index.ts';

/** A position in the middle of a round: hands by seat, and the trick, oldest play first. */
export interface Puzzle {
  readonly hands: readonly string[];
  /** For example `'A SK'` and `'B pass'`. */
  readonly trick?: readonly string[];
  readonly turn?: string;
  readonly wish?: string;
  readonly variant?: Variant;
  readonly options?: Partial<Options>;
  readonly players?: number;
  readonly finished?: string;
}

function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (parsed === null) throw new Error(`not cards: ${text}`);
  return parsed;
}

function seat(letter: string): number {
  const parsed = parseSeat(letter);
  if (parsed === null) throw new Error(`not a seat: ${letter}`);
  return parsed;
}

/** `'B SA'`, `'B pass'`, `'C bomb S9 J9 P9 T9'`, `'A MJ wish 8'`, `'A DOG to C'`, `'A gives B'`, `'B tichu'`. */
function move(text: string): SeatAction {
  const [who = '', ...words] = text.split(' ');
  const from = seat(who);
  const rest = words.join(' ');
  if (rest === 'pass' || rest === 'take' || rest === 'decline' || rest === 'take-back')
    return { type: rest, seat: from };
  if (rest === 'tichu' || rest === 'grand') return { type: 'call', seat: from, call: rest };
  if (words[0] === 'gives') return { type: 'give', seat: from, to: seat(words[1]!) };
  if (words[0] === 'bomb') return { type: 'bomb', seat: from, cards: cards(words.slice(1).join(' ')) };
  const [play = '', wish] = rest.split(' wish ');
  const [shown = '', to] = play.split(' to ');
  return {
    type: 'play',
    seat: from,
    cards: cards(shown),
    ...(wish === undefined ? {} : { wish: parseRank(wish) as Rank }),
    ...(to === undefined ? {} : { dogTo: seat(to) }),
  };
}

function positionOf(puzzle: Puzzle): Position {
  const { hands, trick = [], turn, wish, variant = 'nanjing', options = {}, players, finished = '' } = puzzle;
  const rules = rulesFor(variant, options, players);
  const setup = setUp(rules, {
    phase: 'play',
    hands: hands.map((hand) => (hand === '' ? [] : cards(hand))),
    trick: trick.map(trickEntry),
    ...(turn === undefined ? {} : { turn: seat(turn) }),
    window: trick.length > 0 && (turn === undefined || rules.windowBeforeTurn),
    wish: wish === undefined ? null : (parseRank(wish) as Rank),
    played: hands.map((_, index) => index),
    finished: [...finished].map(seat),
  });
  if (!setup.ok) throw new Error(setup.problem);
  return setup.position;
}

function trickEntry(text: string): TrickEntry {
  const action = move(text);
  if (action.type === 'pass') return { seat: action.seat, pass: true };
  if (action.type !== 'play') throw new Error(`not in a trick: ${text}`);
  return { seat: action.seat, cards: action.cards, phoenixAs: action.phoenixAs ?? [] };
}

export interface SittingOptions {
  readonly speed?: SpeedName | Speed;
  /** By default, people named after the letter of their seat. */
  readonly chairs?: readonly Occupant[];
  readonly fairDeals?: string;
}

export function person(letter: string): Occupant {
  return { type: 'person', id: letter, name: `Player ${letter}` };
}

export const BOT = { type: 'bot', name: 'club-1', outside: false } as const satisfies Occupant;

/** A table in a test: sends inputs at given times and logs what happens. */
export class Sitting {
  table: Table;
  readonly effects: { readonly at: number; readonly effect: Effect }[] = [];
  /** The events of the game, such as `'700 B SA'`. */
  readonly played: string[] = [];
  private commands = 0;

  private constructor(table: Table) {
    this.table = table;
  }

  static at(position: Position, { speed = 'normal', chairs }: SittingOptions = {}): Sitting {
    const { rules } = position;
    const seated = chairs ?? Array.from({ length: rules.players }, (_, player) => person(formatSeat(player)));
    const opened = openTable({ rules: requestFor(rules), speed, chairs: seated, pace: 'test' }, 0);
    if (!opened.ok) throw new Error(opened.problem);
    const sitting = new Sitting({ ...opened.table, stage: 'playing', match: 1, position, wakeAt: 0 });
    sitting.give(0, { type: 'wake' });
    return sitting;
  }

  /** A table before its first match. */
  static open(
    variant: Variant,
    { speed = 'normal', chairs, ...others }: SittingOptions = {},
    options: Partial<Options> = {},
  ) {
    const rules = rulesFor(variant, options);
    const seated = chairs ?? Array.from({ length: rules.players }, (_, player) => person(formatSeat(player)));
    const opened = openTable({ rules: requestFor(rules), speed, chairs: seated, pace: 'test', ...others }, 0);
    if (!opened.ok) throw new Error(opened.problem);
    return new Sitting(opened.table);
  }

  /** A table of four people who have been dealt their first cards or, without Grand Tichu, all of them. */
  static dealt(options: Partial<Options> = {}): Sitting {
    const sitting = Sitting.open('nanjing', {}, options);
    sitting.give(0, { type: 'begin' });
    sitting.give(0, { type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
    const pack = shuffledPack(sitting.table.rules, 'xoshiro128:x');
    sitting.give(0, { type: 'shuffled', pack, seed: null });
    return sitting;
  }

  /** Pushes the first three cards of a seat. */
  push(at: number, letter: string): string {
    const from = seat(letter);
    const hand = this.table.position.hands[from]!.toArray();
    const others = [0, 1, 2, 3].filter((to) => to !== from);
    const gifts = others.map((to, index) => ({ to, cards: [hand[index]!] }));
    return this.command(at, letter, {
      type: 'act',
      action: { type: 'push', seat: from, gifts },
      turn: this.table.turn,
    });
  }

  static puzzle(puzzle: Puzzle, options: SittingOptions = {}): Sitting {
    return Sitting.at(positionOf(puzzle), options);
  }

  get status() {
    const latest = this.effects.findLast(
      ({ effect }) => effect.type === 'tell' && effect.update.type === 'status',
    );
    return latest?.effect.type === 'tell' && latest.effect.update.type === 'status'
      ? latest.effect.update.status
      : null;
  }

  /** Sends a seat's action, as decided by a player who saw the current turn or the given earlier one. */
  act(at: number, text: string, turn?: number): string {
    this.runTo(at);
    const action = move(text);
    const by = this.table.chairs[this.table.position.open.players[action.seat]!]!.occupant;
    if (by.type !== 'person') throw new Error(`no person sits at ${text[0]}`);
    return this.command(at, by.id, { type: 'act', action, turn: turn ?? this.table.turn });
  }

  /** Sends a command and returns the reply: 'held', 'done', or the code of the refusal. */
  command(at: number, by: string, command: Command): string {
    this.runTo(at);
    const id = `c${++this.commands}`;
    const before = this.effects.length;
    // A runner checks commands in the same way before it passes them on.
    const read = readCommand(command, this.table.rules);
    if (read === null) return 'malformed';
    this.give(at, { type: 'command', by, id, command: read });
    for (const { effect } of this.effects.slice(before)) {
      if (effect.type === 'refuse' && effect.id === id) return effect.refusal.code;
      if (effect.type === 'tell' && effect.update.type === 'held' && effect.update.id === id) return 'held';
    }
    return 'done';
  }

  give(at: number, body: InputBody): boolean {
    const next = step(this.table, { ...body, at });
    this.table = next.table;
    for (const effect of next.effects) {
      this.effects.push({ at, effect });
      if (effect.type !== 'tell' || effect.update.type !== 'game') continue;
      const text = eventText(effect.update.event);
      if (text !== '') this.played.push(`${at} ${text}`);
    }
    return next.accepted;
  }

  /** Wakes the table whenever it asks to be woken, up to and including a time. */
  runTo(at: number): void {
    for (let wakes = 0; this.table.wakeAt !== null && this.table.wakeAt <= at; wakes++) {
      if (wakes > 100_000) throw new Error('the table asks to be woken again and again');
      this.give(this.table.wakeAt, { type: 'wake' });
    }
  }

  /** What a player was told about their claims, such as `'700 returned overtaken'`. */
  toldTo(player: string): string[] {
    const number = this.table.chairs.findIndex(
      ({ occupant }) => occupant.type === 'person' && occupant.id === player,
    );
    return this.effects.flatMap(({ at, effect }) =>
      effect.type === 'tell' && effect.to === number ? [`${at} ${claimText(effect.update)}`] : [],
    );
  }

  update(type: Update['type']): { readonly at: number; readonly update: Update }[] {
    return this.effects.flatMap(({ at, effect }) =>
      effect.type === 'tell' && effect.update.type === type ? [{ at, update: effect.update }] : [],
    );
  }

  /** The questions among the effects from an index on. */
  asked(since = 0) {
    return this.effects
      .slice(since)
      .flatMap(({ at, effect }) => (effect.type === 'ask' ? [{ ...effect.question, at }] : []));
  }

  /** Answers the last question to a seat. */
  answer(at: number, text: string | null, letter: string): boolean {
    const question = this.table.questions.findLast((sent) => sent.seat === seat(letter) && !sent.answered);
    if (question === undefined) throw new Error(`${letter} has no open question`);
    const action = text === null ? null : move(`${letter} ${text}`);
    return this.give(at, { type: 'answers', answers: [{ question: question.number, action }] });
  }
}

function claimText(update: Update): string {
  return update.type === 'returned' ? `returned ${update.refusal.code}` : update.type;
}

function eventText(event: GameEvent): string {
  switch (event.type) {
    case 'played':
      return `${formatSeat(event.seat)}${event.outOfTurn ? ' bombs' : ''} ${formatCards(event.play.cards)}`;
    case 'passed':
      return `${formatSeat(event.seat)} pass`;
    case 'gathered':
      return `${formatSeat(event.by)} takes`;
    case 'gave':
      return `${formatSeat(event.by)} gives ${formatSeat(event.to)}`;
    case 'called':
      return `${formatSeat(event.seat)} ${event.call}`;
    case 'round-ended':
      return 'end';
    default:
      return '';
  }
}
