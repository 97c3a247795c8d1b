import type { Who } from '@schupf/phrasebook';
import { NO_SEAT, type OpenState, type Player, rankTitles, type Seat } from '@schupf/rules';
import { printableLine } from '../printable.ts';
import type { Speech } from './speech.ts';

/** The person at the terminal is the first player; they may play for two seats. */
export const PERSON = 0;

const OTHERS = ['Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Tao', 'Yan', 'Kai', 'Fen', 'Ping', 'Rui'] as const;
/** The name of the first player if no person plays, and of a bot that would otherwise share the person's name. */
export const SUBSTITUTE = 'Wei';

/** A longer name from an untrusted file would push everything else out of the tables. */
const MAX_NAME_LENGTH = 30;

/** Names of the players by number; '' for a person who has not given one. */
export function namesFor(players: number, person: string): string[] {
  const taken = person.toLowerCase();
  const others = OTHERS.slice(0, players - 1).map((name) =>
    name.toLowerCase() === taken ? SUBSTITUTE : name,
  );
  return [person, ...others];
}

/** The names of players, seats and columns of the score sheet. */
export class Names {
  private readonly players: readonly string[];
  /** Whether a person is at the terminal: then the first player is "you". */
  private readonly hasPerson: boolean;
  private readonly speech: Speech;

  constructor(players: readonly string[], hasPerson: boolean, speech: Speech) {
    const { player } = speech.terminal;
    this.players = players.map(
      (name, index) => printableLine(name, MAX_NAME_LENGTH) || (index === PERSON ? '' : player(index + 1)),
    );
    this.hasPerson = hasPerson;
    this.speech = speech;
  }

  /** The name in a sentence of the phrasebook; null for the person at the terminal. */
  who(open: OpenState, seat: Seat): Who {
    return this.isOwn(open, seat) && !isDummy(open, seat) ? null : this.label(open, seat);
  }

  /** The name in a list, or "you". */
  nameOf(open: OpenState, seat: Seat): string {
    return this.who(open, seat) ?? this.speech.terminal.you;
  }

  /** The name in a table. */
  label(open: OpenState, seat: Seat): string {
    return isDummy(open, seat) ? this.dummy(open) : this.labelOfPlayer(open.players[seat]!);
  }

  /** "you and Jun", in the order given. */
  list(open: OpenState, seats: readonly Seat[]): string {
    return this.speech.common.list(seats.map((seat) => this.nameOf(open, seat)));
  }

  /** The seat with this name or name prefix; null if it is ambiguous or unknown. */
  find(open: OpenState, text: string): Seat | null {
    const wanted = text.toLowerCase();
    const seatsWhere = (fits: (name: string) => boolean) =>
      [...open.players.keys()].filter((seat) =>
        [this.nameOf(open, seat), this.label(open, seat)].some((name) => fits(name.toLowerCase())),
      );
    const exact = seatsWhere((name) => name === wanted);
    const found = exact.length > 0 ? exact : seatsWhere((name) => name.startsWith(wanted));
    return found.length === 1 ? found[0]! : null;
  }

  /** The heading of a column of the score sheet: the players whose points it holds. */
  column(open: OpenState, column: number): string {
    const { rules } = open;
    if (rules.dummy !== null && column === rules.players) return this.dummy(open);
    if (rules.dummy !== null || rules.teams === 'none') return this.labelOfPlayer(column);
    const seats = open.players.flatMap((_, seat) => (open.columnOf(seat) === column ? [seat] : []));
    return seats.map((seat) => this.label(open, seat)).join('+');
  }

  /** The same players, as part of a sentence. */
  columnInWords(open: OpenState, column: number): string {
    const { rules } = open;
    if (rules.dummy !== null && column === rules.players) return this.dummy(open);
    if (rules.dummy !== null || rules.teams === 'none') return this.nameOfPlayer(column);
    return this.list(
      open,
      [...open.players.keys()].filter((seat) => open.columnOf(seat) === column),
    );
  }

  /** The role of a seat, such as "partner", "solo player" or "Seigneur"; '' for none. */
  role(open: OpenState, seat: Seat): string {
    const { roles } = this.speech.terminal;
    const place = open.ranking.indexOf(seat);
    if (place >= 0) return this.title(open, place);
    if (isDummy(open, seat)) return this.isOwn(open, seat) ? roles.ownDummy : roles.dummy;
    if (seat === open.solo) return roles.soloist;
    const [own] = this.ownSeats(open);
    return own !== undefined && open.arePartners(own, seat) ? roles.partner : '';
  }

  /** The title of a place counted from 0, or its number if it has no title. */
  title({ rules }: OpenState, place: number): string {
    const title = rankTitles(rules.variant, rules.players)[place];
    return title == null ? this.speech.terminal.place(place + 1) : this.speech.events.title(title);
  }

  /** Whether the seat belongs to the person or to a partner of theirs. */
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

  private dummy({ rules }: OpenState): string {
    return this.speech.events.dummies[rules.dummy!];
  }

  private nameOfPlayer(player: Player): string {
    return this.hasPerson && player === PERSON ? this.speech.terminal.you : this.labelOfPlayer(player);
  }

  private labelOfPlayer(player: Player): string {
    return this.players[player] || (this.hasPerson ? capital(this.speech.terminal.you) : SUBSTITUTE);
  }
}

function isDummy(open: OpenState, seat: Seat): boolean {
  return seat !== NO_SEAT && seat === open.dummy;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
