import {
  type Action,
  apply,
  type Call,
  type Card,
  CardSet,
  dealPlan,
  type GameEvent,
  hasSeat,
  NO_SEAT,
  newMatch,
  nextTaker,
  type OpenState,
  type Options,
  type Position,
  type Rank,
  type RefusalCode,
  type Rules,
  rulesFor,
  type SeatAction,
  seatsToPush,
  setUp,
  slotsOf,
  type TrickEntry,
  takerOf,
  undecidedSeats,
  type Variant,
} from '../src/index.ts';
import {
  formatCards,
  formatSeat,
  type PlayedCards,
  parseCards,
  parsePlayedCards,
  parseRank,
  parseSeat,
} from '../src/notation/index.ts';

/** Cards by the letter of their seat. */
export type Hands = Readonly<Record<string, string>>;

export function cards(text: string): Card[] {
  return mustParse(parseCards(text), text);
}

export function seat(letter: string): number {
  return mustParse(parseSeat(letter), letter);
}

/** Seats as letters, in the given order: `'BD'`. */
export function letters(seats: readonly number[]): string {
  return seats.map(formatSeat).join('');
}

/**
 * A move as it is written in tests: `A S5 PHX=5`, `A MJ wish 8`, `A DOG to C`, `B pass`, `C bomb S9 J9 P9 T9`,
 * `D tichu`, `D grand`, `D take`, `D decline`, `D withdraw`, `A push B:S2 C:J2,P2`, `A back`, `A gives B`, `close`,
 * `gather`, `time up`.
 */
export function move(text: string): Action {
  if (text === 'close') return { type: 'close-window' };
  if (text === 'gather') return { type: 'gather' };
  if (text === 'time up') return { type: 'time-up' };
  const [who = '', verb = '', ...rest] = text.split(' ');
  const from = seat(who);
  switch (verb) {
    case 'pass':
    case 'take':
    case 'decline':
    case 'withdraw':
      return { type: verb, seat: from };
    case 'back':
      return { type: 'take-back', seat: from };
    case 'tichu':
    case 'grand':
      return { type: 'call', seat: from, call: verb };
    case 'gives':
      return { type: 'give', seat: from, to: seat(rest[0]!) };
    case 'push':
      return { type: 'push', seat: from, gifts: rest.map(gift) };
    case 'bomb': {
      const [bomb = '', wish] = rest.join(' ').split(' wish ');
      return {
        type: 'bomb',
        seat: from,
        cards: cards(bomb),
        ...(wish !== undefined && { wish: rank(wish) }),
      };
    }
    default:
      return playMove(from, text.slice(2));
  }
}

function gift(text: string): { to: number; cards: Card[] } {
  const [to = '', given = ''] = text.split(':');
  return { to: seat(to), cards: cards(given.replaceAll(',', ' ')) };
}

function playMove(from: number, text: string): SeatAction {
  const [play = '', wish] = text.split(' wish ');
  const [shown = '', dogTo] = play.split(' to ');
  const { cards, phoenixAs } = playedCards(shown);
  return {
    type: 'play',
    seat: from,
    cards,
    ...(phoenixAs.length > 0 && { phoenixAs }),
    ...(wish !== undefined && { wish: rank(wish) }),
    ...(dogTo !== undefined && { dogTo: seat(dogTo) }),
  };
}

function playedCards(text: string): PlayedCards {
  return mustParse(parsePlayedCards(text), text);
}

function rank(text: string): Rank {
  return mustParse(parseRank(text), text);
}

function mustParse<Value>(value: Value | null, text: string): Value {
  if (value === null) throw new Error(`cannot read "${text}"`);
  return value;
}

/**
 * A pack that deals each seat these cards first and fills up the hands with the other cards, lowest first. Cards in
 * `unused` stay undealt.
 */
function packFor({ rules, open }: Position, hands: Hands, dealer: number): Card[] {
  const wanted = Array.from({ length: rules.seats }, (_, at) => cards(hands[formatSeat(at)] ?? ''));
  const unused = cards(hands['unused'] ?? '');
  const named = new Set([...wanted.flat(), ...unused]);
  const rest = rules.pack.filter((card) => !named.has(card));
  const { dealt } = dealPlan(rules, dealer, open.round + 1);
  return rules.pack.map((_, place) => {
    const first = place < dealt ? wanted[takerOf(rules, dealer, place)]! : unused;
    return (first.shift() ?? rest.shift())!;
  });
}

/** A position at a table, advanced by the checked transitions. */
export class Table {
  position: Position;
  /** The events of the last `step` or `run`. */
  events: readonly GameEvent[] = [];

  constructor(position: Position) {
    this.position = position;
  }

  get open(): OpenState {
    return this.position.open;
  }

  hand(letter: string): string {
    return formatCards(this.position.hands[seat(letter)]!);
  }

  won(letter: string): string {
    return formatCards(this.open.won[seat(letter)]!);
  }

  /** Why a move would be refused, or null. Does not make the move. */
  refusal(text: string): RefusalCode | null {
    const answer = apply(this.position, move(text));
    return answer.ok ? null : answer.refusal.code;
  }

  /** Makes exactly these moves. */
  step(...moves: readonly string[]): this {
    this.events = moves.flatMap((text) => this.apply(move(text), text));
    return this;
  }

  /** Makes these moves. Before each ordinary move, closes the window and gathers a complete trick. */
  run(...moves: readonly string[]): this {
    const events: GameEvent[] = [];
    for (const text of moves) {
      const action = move(text);
      if (action.type === 'play' || action.type === 'pass' || action.type === 'give')
        events.push(...this.settle());
      events.push(...this.apply(action, text));
    }
    this.events = events;
    return this;
  }

  /** Performs the pending actions of the table: closes windows and gathers tricks. */
  settle(): readonly GameEvent[] {
    const events: GameEvent[] = [];
    for (const text of ['close', 'gather', 'close', 'gather']) {
      if (this.refusal(text) === null) events.push(...this.apply(move(text), text));
    }
    return events;
  }

  deal(hands: Hands = {}): this {
    return this.dealPack(packFor(this.position, hands, this.nextDealer()));
  }

  dealPack(pack: readonly Card[]): this {
    this.events = this.apply({ type: 'deal', pack }, 'deal');
    return this;
  }

  /** Plays up to the first lead: no one calls, and everyone pushes their lowest legal cards. */
  toPlay(): this {
    for (;;) {
      const { open } = this;
      if (open.phase === 'grand') this.step(`${letters([firstOf(undecidedSeats(open))])} take`);
      else if (open.phase === 'tichu') this.step(`${letters([firstOf(undecidedSeats(open))])} decline`);
      else if (open.phase === 'take') this.step(`${letters([nextTaker(open)])} take`);
      else if (open.phase === 'push') this.step(this.lowestPush(firstOf(seatsToPush(open))));
      else return this;
    }
  }

  /**
   * Ends the round quickly, with the seats going out in this order: every hand is cut down to one worthless card, which
   * each seat leads in turn. `won` replaces the cards that each seat has won so far.
   */
  finish(order: string, won: Hands = {}): this {
    const cut = this.position.copy();
    for (const [at, hand] of cut.hands.entries()) {
      const worthless = hand.toArray().find((card) => CardSet.of([card]).points() === 0 && card < 52)!;
      cut.changeHand(at).clear().add(worthless);
      cut.open.changeCounts()[at] = 1;
      cut.open.won = cut.open.won.with(at, CardSet.of(cards(won[formatSeat(at)] ?? '')));
    }
    this.position = cut;
    for (const letter of order) {
      const next = this.position.copy();
      const { open } = next;
      open.turn = seat(letter);
      open.window = false;
      open.owner = NO_SEAT;
      open.changeStanding().clear();
      open.changeTrickCards().clear();
      open.wish = 0;
      this.position = next;
      this.step(`${letter} ${this.hand(letter)}`);
    }
    return this;
  }

  private lowestPush(from: number): string {
    const remaining = this.position.hands[from]!.copy();
    const gifts = slotsOf(this.open, from, remaining).map(({ to, count, must, pick }) => {
      const given = [...must, ...[...pick].filter((card) => remaining.has(card))].slice(0, count);
      for (const card of given) remaining.remove(card);
      return `${formatSeat(to)}:${formatCards(given).replaceAll(' ', ',')}`;
    });
    return `${formatSeat(from)} push ${gifts.join(' ')}`;
  }

  /** The seat that will deal next. The pack has to be stacked for it before the deal. */
  private nextDealer(): number {
    const dealt = apply(this.position, { type: 'deal', pack: this.position.rules.pack });
    return dealt.ok ? dealt.position.open.dealer : 0;
  }

  private apply(action: Action, text: string): readonly GameEvent[] {
    const answer = apply(this.position, action);
    if (!answer.ok) throw new Error(`${text}: ${answer.refusal.code}`);
    this.position = answer.position;
    return answer.events;
  }
}

function firstOf(mask: number): number {
  let at = 0;
  while (!hasSeat(mask, at)) at++;
  return at;
}

export interface Game {
  readonly variant?: Variant;
  readonly players?: number;
  readonly options?: Partial<Options>;
}

function rulesOf({ variant = 'nanjing', options = {}, players }: Game): Rules {
  return rulesFor(variant, options, players);
}

/** A table before its first deal. */
export function newTable(game: Game = {}, dealer = 0): Table {
  return new Table(newMatch(rulesOf(game), dealer));
}

export interface Puzzle extends Game {
  readonly hands: Hands;
  /** The current trick, starting with its lead: `A S5`, `B pass`. */
  readonly trick?: readonly string[];
  /** The seat on turn; omitted after the last pass. */
  readonly turn?: string;
  readonly window?: boolean;
  readonly wish?: string | null;
  readonly calls?: Readonly<Record<string, Call>>;
  readonly out?: string;
  /** The seats that have played; all of them by default. */
  readonly played?: string;
  readonly won?: Hands;
}

/** A table in the middle of play. */
export function puzzle(given: Puzzle): Table {
  const rules = rulesOf(given);
  const bySeat = <Value>(read: (letter: string) => Value): Value[] =>
    Array.from({ length: rules.seats }, (_, at) => read(formatSeat(at)));
  const answer = setUp(rules, {
    phase: 'play',
    hands: bySeat((letter) => cards(given.hands[letter] ?? '')),
    calls: bySeat((letter) => given.calls?.[letter] ?? null),
    won: bySeat((letter) => cards(given.won?.[letter] ?? '')),
    finished: [...(given.out ?? '')].map(seat),
    trick: (given.trick ?? []).map(trickEntry),
    turn: given.turn === undefined ? NO_SEAT : seat(given.turn),
    window: given.window ?? false,
    wish: given.wish == null ? null : rank(given.wish),
    played: given.played === undefined ? bySeat(seat) : [...given.played].map(seat),
  });
  if (!answer.ok) throw new Error(answer.problem);
  return new Table(answer.position);
}

function trickEntry(text: string): TrickEntry {
  const from = seat(text[0]!);
  return text.endsWith(' pass') ? { seat: from, pass: true } : { seat: from, ...playedCards(text.slice(2)) };
}
