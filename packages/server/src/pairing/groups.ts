import {
  type Acquaintances,
  isNewcomer,
  keyOf,
  mayMeet,
  meetingsBetween,
  type Party,
  ratingOf,
} from './party.ts';
import { canFormSides, chairsFor, countOf, type Game } from './sides.ts';
import type { TermsSet } from './terms.ts';
import { isOverdue, windowAfter } from './windows.ts';

/**
 * For newcomers, each party without one is as if it were this many rating points further away. So they meet each other
 * first, and others after they have waited. Those others need not have waited as well.
 */
const NEWCOMER_GAP = 200;
/** The same for two people, each time they have been brought together lately. */
const MEETING_GAP = 40;
/** A group is looked for among this many more parties than it needs; if there is none, among twice as many. */
const SPARE_PARTIES = 5;
/** At most so many parties are tried for one group. It would take more only if many people had blocked each other. */
const MAX_STEPS = 2000;
/** So many parties are brought together at a time, because the work grows with their square. The others are next. */
const MAX_PARTIES = 500;

export interface Waiting {
  readonly game: Game;
  readonly parties: readonly Party[];
  readonly now: number;
  readonly acquaintances: Acquaintances;
}

/** People who play together. */
export interface Group {
  readonly parties: readonly Party[];
  /** Their ids by chair. */
  readonly chairs: readonly string[];
  /** How unlike they are, in rating points. */
  readonly spread: number;
  /** The kinds of match that suit all of them. */
  readonly terms: TermsSet;
}

/** A group that is being looked for, with all that decides its spread. */
interface Draft {
  readonly parties: readonly Party[];
  readonly lowest: number;
  readonly highest: number;
  readonly newcomers: number;
  readonly meetings: number;
  readonly terms: TermsSet;
}

interface Found {
  readonly parties: readonly Party[];
  readonly spread: number;
  readonly terms: TermsSet;
}

/** How unlike people may be. */
interface Limits {
  /** For everyone: the smallest window. */
  readonly window: number;
  /** With what sets newcomers apart: the smallest window of newcomers. */
  readonly ofNewcomers: number;
}

/**
 * Brings people together who want to play the same game. Those who have waited for too long come first, with those who
 * are most like them. Then come the groups with the smallest spread that everyone in them accepts, see `windowAfter`.
 * The same input always gives the same groups.
 */
export function chooseGroups(waiting: Waiting): readonly Group[] {
  const { game, now, acquaintances } = waiting;
  const inOrder = waiting.parties
    .toSorted((a, b) => a.since - b.since || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MAX_PARTIES);
  const found: Found[] = [];
  let left = inOrder;
  const take = (group: Found): void => {
    found.push(group);
    left = left.filter((party) => !group.parties.includes(party));
  };
  const late = inOrder.filter(({ since }) => isOverdue(now - since));
  for (const party of late) {
    if (!left.includes(party)) continue;
    const group = groupAround(party, left, waiting, () => Number.POSITIVE_INFINITY);
    if (group !== null) take(group);
  }
  left = left.filter((party) => !late.includes(party));
  const windowOf = ({ since }: Party) => windowAfter(now - since);
  const best = new Map(left.map((party) => [party, groupAround(party, left, waiting, windowOf)]));
  const taken = new Set<Party>();
  for (;;) {
    const next = left.reduce<Found | null>((least, party) => better(least, best.get(party) ?? null), null);
    if (next === null) break;
    if (next.parties.some((member) => taken.has(member))) {
      // With fewer people, a group is hardly ever better than before. So it is looked for again only when it is next.
      for (const party of left)
        if (best.get(party) === next) best.set(party, groupAround(party, left, waiting, windowOf));
      continue;
    }
    take(next);
    for (const party of next.parties) taken.add(party);
  }
  return found.map(({ parties, spread, terms }) => ({
    ...{ parties, spread, terms },
    chairs: chairsFor(game, parties, acquaintances)!,
  }));
}

/** Of two groups, the one with the smaller spread; of equal ones the first. */
function better(one: Found | null, other: Found | null): Found | null {
  if (one === null || other === null) return one ?? other;
  return other.spread < one.spread ? other : one;
}

/** The group with the smallest spread that contains a party and that no one's window excludes; null if there is none. */
function groupAround(
  seed: Party,
  parties: readonly Party[],
  waiting: Waiting,
  windowOf: (party: Party) => number,
): Found | null {
  const { acquaintances } = waiting;
  const start = draftOf(seed);
  const limits = narrowed(
    { window: Number.POSITIVE_INFINITY, ofNewcomers: Number.POSITIVE_INFINITY },
    seed,
    windowOf,
  );
  const candidates = parties
    .filter((party) => party !== seed && party.terms & seed.terms && mayMeet(party, seed, acquaintances))
    .map((party) => ({ party, draft: withParty(start, party, acquaintances) }))
    .filter(({ party, draft }) => isWithin(narrowed(limits, party, windowOf), draft))
    .map(({ party, draft }) => ({ party, distance: spreadOf(draft) }))
    // The sort is stable, so of equal ones, those who have waited longest come first.
    .sort((a, b) => a.distance - b.distance)
    .map(({ party }) => party);
  for (let count = waiting.game.players + SPARE_PARTIES; ; count *= 2) {
    const search = new Search(candidates.slice(0, count), waiting, windowOf);
    search.extend(start, 0, limits);
    if (search.best !== null || count >= candidates.length) return search.best;
  }
}

/** Tries all groups, nearest first, and leaves out those that cannot be better than the best one so far. */
class Search {
  best: Found | null = null;
  private readonly candidates: readonly Party[];
  private readonly waiting: Waiting;
  private readonly windowOf: (party: Party) => number;
  private steps = 0;

  constructor(candidates: readonly Party[], waiting: Waiting, windowOf: (party: Party) => number) {
    this.candidates = candidates;
    this.waiting = waiting;
    this.windowOf = windowOf;
  }

  extend(draft: Draft, from: number, limits: Limits): void {
    const { game, acquaintances } = this.waiting;
    const missing = game.players - countOf(draft.parties);
    if (missing === 0) {
      if (canFormSides(game, draft.parties)) {
        const { parties, terms } = draft;
        this.best = { parties, terms, spread: spreadOf(draft) };
      }
      return;
    }
    for (let index = from; index < this.candidates.length && this.steps < MAX_STEPS; index++) {
      const party = this.candidates[index]!;
      if (party.people.length > missing || (party.terms & draft.terms) === 0) continue;
      if (!draft.parties.every((member) => mayMeet(member, party, acquaintances))) continue;
      this.steps++;
      const extended = withParty(draft, party, acquaintances);
      const narrower = narrowed(limits, party, this.windowOf);
      if (!isWithin(narrower, extended)) continue;
      if (spreadOf(extended) >= (this.best?.spread ?? Number.POSITIVE_INFINITY)) continue;
      this.extend(extended, index + 1, narrower);
    }
  }
}

function draftOf(party: Party): Draft {
  const rating = ratingOf(party);
  return {
    parties: [party],
    lowest: rating,
    highest: rating,
    newcomers: isNewcomer(party) ? 1 : 0,
    meetings: 0,
    terms: party.terms,
  };
}

function withParty(draft: Draft, party: Party, acquaintances: Acquaintances): Draft {
  const rating = ratingOf(party);
  return {
    parties: [...draft.parties, party],
    lowest: Math.min(draft.lowest, rating),
    highest: Math.max(draft.highest, rating),
    newcomers: draft.newcomers + (isNewcomer(party) ? 1 : 0),
    meetings: draft.parties.reduce(
      (sum, member) => sum + meetingsBetween(member, party, acquaintances),
      draft.meetings,
    ),
    terms: draft.terms & party.terms,
  };
}

/** How unlike the people are, in rating points. A further party never makes it less. */
function spreadOf(draft: Draft): number {
  const others = draft.newcomers === 0 ? 0 : draft.parties.length - draft.newcomers;
  return differenceOf(draft) + NEWCOMER_GAP * others;
}

/** The same without what sets newcomers apart. */
function differenceOf({ lowest, highest, meetings }: Draft): number {
  return highest - lowest + MEETING_GAP * meetings;
}

function isWithin({ window, ofNewcomers }: Limits, draft: Draft): boolean {
  return differenceOf(draft) <= window && spreadOf(draft) <= ofNewcomers;
}

/** The limits with a further party. */
function narrowed({ window, ofNewcomers }: Limits, party: Party, windowOf: (party: Party) => number): Limits {
  const own = windowOf(party);
  return {
    window: Math.min(window, own),
    ofNewcomers: isNewcomer(party) ? Math.min(ofNewcomers, own) : ofNewcomers,
  };
}
