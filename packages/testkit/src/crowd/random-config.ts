import { type Bits, below, type Options, type Rules, requestFor, VARIANT_FACTS } from '@schupf/rules';
import {
  type Occupant,
  REMATCH_SEATS,
  rulesAt,
  SPEED_NAMES,
  SPEEDS,
  type Speed,
  type SpeedName,
  type TableConfig,
} from '@schupf/table';
import fc from 'fast-check';
import { pick } from '../chance.ts';
import { ALL_TABLES, anyRules, inThrees } from '../rules.ts';
import { EXTERNAL_BOTS } from './bots.ts';

/** The parts of a config that are not drawn at random. */
export interface ConfigOverrides {
  readonly table?: (typeof ALL_TABLES)[number];
  readonly speed?: SpeedName | Speed;
  readonly options?: Partial<Options>;
  /** Whether to put a person in each chair. */
  readonly people?: boolean;
}

/** The config of a table with random rules, speed and occupants. */
export function randomConfig(bits: Bits, overrides: ConfigOverrides = {}): TableConfig {
  const [variant, players] = overrides.table ?? pick(ALL_TABLES, bits);
  const speed = overrides.speed ?? (below(3, bits) === 0 ? randomSpeed(bits) : pick(SPEED_NAMES, bits));
  // In a rank game, a thousand points would take hundreds of rounds.
  const target = VARIANT_FACTS[variant].hasRanks ? 3 + below(18, bits) : 50 + below(450, bits);
  const short: Partial<Options> =
    below(4, bits) === 0 ? { target } : { target, matchEnd: 'rounds', rounds: 1 + below(2, bits) };
  const fixed = { ...short, ...overrides.options };
  const rounds = fixed.rounds === undefined ? {} : { rounds: inThrees(variant, fixed.rounds) };
  const rules = randomRules(variant, players, { ...fixed, ...rounds }, bits);
  const chairs = Array.from({ length: players }, (_, player) =>
    overrides.people === true ? person(player) : randomOccupant(player, bits),
  );
  return {
    rules: rulesAt(speed, requestFor(rules)),
    speed,
    chairs,
    pace: String(below(1000, bits)),
    seats: pick(REMATCH_SEATS, bits),
    ...(below(2, bits) === 0 ? { fairDeals: 'crowd' } : {}),
  };
}

function randomRules(
  variant: (typeof ALL_TABLES)[number][0],
  players: number,
  fixed: Partial<Options>,
  bits: Bits,
): Rules {
  const [rules] = fc.sample(anyRules(variant, players, fixed), { numRuns: 1, seed: bits() });
  return rules!;
}

function person(player: number): Occupant {
  return { type: 'person', id: `p${player}`, name: `Person ${player}` };
}

function randomOccupant(player: number, bits: Bits): Occupant {
  switch (below(8, bits)) {
    case 0:
      return { type: 'nobody' };
    case 1:
      return { type: 'bot', name: 'random', outside: false };
    case 2:
      return { type: 'bot', name: 'club-1', outside: false };
    case 3:
      return { type: 'bot', name: pick(EXTERNAL_BOTS, bits), outside: true };
    default:
      return person(player);
  }
}

/** A custom speed: some limits are missing, some are absurdly short. */
export function randomSpeed(bits: Bits): Speed {
  const normal = SPEEDS[pick(['blitz', 'normal', 'relaxed'] as const, bits)];
  const limit = (time: number) => pick([null, 1, 50, time, time, time], bits);
  const shortest = below(1000, bits);
  return {
    turn: limit(normal.turn),
    bank: pick([0, 1, normal.bank], bits),
    grand: limit(normal.grand),
    push: limit(normal.push),
    reaction: limit(normal.reaction),
    closing: limit(normal.closing),
    hold: pick([null, normal.hold, { length: 1, times: 100 }], bits),
    rest: limit(normal.rest),
    absence: limit(normal.absence),
    pause: pick([1, normal.pause], bits),
    botDelay: [shortest, shortest + below(2000, bits)],
  };
}
