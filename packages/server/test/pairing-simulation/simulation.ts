import process from 'node:process';
import type { Seek } from '@schupf/protocol';
import { chooseGroups, type Group } from '../../src/pairing/groups.ts';
import { Meetings } from '../../src/pairing/meetings.ts';
import { BOTS_AFTER_MS, PAIR_INTERVAL_MS } from '../../src/pairing/pairer.ts';
import type { Party } from '../../src/pairing/party.ts';
import { hasSides } from '../../src/pairing/sides.ts';
import { NEWCOMER_MATCHES } from '../../src/pairing/start-pairer.ts';
import { firstOf, keyOfGame, termsIn } from '../../src/pairing/terms.ts';
import { OVERDUE_MS } from '../../src/pairing/windows.ts';
import { Population, type SimulatedParty, type SimulatedPerson } from './population.ts';

const MINUTE_MS = 60_000;
const MEAN_SESSION_MS = 90 * MINUTE_MS;
const MEAN_PAUSE_MS = 2 * MINUTE_MS;
/** Of those who are offered bots, so many take them; the others wait. */
const SHARE_TAKING_BOTS = 0.3;
/** Someone who has found no one after so long stops looking for a while. */
const PATIENCE_MS = 5 * MINUTE_MS;
const SHARE_OF_NO_SHOWS = 0.02;
const NO_SHOW_MS = 20_000;
/** Until then, the site fills, and nothing is measured. */
const WARM_UP_MS = 90 * MINUTE_MS;

type State =
  /** In a match or waiting at a table that does not come about. */
  | { readonly type: 'busy'; readonly until: number }
  | { readonly type: 'pausing'; readonly until: number }
  | { readonly type: 'seeking'; readonly seek: Seek; readonly began: number; readonly isNext: boolean };

interface Visitor {
  readonly party: SimulatedParty;
  readonly leavesAt: number;
  state: State;
  /** What they look for again, because someone of their group did not come. */
  again: Extract<State, { type: 'seeking' }> | null;
}

export interface SimulationOptions {
  readonly online: number;
  readonly hours: number;
  readonly seed: string;
  /** The share of people who accept more than one kind of match. */
  readonly flexible: number;
}

export interface Measured {
  /** Milliseconds, of those who were brought together. */
  readonly waits: number[];
  /** The same of newcomers. */
  readonly newcomerWaits: number[];
  /** The differences between the highest and the lowest rating of each group. */
  readonly spreads: number[];
  /** The differences between the mean ratings of the two sides. */
  readonly unevenness: number[];
  /** CPU milliseconds of each time people are brought together. */
  readonly rounds: number[];
  seeks: number;
  offeredBots: number;
  gaveUp: number;
  /** Pairs of people in groups, and those who had met within two hours. */
  pairs: number;
  repeats: number;
  /** Newcomers in groups, those with newcomers only, and those with at least one other. */
  newcomers: number;
  amongNewcomers: number;
  withNewcomer: number;
}

/** Lets people come, look for others, play and leave, and brings them together as the server does. */
export function simulate({ online, hours, seed, flexible }: SimulationOptions): Measured {
  const population = new Population({ online, seed: `${seed} ${online}`, flexible });
  const meetings = new Meetings();
  const measured: Measured = {
    ...{ waits: [], newcomerWaits: [], spreads: [], unevenness: [], rounds: [] },
    ...{ seeks: 0, offeredBots: 0, gaveUp: 0, pairs: 0, repeats: 0 },
    ...{ newcomers: 0, amongNewcomers: 0, withNewcomer: 0 },
  };
  let visitors: Visitor[] = [];
  let people = 0;
  const end = WARM_UP_MS + hours * 60 * MINUTE_MS;
  for (let now = 0; now < end; now += PAIR_INTERVAL_MS) {
    const isMeasured = now >= WARM_UP_MS;
    while (people < online) {
      const party = population.arrival();
      const leavesAt = now + population.time(MEAN_SESSION_MS);
      const until = now + population.time(MEAN_PAUSE_MS);
      visitors.push({ party, leavesAt, state: { type: 'pausing', until }, again: null });
      people += party.people.length;
    }
    for (const visitor of visitors) advance(visitor, now, isMeasured);
    visitors = visitors.filter((visitor) => {
      const stays = visitor.state.type !== 'pausing' || visitor.leavesAt > now;
      if (!stays) {
        population.leaves(visitor.party);
        people -= visitor.party.people.length;
      }
      return stays;
    });
    meetings.dropOld(now);
    pair(now, isMeasured);
  }
  return measured;

  function advance(visitor: Visitor, now: number, isMeasured: boolean): void {
    const { state } = visitor;
    if (state.type === 'busy') {
      if (state.until > now) return;
      visitor.state = visitor.again ?? { type: 'pausing', until: now + population.time(MEAN_PAUSE_MS) };
      visitor.again = null;
      return;
    }
    if (state.type === 'pausing') {
      if (state.until > now) return;
      if (isMeasured) measured.seeks++;
      const seek = population.wish(visitor.party);
      visitor.state = { type: 'seeking', seek, began: state.until, isNext: false };
      return;
    }
    const waited = now - state.began;
    const isOffered = waited >= BOTS_AFTER_MS && waited < BOTS_AFTER_MS + PAIR_INTERVAL_MS;
    if (isOffered && isMeasured) measured.offeredBots++;
    if (isOffered && population.chance(SHARE_TAKING_BOTS))
      visitor.state = { type: 'busy', until: now + population.matchMs(state.seek) };
    else if (waited >= PATIENCE_MS) {
      if (isMeasured) measured.gaveUp++;
      visitor.state = { type: 'pausing', until: now + population.time(5 * MEAN_PAUSE_MS) };
    }
  }

  function pair(now: number, isMeasured: boolean): void {
    const waiting = new Map<string, { readonly seek: Seek; readonly parties: Map<Party, Visitor> }>();
    for (const visitor of visitors) {
      const { state, party } = visitor;
      if (state.type !== 'seeking') continue;
      const key = keyOfGame(state.seek);
      const entry = waiting.get(key) ?? { seek: state.seek, parties: new Map() };
      waiting.set(key, entry);
      entry.parties.set(partyOf(party, state, now), visitor);
    }
    let cpu = 0;
    const acquaintances = {
      mayMeet: () => true,
      meetings: (one: string, other: string) => meetings.count(one, other),
    };
    for (const { seek, parties } of waiting.values()) {
      const before = process.cpuUsage();
      const groups = chooseGroups({ game: seek, parties: [...parties.keys()], now, acquaintances });
      const { user, system } = process.cpuUsage(before);
      cpu += (user + system) / 1000;
      for (const group of groups)
        seat(
          group,
          group.parties.map((party) => parties.get(party)!),
          { seek: { ...seek, ...firstOf(group.terms) }, now, isMeasured },
        );
    }
    if (isMeasured) measured.rounds.push(cpu);
  }

  function seat(
    group: Group,
    members: readonly Visitor[],
    { seek, now, isMeasured }: { readonly seek: Seek; readonly now: number; readonly isMeasured: boolean },
  ): void {
    const absent = members.find(() => population.chance(SHARE_OF_NO_SHOWS));
    if (absent !== undefined) {
      for (const visitor of members) {
        const { state } = visitor;
        visitor.state = { type: 'busy', until: now + NO_SHOW_MS };
        if (visitor !== absent && state.type === 'seeking') visitor.again = { ...state, isNext: true };
      }
      return;
    }
    if (isMeasured) measure(group, members, seek, now);
    meetings.add(group.chairs, now);
    const ends = now + population.matchMs(seek);
    for (const visitor of members) {
      for (const person of visitor.party.people) person.matches++;
      visitor.state = { type: 'busy', until: ends };
    }
  }

  function measure({ chairs, parties }: Group, members: readonly Visitor[], seek: Seek, now: number): void {
    for (const { state, party } of members) {
      if (state.type !== 'seeking') continue;
      for (const person of party.people) {
        measured.waits.push(now - state.began);
        if (isNewcomer(person)) measured.newcomerWaits.push(now - state.began);
      }
    }
    const seekers = parties.flatMap((party) => party.people);
    const ratings = new Map(seekers.map(({ id, rating }) => [id, rating]));
    measured.spreads.push(Math.max(...ratings.values()) - Math.min(...ratings.values()));
    if (hasSides(seek)) {
      const difference = chairs.reduce(
        (sum, id, chair) => sum + ratings.get(id)! * (chair % 2 === 0 ? 1 : -1),
        0,
      );
      measured.unevenness.push(Math.abs(difference) / (chairs.length / 2));
    }
    for (const [index, one] of chairs.entries())
      for (const other of chairs.slice(index + 1)) {
        // Friends meet all the time.
        if (
          parties.some((party) => [one, other].every((id) => party.people.some((person) => person.id === id)))
        )
          continue;
        measured.pairs++;
        if (meetings.count(one, other) > 0) measured.repeats++;
      }
    const newcomers = seekers.filter((seeker) => seeker.isNewcomer).length;
    measured.newcomers += newcomers;
    if (newcomers > 1) measured.withNewcomer += newcomers;
    if (newcomers === seekers.length) measured.amongNewcomers += newcomers;
  }
}

function isNewcomer({ matches }: SimulatedPerson): boolean {
  return matches < NEWCOMER_MATCHES;
}

/** What the server knows of a party. */
function partyOf(
  { people }: SimulatedParty,
  { began, isNext, seek }: { began: number; isNext: boolean; seek: Seek },
  now: number,
): Party {
  return {
    people: people.map((person) => ({
      id: person.id,
      rating: person.rating,
      isNewcomer: isNewcomer(person),
    })),
    terms: termsIn(seek),
    since: isNext ? Math.min(began, now - OVERDUE_MS) : began,
  };
}
