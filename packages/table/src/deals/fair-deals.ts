import { chairOf, isHere, type PersonId } from '../chairs.ts';
import { type Draft, tell } from '../draft.ts';
import { pendingChance } from '../pending-chance.ts';
import { type AnyRefusal, tableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { dealsView } from './deals-view.ts';
import { type Contribution, commitmentOf, type DealsContext, isDigest, saltHashOf } from './formulas.ts';

/** How long the table waits for hashes of salts, and then for the salts. Together these are the most a match waits. */
const HASHES_TIME = 3000;
const SALTS_TIME = 2000;

/** The stages in which the seeds of a match are made. In the last one the match is over and the secret known. */
type DealsStage = 'hashes' | 'salts' | 'fixed' | 'shown';

/** How the seeds of a match are made so that no one can choose the cards. It contains the secret. */
export interface FairDeals extends DealsContext {
  readonly secret: string;
  readonly commitment: string;
  readonly stage: DealsStage;
  /** When the table stops waiting for the hashes or the salts, by its own clock. */
  readonly until: number;
  /** By chair, once the stage `hashes` is over. */
  readonly contributions: readonly OwnContribution[];
  /** For each player of the match, their chair before. Empty until the match begins. */
  readonly order: readonly number[];
}

interface OwnContribution extends Contribution {
  readonly by: PersonId;
}

/**
 * Shows the commitment to a secret and begins to wait for hashes; false if no secret was requested. Without a secret, the
 * match is dealt in another way, and no one can check its deals.
 */
export function commitTo(draft: Draft, secret: string | null): boolean {
  const { fairDeals: table } = draft.config;
  if (draft.awaits !== 'secret' || table === undefined) return false;
  if (secret === null) {
    setDeals(draft, null);
    requestSeats(draft);
    return true;
  }
  if (!isDigest(secret)) return false;
  const context = { table, match: draft.match + 1, seats: draft.rematchSeats };
  draft.awaits = 'salts';
  setDeals(draft, {
    ...context,
    secret,
    commitment: commitmentOf(context, secret),
    stage: 'hashes',
    until: draft.now + HASHES_TIME,
    contributions: [],
    order: [],
  });
  return true;
}

/** Accepts the hash of a person's salt. No salt is known to anyone else at this time. */
export function acceptHash(draft: Draft, by: PersonId, match: number, hash: string): AnyRefusal | null {
  const { deals } = draft;
  const chair = chairOf(draft.chairs, by);
  if (deals?.stage !== 'hashes' || deals.match !== match) return tableRefusal('stale');
  if (chair === null) return tableRefusal('not-seated');
  const own = deals.contributions.find((contribution) => contribution.by === by);
  // A page that was loaded again sends the same hash again. Another hash comes from another device of the person.
  if (own !== undefined) return own.hash === hash ? null : tableRefusal('stale');
  const contributions = [...deals.contributions, { by, chair, hash, salt: null }];
  draft.deals = { ...deals, contributions };
  return null;
}

/** Accepts a salt whose hash the table has. All hashes are fixed by now. */
export function acceptSalt(draft: Draft, by: PersonId, match: number, salt: string): AnyRefusal | null {
  const { deals } = draft;
  if (deals?.stage !== 'salts' || deals.match !== match) return tableRefusal('stale');
  const own = deals.contributions.find(
    (contribution) => contribution.by === by && contribution.salt === null,
  );
  if (own === undefined) return tableRefusal('stale');
  if (saltHashOf(deals.commitment, salt) !== own.hash) return { code: 'malformed', rule: null };
  const contributions = deals.contributions.map((other) => (other === own ? { ...own, salt } : other));
  draft.deals = { ...deals, contributions };
  return null;
}

/** Goes to the next stage when everyone who is here has answered, or when the time is up; false if nothing changes. */
export function advanceDeals(draft: Draft): boolean {
  const { deals } = draft;
  if (draft.awaits !== 'salts' || deals === null) return false;
  const isTimeUp = draft.now >= deals.until;
  if (deals.stage === 'hashes' && (isTimeUp || !expectsHash(draft))) {
    // Someone who has left in the meantime could not send their salt.
    const contributions = deals.contributions
      .flatMap((contribution) => {
        const chair = chairOf(draft.chairs, contribution.by);
        return chair === null ? [] : [{ ...contribution, chair }];
      })
      .sort((a, b) => a.chair - b.chair);
    setDeals(draft, { ...deals, stage: 'salts', until: draft.now + SALTS_TIME, contributions });
    return true;
  }
  if (deals.stage === 'salts' && (isTimeUp || !expectsSalt(draft))) {
    setDeals(draft, { ...deals, stage: 'fixed' });
    requestSeats(draft);
    return true;
  }
  return false;
}

/** Shows the secret, now that no more cards are dealt from it. */
export function showSecret(draft: Draft): void {
  const { deals } = draft;
  if (deals?.stage === 'fixed') setDeals(draft, { ...deals, stage: 'shown' });
}

/** When the table stops waiting for hashes or salts; null if it does not wait. */
export function dealsDeadline({ awaits, deals }: Pick<Table, 'awaits' | 'deals'>): number | null {
  return awaits === 'salts' && deals !== null ? deals.until : null;
}

function setDeals(draft: Draft, deals: FairDeals | null): void {
  draft.deals = deals;
  tell(draft, 'all', { type: 'deals', deals: dealsView(deals) });
}

function requestSeats(draft: Draft): void {
  draft.awaits = 'draw';
  draft.effects.push(pendingChance(draft)!);
}

function expectsHash({ chairs, speed, now, deals }: Draft): boolean {
  return chairs.some(
    (chair) =>
      isHere(chair, speed, now) &&
      !deals!.contributions.some(({ by }) => chair.occupant.type === 'person' && chair.occupant.id === by),
  );
}

function expectsSalt({ chairs, speed, now, deals }: Draft): boolean {
  return deals!.contributions.some(({ by, salt }) => {
    const chair = chairOf(chairs, by);
    return salt === null && chair !== null && isHere(chairs[chair]!, speed, now);
  });
}
