import { NOBODY, type OpenState, type Seat } from '@schupf/rules';

/** The person at the terminal is the first player; he may play for two seats. */
export const PERSON = 0;

const OTHERS = ['Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Tao', 'Yan', 'Kai', 'Fen', 'Ping', 'Rui'] as const;

function nameOfPlayer(player: number): string {
  return player === PERSON ? 'you' : OTHERS[player - 1]!;
}

export function nameOf(open: OpenState, seat: Seat): string {
  if (seat !== NOBODY && seat === open.dummy) return `the ${open.rules.dummy}`;
  return nameOfPlayer(open.players[seat]!);
}

/** A seat with its verb: "you lay", "Mei lays". */
export function does(open: OpenState, seat: Seat, verb: string): string {
  const name = nameOf(open, seat);
  if (name === 'you') return `${name} ${verb}`;
  return `${name} ${/(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`}`;
}

/** The seat a person means by a name or its beginning; null when it is not clear. */
export function findSeat(open: OpenState, text: string): Seat | null {
  const wanted = text.toLowerCase();
  const found = open.players.flatMap((_, seat) => {
    const name = nameOf(open, seat).toLowerCase();
    return name.startsWith(wanted) || name.startsWith(`the ${wanted}`) ? [seat] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** Whose points a column of the score sheet holds. */
export function nameOfColumn(open: OpenState, column: number): string {
  const { rules } = open;
  if (rules.dummy !== null) return column === rules.players ? `the ${rules.dummy}` : nameOfPlayer(column);
  if (rules.teams === 'none') return nameOfPlayer(column);
  const members = open.players.flatMap((_, seat) =>
    open.columnOf(seat) === column ? [nameOf(open, seat)] : [],
  );
  return members.join(' and ');
}

/** The seats the person plays for. */
export function ownSeats(open: OpenState): Seat[] {
  return open.players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
