import { isBomb, type OpenState, type Player, pointsOf } from '@schupf/rules';

/** What a player can win a medal for, by priority: if too many medals were won, the last ones are not awarded. */
const MEDAL_KINDS = ['comeback', 'calls', 'bombs', 'points', 'climb', 'first', 'sweeps'] as const;
export type MedalKind = (typeof MEDAL_KINDS)[number];

export interface Medal {
  readonly kind: MedalKind;
  /** Several if they did equally well, or won it together. */
  readonly players: readonly Player[];
  /** Points, calls, bombs, places or rounds, depending on the kind. */
  readonly count: number;
  /** The round in which it happened; null if it is about the whole match. */
  readonly round: number | null;
}

const MAX_MEDALS = 4;
/** A win is a comeback if the winner was at least this many points behind. */
const FAR_BEHIND = 200;
/** Places gained in one round that are worth a medal. */
const HIGH_CLIMB = 3;
/** Going out first once is nothing special, because someone does so in every round. */
const OFTEN_FIRST = 2;

/** The medals of a match, from its finished rounds and the columns that won it. */
export function medalsOf(rounds: readonly OpenState[], winners: readonly number[]): readonly Medal[] {
  const [first] = rounds;
  if (first === undefined) return [];
  const { rules } = first;
  const found: readonly (Medal | null)[] = [
    comeback(rounds, winners),
    standOut('calls', tally(rounds, callsMade)),
    standOut('bombs', tally(rounds, bombsPlayed)),
    rules.teams === 'none' ? null : standOut('points', tally(rounds, pointsTaken)),
    rules.hasRanks ? climb(rounds) : null,
    standOut('first', tally(rounds, firstOut), OFTEN_FIRST),
    standOut('sweeps', tally(rounds, sweeps)),
  ];
  return found.filter((medal) => medal !== null).slice(0, MAX_MEDALS);
}

/** A medal for those with the highest count; null if that is less than `least`, or if everyone has it. */
function standOut(kind: MedalKind, counts: readonly number[], least = 1): Medal | null {
  const count = Math.max(...counts);
  const players = [...counts.keys()].filter((player) => counts[player] === count);
  if (count < least || players.length === counts.length) return null;
  return { kind, players, count, round: null };
}

/** Adds up what each player did in each round; `count` is called with the seats a player plays. */
function tally(
  rounds: readonly OpenState[],
  count: (open: OpenState, seats: readonly number[]) => number,
): readonly number[] {
  const { players } = rounds[0]!.rules;
  return Array.from({ length: players }, (_, player) =>
    rounds.reduce((sum, open) => sum + count(open, seatsOf(open, player)), 0),
  );
}

function seatsOf(open: OpenState, player: Player): readonly number[] {
  return [...open.players.keys()].filter((seat) => open.players[seat] === player);
}

function callsMade({ result }: OpenState, seats: readonly number[]): number {
  return result!.calls.filter(({ seat, points }) => points > 0 && seats.includes(seat)).length;
}

function bombsPlayed(open: OpenState, seats: readonly number[]): number {
  return open.history.filter(
    (event) => event.type === 'played' && isBomb(event.play) && seats.includes(event.seat),
  ).length;
}

function pointsTaken({ won }: OpenState, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + [...won[seat]!].reduce((all, card) => all + pointsOf(card), 0), 0);
}

function firstOut({ result }: OpenState, seats: readonly number[]): number {
  return seats.includes(result!.order[0]!) ? 1 : 0;
}

function sweeps({ result }: OpenState, seats: readonly number[]): number {
  const { bonus } = result!;
  return bonus?.for === 'sweep' && seats.some((seat) => seat % 2 === bonus.side) ? 1 : 0;
}

/** A medal for a single winner who was far behind, with the greatest number of points they were behind. */
function comeback(rounds: readonly OpenState[], winners: readonly number[]): Medal | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const behind = rounds.map(({ totals }) => Math.max(...totals) - totals[winner]!);
  const count = Math.max(...behind);
  if (count < FAR_BEHIND) return null;
  const { rules } = rounds[0]!;
  const players = [...Array(rules.players).keys()].filter(
    (player) => (rules.columns === 2 ? player % 2 : player) === winner,
  );
  // In three-player games the dummy hand has a column too.
  if (players.length === 0) return null;
  return { kind: 'comeback', players, count, round: rounds[behind.indexOf(count)]!.round };
}

/** The most places anyone gained in one round of a rank game. */
function climb(rounds: readonly OpenState[]): Medal | null {
  const best = Array.from({ length: rounds[0]!.rules.players }, () => 0);
  for (const { ranking, result, players } of rounds)
    for (const [before, seat] of ranking.entries()) {
      const player = players[seat]!;
      best[player] = Math.max(best[player]!, before - result!.order.indexOf(seat));
    }
  return standOut('climb', best, HIGH_CLIMB);
}

/** The round in which the winner took the lead for good; null if they always led, or shared the win. */
export function turningPoint(rounds: readonly OpenState[], winners: readonly number[]): number | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const last = rounds.findLast(({ totals }) =>
    totals.some((points, column) => column !== winner && points >= totals[winner]!),
  );
  return last === undefined ? null : (rounds.find(({ round }) => round > last.round)?.round ?? null);
}
