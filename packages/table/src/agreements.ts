import type { Player } from '@schupf/rules';
import { peopleHere } from './chairs.ts';
import { type Draft, tell } from './draft.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';
import { endMatch, type Outcome, wantDraw } from './rounds.ts';

/** What people at a table can only do together: all who are here, or to concede, all of a team who are. */
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
}

/** Proposes something or agrees to it; a rematch with other seats is another proposal. */
export function propose(
  draft: Draft,
  player: Player,
  what: AgreementKind,
  seats: RematchSeats,
): TableRefusal | null {
  const refusal = whyNot(draft, what);
  if (refusal !== null) return refusal;
  const known = draft.agreements.find((one) => isSame(draft, one, player, what, seats));
  const others = draft.agreements.filter(
    (one) => one !== known && !(what === 'rematch' && one.what === what),
  );
  const players = known === undefined ? [player] : [...new Set([...known.players, player])];
  draft.agreements = [...others, { what, players, seats }];
  return null;
}

function isSame(
  draft: Draft,
  one: Agreement,
  player: Player,
  what: AgreementKind,
  seats: RematchSeats,
): boolean {
  if (one.what !== what || one.seats !== seats) return false;
  return what !== 'concede' || areTogether(draft, one.players[0]!, player);
}

function whyNot(draft: Draft, what: AgreementKind): TableRefusal | null {
  switch (what) {
    case 'pause':
      if (draft.pause !== null) return tableRefusal('paused');
      break;
    case 'resume':
      return draft.pause === null ? tableRefusal('not-paused') : null;
    case 'concede':
      if (!hasTeams(draft)) return tableRefusal('no-teams');
      break;
    case 'stop':
      break;
    case 'rematch':
      return draft.stage === 'over' ? null : tableRefusal('match-not-over');
  }
  return draft.stage === 'playing' ? null : tableRefusal('not-playing');
}

export function decline(draft: Draft, player: Player, what: AgreementKind): TableRefusal | null {
  const left = draft.agreements.filter(
    (one) => one.what !== what || (what === 'concede' && !areTogether(draft, one.players[0]!, player)),
  );
  if (left.length === draft.agreements.length) return tableRefusal('nothing-proposed');
  draft.agreements = left;
  return null;
}

/** Does what everybody it needs has agreed to; somebody may also have left meanwhile. False when there is nothing. */
export function enactAgreement(draft: Draft): boolean {
  const here = peopleHere(draft.chairs, draft.speed, draft.now);
  const made = draft.agreements.find(({ what, players }) => {
    const needed = here.filter((player) => what !== 'concede' || areTogether(draft, players[0]!, player));
    return needed.length > 0 && needed.every((player) => players.includes(player));
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
      endTogether(draft, { reason: 'stopped', winners: leaders(draft) });
      break;
    case 'rematch':
      draft.rematchSeats = seats;
      wantDraw(draft);
      break;
  }
  return true;
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

function areTogether(draft: Draft, a: Player, b: Player): boolean {
  return hasTeams(draft) && a % 2 === b % 2;
}

/** Whoever has most points after the last whole round; nobody where there are none. */
function leaders({ position }: Draft): number[] {
  const { totals } = position.open;
  const most = Math.max(...totals);
  return most === Math.min(...totals) ? [] : [...totals.keys()].filter((column) => totals[column] === most);
}
