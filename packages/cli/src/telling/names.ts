import { NO_SEAT, type OpenState, type Player, rankTitles, type Seat } from '@schupf/rules';

/** The person at the terminal is the first player; he may play for two seats. */
export const PERSON = 0;

const OTHERS = ['Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Tao', 'Yan', 'Kai', 'Fen', 'Ping', 'Rui'] as const;
/** The first player where nobody is at the terminal, and whoever would have the person's name. */
export const SUBSTITUTE = 'Wei';

/** Names of the players by number; '' for a person who has not said his. */
export function namesFor(players: number, person: string): string[] {
  const taken = person.toLowerCase();
  const others = OTHERS.slice(0, players - 1).map((name) =>
    name.toLowerCase() === taken ? SUBSTITUTE : name,
  );
  return [person, ...others];
}

/** What players, seats and columns of the score sheet are called. */
export class Names {
  private readonly players: readonly string[];
  /** Whether somebody is at the terminal: then the first player is "you". */
  private readonly hasPerson: boolean;

  constructor(players: readonly string[], hasPerson: boolean) {
    this.players = players.map((name, player) => name || (player === PERSON ? '' : `player ${player + 1}`));
    this.hasPerson = hasPerson;
  }

  /** In a sentence. */
  of(open: OpenState, seat: Seat): string {
    if (isDummy(open, seat)) return `the ${open.rules.dummy}`;
    return this.ofPlayer(open.players[seat]!);
  }

  /** In a table. */
  label(open: OpenState, seat: Seat): string {
    return isDummy(open, seat) ? capital(open.rules.dummy!) : this.labelOfPlayer(open.players[seat]!);
  }

  /** A seat with its verb: "you lay", "Mei lays". */
  does(open: OpenState, seat: Seat, verb: string): string {
    return `${this.of(open, seat)} ${this.verb(open, seat, verb)}`;
  }

  /** The verb alone. */
  verb(open: OpenState, seat: Seat, verb: string): string {
    if (this.of(open, seat) === 'you') return verb;
    return /(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
  }

  /** "you and Jun", in the order given. */
  list(open: OpenState, seats: readonly Seat[]): string {
    return listed(seats.map((seat) => this.of(open, seat)));
  }

  /** The seat somebody means by a name or its beginning; null when it is not clear. */
  find(open: OpenState, text: string): Seat | null {
    const wanted = text.toLowerCase();
    const seatsWhere = (fits: (name: string) => boolean) =>
      [...open.players.keys()].filter((seat) =>
        [this.of(open, seat), this.label(open, seat)].some((name) => fits(name.toLowerCase())),
      );
    const exact = seatsWhere((name) => name === wanted);
    const found = exact.length > 0 ? exact : seatsWhere((name) => name.startsWith(wanted));
    return found.length === 1 ? found[0]! : null;
  }

  /** Whose points a column of the score sheet holds. */
  column(open: OpenState, column: number): string {
    const { rules } = open;
    if (rules.dummy !== null && column === rules.players) return capital(rules.dummy);
    if (rules.dummy !== null || rules.teams === 'none') return this.labelOfPlayer(column);
    const seats = open.players.flatMap((_, seat) => (open.columnOf(seat) === column ? [seat] : []));
    return seats.map((seat) => this.label(open, seat)).join('+');
  }

  /** The same in a sentence. */
  columnInWords(open: OpenState, column: number): string {
    const { rules } = open;
    if (rules.dummy !== null && column === rules.players) return `the ${rules.dummy}`;
    if (rules.dummy !== null || rules.teams === 'none') return this.ofPlayer(column);
    return this.list(
      open,
      [...open.players.keys()].filter((seat) => open.columnOf(seat) === column),
    );
  }

  /** What a seat is to the person, or by its place: "partner", "soloist", "Seigneur"; '' for nothing special. */
  role(open: OpenState, seat: Seat): string {
    const place = open.ranking.indexOf(seat);
    if (place >= 0) return placeTitle(open, place);
    if (isDummy(open, seat)) return this.isOwn(open, seat) ? 'your dummy' : 'dummy';
    if (seat === open.solo) return 'soloist';
    const [own] = this.ownSeats(open);
    return own !== undefined && open.arePartners(own, seat) ? 'partner' : '';
  }

  /** Whether the person, or a partner of his, sits there. */
  isOurs(open: OpenState, seat: Seat): boolean {
    return this.ownSeats(open).some((own) => own === seat || open.arePartners(own, seat));
  }

  isOwn(open: OpenState, seat: Seat): boolean {
    return this.hasPerson && open.players[seat] === PERSON;
  }

  /** The seats the person plays for. */
  ownSeats(open: OpenState): Seat[] {
    return open.players.flatMap((_, seat) => (this.isOwn(open, seat) ? [seat] : []));
  }

  private ofPlayer(player: Player): string {
    return this.hasPerson && player === PERSON ? 'you' : this.labelOfPlayer(player);
  }

  private labelOfPlayer(player: Player): string {
    return this.players[player] || (this.hasPerson ? 'You' : SUBSTITUTE);
  }
}

function isDummy(open: OpenState, seat: Seat): boolean {
  return seat !== NO_SEAT && seat === open.dummy;
}

/** The title of a place counted from 0, or its number where it has none. */
export function placeTitle({ rules }: OpenState, place: number): string {
  return rankTitles(rules.variant, rules.players)[place] ?? `place ${place + 1}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
