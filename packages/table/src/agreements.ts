import type { Player } from '@schupf/rules';
import { people, peopleHere } from './chairs.ts';
import { type Draft, tell } from './draft.ts';
import { endMatch, type Outcome, requestDraw } from './matches.ts';
import { PROPOSAL_TIME } from './paces.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';

/**
 * What the people at a table decide together. A pause or a rematch needs everyone who is here. Stopping the match
 * needs everyone, and conceding it needs the whole team, even if someone is absent: losing the connection is not
 * giving up. Anyone can end a pause.
 */
export const AGREEMENT_KINDS = ['pause', 'resume', 'concede', 'stop', 'rematch'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** The seating of the next match: unchanged, random, or rotated by one chair except for the first player. */
export const REMATCH_SEATS = ['kept', 'drawn', 'rotated'] as const;
export type RematchSeats = (typeof REMATCH_SEATS)[number];

/** A proposal and the players who have agreed so far. The first one made the proposal. */
export interface Agreement {
  readonly what: AgreementKind;
  readonly players: readonly Player[];
  readonly seats: RematchSeats;
  /** When the proposal expires, by the caller's clock. */
  readonly until: number;
}

/** Makes a proposal or agrees to one. Proposing a rematch with a different seating replaces the earlier proposal. */
export function propose(
  draft: Draft,
  player: Player,
  what: AgreementKind,
  seats: RematchSeats,
): TableRefusal | null {
  const refusal = refusalToPropose(draft, player, what);
  if (refusal !== null) return refusal;
  const isUnrelated = (agreement: Agreement) =>
    agreement.what !== what || !concerns(draft, agreement, player);
  const existing = draft.agreements.find((agreement) => !isUnrelated(agreement) && agreement.seats === seats);
  if (existing?.players.includes(player)) return tableRefusal('agreed-already');
  const proposal = existing ?? { what, seats, players: [], until: draft.at + PROPOSAL_TIME };
  draft.agreements = [
    ...draft.agreements.filter(isUnrelated),
    { ...proposal, players: [...proposal.players, player] },
  ];
  return null;
}

/** Conceding concerns one team; all other proposals concern everyone. */
function concerns(draft: Draft, { what, players }: Agreement, player: Player): boolean {
  return what !== 'concede' || areTeammates(draft, players[0]!, player);
}

function refusalToPropose(draft: Draft, player: Player, what: AgreementKind): TableRefusal | null {
  switch (what) {
    case 'pause':
      if (draft.pause !== null) return tableRefusal('paused');
      break;
    case 'resume':
      return draft.pause === null ? tableRefusal('not-paused') : null;
    case 'concede':
      if (!hasTeams(draft)) return tableRefusal('no-teams');
      if (draft.sitters.some(({ chair }) => chair === player)) return tableRefusal('just-sat-down');
      break;
    case 'stop':
      break;
    case 'rematch':
      return draft.stage === 'over' ? null : tableRefusal('match-not-over');
  }
  return draft.stage === 'playing' ? null : tableRefusal('not-playing');
}

export function decline(draft: Draft, player: Player, what: AgreementKind): TableRefusal | null {
  const remaining = draft.agreements.filter(
    (agreement) => agreement.what !== what || !concerns(draft, agreement, player),
  );
  if (remaining.length === draft.agreements.length) return tableRefusal('nothing-proposed');
  draft.agreements = remaining;
  return null;
}

/**
 * Carries out a proposal that all required players have agreed to; false if there is none. Also needed after a player
 * has left, because fewer players are required then.
 */
export function enactAgreement(draft: Draft): boolean {
  const complete = draft.agreements.find((agreement) => {
    const required = requiredPlayers(draft, agreement);
    return required.length > 0 && required.every((player) => agreement.players.includes(player));
  });
  if (complete === undefined) return false;
  draft.agreements = draft.agreements.filter((agreement) => agreement !== complete);
  const { what, players, seats } = complete;
  tell(draft, 'all', { type: 'agreed', what, players });
  switch (what) {
    case 'pause':
      draft.pause = { since: draft.at, until: draft.at + draft.speed.pause };
      break;
    case 'resume':
      resume(draft, draft.at);
      break;
    case 'concede':
      endMatchAndPause(draft, { reason: 'conceded', winners: [1 - (players[0]! % 2)] });
      break;
    case 'stop':
      endMatchAndPause(draft, { reason: 'stopped', winners: [] });
      break;
    case 'rematch':
      draft.rematchSeats = seats;
      requestDraw(draft);
      break;
  }
  return true;
}

function requiredPlayers(draft: Draft, agreement: Agreement): Player[] {
  switch (agreement.what) {
    case 'pause':
    case 'rematch':
      return peopleHere(draft.chairs, draft.speed, draft.now);
    case 'resume':
      return [agreement.players[0]!];
    case 'concede':
    case 'stop':
      return people(draft.chairs).filter((player) => concerns(draft, agreement, player));
  }
}

/** Drops proposals that were not accepted in time. */
export function dropExpiredProposals(draft: Draft): void {
  if (draft.agreements.some(({ until }) => until <= draft.at))
    draft.agreements = draft.agreements.filter(({ until }) => until > draft.at);
}

/** Also ends a pause, so that the next match does not begin paused. */
function endMatchAndPause(draft: Draft, outcome: Outcome): void {
  if (draft.pause !== null) resume(draft, draft.at);
  endMatch(draft, outcome);
}

/** Ends a pause that has reached its time limit; false if there is none. */
export function resumeExpiredPause(draft: Draft): boolean {
  const until = draft.pause?.until ?? null;
  if (until === null || draft.at < until) return false;
  resume(draft, until);
  return true;
}

/** The table's clock continues where it stopped. */
export function resume(draft: Draft, at: number): void {
  draft.lag += at - draft.pause!.since;
  draft.pause = null;
  draft.now = draft.at - draft.lag;
  draft.agreements = draft.agreements.filter(({ what }) => what !== 'resume');
}

function hasTeams({ rules }: Draft): boolean {
  return rules.teams === 'alternating' && rules.dummy === null;
}

/** In games with teams, player and seat numbers are the same, and partners sit in every other seat. */
function areTeammates(draft: Draft, a: Player, b: Player): boolean {
  return hasTeams(draft) && a % 2 === b % 2;
}
