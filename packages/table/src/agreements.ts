import type { Player } from '@schupf/rules';
import { people, peopleHere } from './chairs.ts';
import { type Draft, tell } from './draft.ts';
import { endMatch, type Outcome, wantDraw } from './matches.ts';
import { PROPOSAL_TIME } from './paces.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';

/**
 * What people at a table can only do together. A pause and a rematch need all who are here; to stop the match needs
 * everybody, and to concede it everybody of a team, for nobody gives up by losing his connection. A pause lasts as
 * long as all want it, so anybody ends it.
 */
export const AGREEMENT_KINDS = ['pause', 'resume', 'concede', 'stop', 'rematch'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** Who sits where in the next match: as before, by lot, or everybody but the first one chair on. */
export const REMATCH_SEATS = ['kept', 'drawn', 'rotated'] as const;
export type RematchSeats = (typeof REMATCH_SEATS)[number];

/** Something proposed, and who has agreed so far; the first of them proposed it. */
export interface Agreement {
  readonly what: AgreementKind;
  readonly players: readonly Player[];
  readonly seats: RematchSeats;
  /** Until when it can be agreed to, by the shell's clock. */
  readonly until: number;
}

/** Proposes something or agrees to it; a rematch with other seats is another proposal. */
export function propose(
  draft: Draft,
  player: Player,
  what: AgreementKind,
  seats: RematchSeats,
): TableRefusal | null {
  const refusal = whyNot(draft, player, what);
  if (refusal !== null) return refusal;
  const isOther = (one: Agreement) => one.what !== what || !areConcerned(draft, one, player);
  const known = draft.agreements.find((one) => !isOther(one) && one.seats === seats);
  if (known?.players.includes(player)) return tableRefusal('agreed-already');
  const agreed = known ?? { what, seats, players: [], until: draft.at + PROPOSAL_TIME };
  draft.agreements = [
    ...draft.agreements.filter(isOther),
    { ...agreed, players: [...agreed.players, player] },
  ];
  return null;
}

/** A concession concerns one team, everything else everybody. */
function areConcerned(draft: Draft, { what, players }: Agreement, player: Player): boolean {
  return what !== 'concede' || areTogether(draft, players[0]!, player);
}

function whyNot(draft: Draft, player: Player, what: AgreementKind): TableRefusal | null {
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
  const left = draft.agreements.filter((one) => one.what !== what || !areConcerned(draft, one, player));
  if (left.length === draft.agreements.length) return tableRefusal('nothing-proposed');
  draft.agreements = left;
  return null;
}

/** Does what everybody it needs has agreed to; somebody may also have left meanwhile. False when there is nothing. */
export function enactAgreement(draft: Draft): boolean {
  const made = draft.agreements.find((one) => {
    const needed = neededFor(draft, one);
    return needed.length > 0 && needed.every((player) => one.players.includes(player));
  });
  if (made === undefined) return false;
  draft.agreements = draft.agreements.filter((one) => one !== made);
  const { what, players, seats } = made;
  tell(draft, 'all', { type: 'agreed', what, players });
  switch (what) {
    case 'pause':
      draft.pause = { since: draft.at, until: draft.at + draft.speed.pause };
      break;
    case 'resume':
      resume(draft, draft.at);
      break;
    case 'concede':
      endTogether(draft, { reason: 'conceded', winners: [1 - (players[0]! % 2)] });
      break;
    case 'stop':
      endTogether(draft, { reason: 'stopped', winners: [] });
      break;
    case 'rematch':
      draft.rematchSeats = seats;
      wantDraw(draft);
      break;
  }
  return true;
}

function neededFor(draft: Draft, agreement: Agreement): Player[] {
  switch (agreement.what) {
    case 'pause':
    case 'rematch':
      return peopleHere(draft.chairs, draft.speed, draft.now);
    case 'resume':
      return [agreement.players[0]!];
    case 'concede':
    case 'stop':
      return people(draft.chairs).filter((player) => areConcerned(draft, agreement, player));
  }
}

/** What nobody has agreed to in time is off the table. */
export function dropOldProposals(draft: Draft): void {
  if (draft.agreements.some(({ until }) => until <= draft.at))
    draft.agreements = draft.agreements.filter(({ until }) => until > draft.at);
}

/** The match, and the pause it may end in: the next one is not to begin with it. */
function endTogether(draft: Draft, outcome: Outcome): void {
  if (draft.pause !== null) resume(draft, draft.at);
  endMatch(draft, outcome);
}

/** A pause ends by itself when it has lasted too long. */
export function resumeInTime(draft: Draft): boolean {
  if (draft.pause === null || draft.at < draft.pause.until) return false;
  resume(draft, draft.pause.until);
  return true;
}

/** The table's clock goes on where it stood. */
function resume(draft: Draft, at: number): void {
  draft.lag += at - draft.pause!.since;
  draft.pause = null;
  draft.now = draft.at - draft.lag;
  draft.agreements = draft.agreements.filter(({ what }) => what !== 'resume');
}

function hasTeams({ rules }: Draft): boolean {
  return rules.teams === 'alternating' && rules.dummy === null;
}

/** In games of teams every player sits at the seat of his number, and partners every second. */
function areTogether(draft: Draft, a: Player, b: Player): boolean {
  return hasTeams(draft) && a % 2 === b % 2;
}
