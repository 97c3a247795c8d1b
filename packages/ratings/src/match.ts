import type { Player } from '@schupf/rules';
import { anchorOf } from './anchors.ts';
import type { PointsRound } from './points.ts';
import { type Pool, variantOf } from './pools.ts';
import { hasAnchors, systemOf } from './systems.ts';

/** Someone who makes all decisions of a player in a round. A guest is a person without an account. */
export type Participant =
  | { readonly type: 'person'; readonly id: string }
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'unrated' };

/** A round that was played to its end. */
export interface PlayedRound {
  /** Who was there when the round was dealt, by player; null for someone who was away, or an empty chair. */
  readonly players: readonly (Participant | null)[];
  /** The players for whom someone else then made a decision. */
  readonly handedOver: readonly Player[];
  /** By score column. */
  readonly points: readonly number[];
}

/** A round that counts. */
export interface RatedRound {
  /** By player, the index among the participants; null for someone who is not rated. */
  readonly slots: readonly (number | null)[];
  /** By score column. */
  readonly points: readonly number[];
  /** The players for whom someone else made a decision. Missing if there are none. */
  readonly handedOver?: readonly Player[];
}

export type RatedParticipant = Exclude<Participant, { type: 'unrated' }>;

/** What of a match counts. */
export interface RatedRounds {
  readonly participants: readonly RatedParticipant[];
  readonly rounds: readonly RatedRound[];
}

/**
 * The part of a match that counts; null if none does. A round counts if everyone was there when it was dealt and people
 * compete with each other. With teams, everyone's strength has to be known, so guests and other bots must not be there.
 */
export function ratedRounds(pool: Pool, played: readonly PlayedRound[]): RatedRounds | null {
  const variant = variantOf(pool);
  const byPoints = systemOf(variant).type === 'points';
  const participants: RatedParticipant[] = [];
  const rounds: RatedRound[] = [];
  for (const { players, handedOver, points } of played) {
    if (players.includes(null)) continue;
    const known = players.map((player) => ratedOrNull(player!, byPoints && hasAnchors(variant)));
    if (!(byPoints ? isTeamMatch(known) : known.filter((player) => player !== null).length > 1)) continue;
    const slots = known.map((player) => (player === null ? null : slotOf(participants, player)));
    rounds.push({ slots, points, ...(handedOver.length > 0 ? { handedOver } : {}) });
  }
  const isEven = !byPoints && new Set(standing({ participants, rounds })).size < 2;
  return rounds.length === 0 || isEven ? null : { participants, rounds };
}

/**
 * A round as the filter by points sees it: teams sit alternately. If a round that goes badly did not count once someone
 * has handed it over, people would do that, and partners would do it for each other. So neither of them gains from it.
 */
export function pointsRound({ slots, points, handedOver = [] }: RatedRound): PointsRound {
  const side = (remainder: number) =>
    slots.filter((slot, player): slot is number => slot !== null && player % 2 === remainder);
  const sides = [side(0), side(1)] as const;
  const withoutGain = sides.flatMap((slotsOfSide, remainder) =>
    handedOver.some((player) => player % 2 === remainder) ? slotsOfSide : [],
  );
  return { difference: points[0]! - points[1]!, sides, withoutGain };
}

/**
 * The points of each participant per round. A round that someone has handed over counts for them at most as much as
 * their other ones do on average.
 */
export function standing({
  participants,
  rounds,
}: {
  readonly participants: readonly unknown[];
  readonly rounds: readonly RatedRound[];
}): number[] {
  return participants.map((_, slot) => {
    const own = rounds.flatMap(({ slots, points, handedOver = [] }) => {
      const player: Player = slots.indexOf(slot);
      const isHandedOver = handedOver.includes(player);
      return player < 0 ? [] : [{ points: points[player]!, least: Math.min(...points), isHandedOver }];
    });
    const usual = meanOf(own.flatMap(({ points, isHandedOver }) => (isHandedOver ? [] : [points])));
    return meanOf(
      own.map(({ points, least, isHandedOver }) =>
        isHandedOver ? Math.min(points, Number.isNaN(usual) ? least : usual) : points,
      ),
    );
  });
}

/** Not a number if there are none. */
function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function ratedOrNull(participant: Participant, hasBots: boolean): RatedParticipant | null {
  if (participant.type === 'unrated') return null;
  if (participant.type === 'bot') return hasBots && anchorOf(participant.name) !== null ? participant : null;
  return participant;
}

/** Whether everyone's strength can be known, and people sit on both sides. */
function isTeamMatch(players: readonly (RatedParticipant | null)[]): boolean {
  const hasPerson = (remainder: number) =>
    players.some((player, index) => index % 2 === remainder && player?.type === 'person');
  return !players.includes(null) && hasPerson(0) && hasPerson(1);
}

function slotOf(participants: RatedParticipant[], wanted: RatedParticipant): number {
  const found = participants.findIndex((other) =>
    wanted.type === 'person'
      ? other.type === 'person' && other.id === wanted.id
      : other.type === 'bot' && other.name === wanted.name,
  );
  return found >= 0 ? found : participants.push(wanted) - 1;
}
