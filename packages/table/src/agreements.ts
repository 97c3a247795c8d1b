import type { Player } from '@schupf/rules';
import { isHere, people, peopleHere } from './chairs.ts';
import { type Draft, tell } from './draft.ts';
import { endMatch, type Outcome, requestDraw } from './matches.ts';
import { PROPOSAL_TIME } from './paces.ts';
import { resume } from './pause.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';
import { expel } from './seating.ts';
import type { Table } from './table.ts';

/**
 * What the people at a table decide together. A pause or a rematch needs everyone who is here. Stopping the match
 * needs everyone, and conceding it needs the whole team, even if someone is absent: losing the connection is not
 * giving up. Anyone can end a pause. Removing a player needs everyone else who is here.
 */
export const AGREEMENT_KINDS = ['pause', 'resume', 'concede', 'stop', 'remove', 'rematch'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** The seating of the next match: unchanged, random, or rotated by one chair except for the first player. */
export const REMATCH_SEATS = ['kept', 'drawn', 'rotated'] as const;
export type RematchSeats = (typeof REMATCH_SEATS)[number];

/** A proposal and the players who have agreed so far. The first one made the proposal. */
export interface Agreement {
  readonly what: AgreementKind;
  readonly players: readonly Player[];
  readonly seats: RematchSeats;
  /** The player to be removed. */
  readonly target?: Player;
  /** When it was made and when it expires, by the caller's clock. */
  readonly since: number;
  readonly until: number;
}

/** What is proposed or declined. */
interface Proposal {
  readonly what: AgreementKind;
  readonly seats?: RematchSeats;
  readonly target?: Player;
}

/** Makes a proposal or agrees to one. Proposing a rematch with a different seating replaces the earlier proposal. */
export function propose(draft: Draft, player: Player, proposal: Proposal): TableRefusal | null {
  const refusal = refusalToPropose(draft, player, proposal);
  if (refusal !== null) return refusal;
  const { what, seats = 'kept', target } = proposal;
  const isUnrelated = (agreement: Agreement) => !isAbout(draft, agreement, proposal, player);
  const existing = draft.agreements.find((agreement) => !isUnrelated(agreement) && agreement.seats === seats);
  if (existing?.players.includes(player)) return tableRefusal('agreed-already');
  const agreement: Agreement = existing ?? {
    what,
    seats,
    players: [],
    ...(target === undefined ? {} : { target }),
    since: draft.at,
    until: draft.at + proposalTime(draft),
  };
  draft.agreements = [
    ...draft.agreements.filter(isUnrelated),
    { ...agreement, players: [...agreement.players, player] },
  ];
  return null;
}

/** By correspondence, an answer may take as long as a move. */
function proposalTime({ version, speed }: Draft): number {
  if (version < 4 || speed.absence !== null) return PROPOSAL_TIME;
  return speed.turn ?? speed.pause;
}

/** Whether an agreement is about what a player proposes or declines. */
function isAbout(draft: Draft, agreement: Agreement, { what, target }: Proposal, player: Player): boolean {
  return agreement.what === what && agreement.target === target && concerns(draft, agreement, player);
}

/** Conceding concerns one team, and a removal everyone else; all other proposals concern everyone. */
function concerns(
  draft: Pick<Table, 'rules'>,
  { what, players, target }: Agreement,
  player: Player,
): boolean {
  return player !== target && (what !== 'concede' || areTeammates(draft, players[0]!, player));
}

function refusalToPropose(draft: Draft, player: Player, { what, target }: Proposal): TableRefusal | null {
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
    case 'remove':
      if (draft.chairs[target!]?.occupant.type !== 'person' || target === player)
        return tableRefusal('no-such-player');
      if (draft.stage === 'playing' && !canBeRemoved(draft, target!)) return tableRefusal('too-few-people');
      break;
    case 'rematch':
      return draft.stage === 'over' ? null : tableRefusal('match-not-over');
  }
  return draft.stage === 'playing' ? null : tableRefusal('not-playing');
}

export function decline(draft: Draft, player: Player, declined: Proposal): TableRefusal | null {
  const remaining = draft.agreements.filter((agreement) => !isAbout(draft, agreement, declined, player));
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
    const { target } = agreement;
    const required = requiredPlayers(draft, agreement);
    const isAgreed = required.length > 0 && required.every((player) => agreement.players.includes(player));
    return isAgreed && (target === undefined || canBeRemoved(draft, target));
  });
  if (complete === undefined) return false;
  draft.agreements = draft.agreements.filter((agreement) => agreement !== complete);
  const { what, players, seats, target } = complete;
  tell(draft, 'all', { type: 'agreed', what, players, ...(target === undefined ? {} : { target }) });
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
    case 'remove':
      expel(draft, target!);
      break;
    case 'rematch':
      draft.rematchSeats = seats;
      requestDraw(draft);
      break;
  }
  return true;
}

/** Whether a proposal waits for this player's answer. */
export function waitsFor(table: Omit<Table, 'wakeAt'>, agreement: Agreement, player: Player): boolean {
  return !agreement.players.includes(player) && requiredPlayers(table, agreement).includes(player);
}

function requiredPlayers(draft: Omit<Table, 'wakeAt'>, agreement: Agreement): Player[] {
  switch (agreement.what) {
    case 'pause':
    case 'rematch':
      return peopleHere(draft.chairs, draft.speed, draft.now);
    case 'resume':
      return [agreement.players[0]!];
    case 'remove':
      return othersHere(draft, agreement.target!);
    case 'concede':
    case 'stop':
      return people(draft.chairs).filter((player) => concerns(draft, agreement, player));
  }
}

function othersHere(draft: Omit<Table, 'wakeAt'>, player: Player): Player[] {
  return peopleHere(draft.chairs, draft.speed, draft.now).filter((other) => other !== player);
}

/** A single person may remove only a player whom a stand-in already plays for. Otherwise two people have to agree. */
function canBeRemoved(draft: Draft, player: Player): boolean {
  return othersHere(draft, player).length > 1 || !isHere(draft.chairs[player]!, draft.speed, draft.now);
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

function hasTeams({ rules }: Pick<Table, 'rules'>): boolean {
  return rules.teams === 'alternating' && rules.dummy === null;
}

/** In games with teams, player and seat numbers are the same, and partners sit in every other seat. */
function areTeammates(draft: Pick<Table, 'rules'>, a: Player, b: Player): boolean {
  return hasTeams(draft) && a % 2 === b % 2;
}
