import { SEEK_SPEEDS, type Seek, type SeekSpeed } from '@schupf/protocol';
import { type Bits, readRules, type Variant, xoshiro128 } from '@schupf/rules';
import { usualMinutes } from '@schupf/table';
import { rulesOf } from '../../src/pairing/terms.ts';

const MINUTE_MS = 60_000;
/** For matches of which nothing better is known. */
const USUAL_MINUTES = 40;
/** The mean and the standard deviation of ratings, as in the simulation of ratings. */
const MEAN_RATING = 1500;
const RATING_DEVIATION = 80;
/** How many people know the site, for each person who is online. */
const PEOPLE_PER_PLACE = 10;
const SHARE_OF_NEW_PEOPLE = 0.1;
const SHARE_WITH_A_FRIEND = 0.1;
/** People in rated matches need an account; of those who have one, half want rated matches. */
const SHARE_RATED = 0.35;
/** Of those who want unrated matches, so many have an account. */
const SHARE_WITH_ACCOUNT = 0.54;
/** How often people want something else than usual. */
const SHARE_OF_CHANGES = 0.2;

const GAMES: readonly (readonly [share: number, variant: Variant, players: number])[] = [
  [0.8, 'nanjing', 4],
  [0.08, 'trichu', 3],
  [0.08, 'tientsin', 6],
  [0.04, 'grandseigneur', 5],
];
const SPEEDS: readonly (readonly [share: number, speed: SeekSpeed])[] = [
  [0.7, 'normal'],
  [0.2, 'blitz'],
  [0.1, 'relaxed'],
];

export interface SimulatedPerson {
  readonly id: string;
  readonly rating: number;
  /** How many matches they have finished. */
  matches: number;
}

/** One person or two friends, and what they usually play. */
export interface SimulatedParty {
  readonly people: readonly SimulatedPerson[];
  readonly usual: Seek;
  /** Whether any speed suits them, and whether both rated and unrated matches do. */
  readonly isOpenTo: { readonly speeds: boolean; readonly ratings: boolean };
}

interface PopulationOptions {
  readonly online: number;
  readonly seed: string;
  /** The share of parties whom any speed suits, and of those with an account whom both kinds of match suit. */
  readonly flexible: number;
}

/** People of all strengths. The same seed always gives the same ones. */
export class Population {
  private readonly bits: Bits;
  /** Apart from the others, so that these are the same whatever the share of flexible people. */
  private readonly flexibleBits: Bits;
  private readonly places: number;
  private readonly flexible: number;
  private readonly known: SimulatedParty[] = [];
  private readonly away: SimulatedParty[] = [];
  private count = 0;

  constructor({ online, seed, flexible }: PopulationOptions) {
    this.bits = xoshiro128(seed);
    this.flexibleBits = xoshiro128(`${seed} flexible`);
    this.flexible = flexible;
    this.places = online * PEOPLE_PER_PLACE;
  }

  /** Someone who comes to the site. */
  arrival(): SimulatedParty {
    if (this.chance(SHARE_OF_NEW_PEOPLE)) return this.newParty(0);
    const { known, away } = this;
    if (known.length < this.places) {
      const party = this.newParty(100);
      known.push(party);
      return party;
    }
    const [party] = away.splice(Math.floor(this.uniform() * away.length), 1);
    return party ?? this.newParty(100);
  }

  leaves(party: SimulatedParty): void {
    this.away.push(party);
  }

  /** What a party wants to play next. */
  wish({ usual, isOpenTo }: SimulatedParty): Seek {
    const seek = this.chance(SHARE_OF_CHANGES) ? this.newWish() : usual;
    const speeds = isOpenTo.speeds ? SEEK_SPEEDS : [seek.speed];
    const kinds = isOpenTo.ratings ? [true, false] : [seek.rated];
    return { ...seek, also: speeds.flatMap((speed) => kinds.map((rated) => ({ speed, rated }))) };
  }

  matchMs(seek: Seek): number {
    const rules = readRules(rulesOf(seek));
    const usual = (rules.ok ? usualMinutes(rules.rules, seek.speed) : null) ?? USUAL_MINUTES;
    return usual * MINUTE_MS * (0.6 + 0.8 * this.uniform());
  }

  chance(share: number): boolean {
    return this.uniform() < share;
  }

  /** A time drawn from an exponential distribution. */
  time(mean: number): number {
    return -mean * Math.log(this.uniform());
  }

  private newParty(matches: number): SimulatedParty {
    const people = Array.from({ length: this.chance(SHARE_WITH_A_FRIEND) ? 2 : 1 }, () => ({
      id: `person${this.count++}`,
      rating: Math.round(MEAN_RATING + RATING_DEVIATION * this.normal()),
      matches,
    }));
    const usual = this.newWish();
    const isFlexible = () => uniform(this.flexibleBits) <= this.flexible;
    const hasAccount = uniform(this.flexibleBits) <= (usual.rated ? 1 : SHARE_WITH_ACCOUNT);
    return { people, usual, isOpenTo: { speeds: isFlexible(), ratings: hasAccount && isFlexible() } };
  }

  private newWish(): Seek {
    const [, variant, players] = this.pick(GAMES);
    const [, speed] = this.pick(SPEEDS);
    return { variant, players, speed, rated: this.chance(SHARE_RATED), friend: null };
  }

  private pick<Choice extends readonly [number, ...unknown[]]>(choices: readonly Choice[]): Choice {
    let rest = this.uniform();
    for (const choice of choices) {
      rest -= choice[0];
      if (rest < 0) return choice;
    }
    return choices[0]!;
  }

  private normal(): number {
    return Math.sqrt(-2 * Math.log(this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  private uniform(): number {
    return uniform(this.bits);
  }
}

/** Above 0, at most 1. */
function uniform(bits: Bits): number {
  return ((bits() >>> 0) + 1) / 2 ** 32;
}
