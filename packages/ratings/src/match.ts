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
  /** By player; null if anyone else made a decision for them. */
  readonly players: readonly (Participant | null)[];
  /** By score column. */
  readonly points: readonly number[];
}

/** A round that counts. */
export interface RatedRound {
  /** By player, the index among the participants; null for someone who is not rated. */
  readonly slots: readonly (number | null)[];
  /** By score column. */
  readonly points: readonly number[];
}

export type RatedParticipant = Exclude<Participant, { type: 'unrated' }>;

/** What of a match counts. */
export interface RatedRounds {
  readonly participants: readonly RatedParticipant[];
  readonly rounds: readonly RatedRound[];
}

/**
 * The part of a match that counts; null if none does. A round counts if no stand-in has decided anything in it and people
 * compete with each other. With teams, everyone's strength has to be known, so guests and other bots must not be there.
 */
export function ratedRounds(pool: Pool, played: readonly PlayedRound[]): RatedRounds | null {
  const variant = variantOf(pool);
  const byPoints = systemOf(variant).type === 'points';
  const participants: RatedParticipant[] = [];
  const rounds: RatedRound[] = [];
  for (const { players, points } of played) {
    if (players.includes(null)) continue;
    const known = players.map((player) => ratedOrNull(player!, byPoints && hasAnchors(variant)));
    if (!(byPoints ? isTeamMatch(known) : known.filter((player) => player !== null).length > 1)) continue;
    const slots = known.map((player) => (player === null ? null : slotOf(participants, player)));
    rounds.push({ slots, points });
  }
  const isEven = !byPoints && new Set(standing({ participants, rounds })).size < 2;
  return rounds.length === 0 || isEven ? null : { participants, rounds };
}

/** A round as the filter by points sees it: teams sit alternately. */
export function pointsRound({ slots, points }: RatedRound): PointsRound {
  const side = (remainder: number) =>
    slots.filter((slot, player): slot is number => slot !== null && player % 2 === remainder);
  return { difference: points[0]! - points[1]!, sides: [side(0), side(1)] };
}

/** The points of each participant per round. */
export function standing({
  participants,
  rounds,
}: {
  readonly participants: readonly unknown[];
  readonly rounds: readonly RatedRound[];
}): number[] {
  return participants.map((_, slot) => {
    const own = rounds.flatMap(({ slots, points }) => {
      const player: Player = slots.indexOf(slot);
      return player < 0 ? [] : [points[player]!];
    });
    return own.reduce((sum, points) => sum + points, 0) / own.length;
  });
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
