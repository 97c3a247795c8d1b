import { createHash } from 'node:crypto';
import { rulesFor, setUp, VARIANTS, type Variant, viewFor, xoshiro128 } from '@schupf/rules';
import { formatRecord, parseCards } from '@schupf/rules/notation';
import { botMatch, isThorough, recordOf } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { problemWithBot, ROSTER } from '../src/roster.ts';
import { makeBot } from './make-bot.ts';
import { FALLS_BACK, SAME_BUT_DEEPER } from './support.ts';

/**
 * A bot must never play differently under the same name, because its measurements would no longer apply. An improved
 * bot gets a new name. These are digests of two rounds of each variant it plays. Add missing digests; never replace one.
 */
const PLAYED: Readonly<Record<string, string>> = {
  random: '396df97538b10c57',
  'planner-1': 'f984e4b755d22b6b',
  'beginner-1': '8eab4c3f0501240e',
  'club-1': '2cff6b661193f8ec',
  'expert-1': 'f2e31dc9a2f0792f',
  'search-1': 'f859c0400b884eca',
  'net-1-casual': 'bd13a82a81f70663',
  'net-1': '04de2adb42e2ecf5',
  'net-1-quick': '4b6c0176b9d39b58',
  'net-1-deep': '4b6c0176b9d39b58',
  'net-1-deepest': '4b6c0176b9d39b58',
  'partner-1': 'dfef7007e0a5bfbd',
  'partner-1-deep': '8c23a130fb3accc3',
  'beginner-2': 'e1bc9dbafe9cc444',
  'family-2': '046bf303c219f8e6',
  'regular-2': '313f49052334d6bf',
  'club-2': '6308f14c56f21404',
  'league-2': '3380ec1b339e1318',
  'net-2': '54b87b0b046a2300',
  'net-2-quick': '474b5928894c7412',
  'net-2-deep': '474b5928894c7412',
};
/** How many worlds a searching bot may simulate per decision: too few to show its depth, which `DEPTHS` covers. */
const PATIENCE = 4;

/** How many worlds a searching bot simulates when candidates are equally good and time does not run out. */
const DEPTHS: Readonly<Record<string, number>> = {
  'search-1': 200,
  'net-1-quick': 30,
  'net-1-deep': 150,
  'net-1-deepest': 1500,
  'partner-1-deep': 150,
  'net-2-quick': 30,
  'net-2-deep': 150,
};

const expertRounds = new Map<Variant, string>();

function roundsOf(name: string, variant: Variant): string {
  const rules = rulesFor(variant);
  const match = botMatch(makeBot(name), rules, `frozen ${variant}`, { rounds: 2, patience: () => PATIENCE });
  return formatRecord(recordOf(rules, match));
}

/**
 * In games they have not learned, learned bots play like expert-1 (see fallback.test.ts), so those rounds are played
 * only once.
 */
function frozenRounds(name: string, variant: Variant): string {
  const isFallback = problemWithBot(name, variant) !== null;
  if (isThorough || (name !== 'expert-1' && !isFallback)) return roundsOf(name, variant);
  const rounds = expertRounds.get(variant) ?? roundsOf('expert-1', variant);
  expertRounds.set(variant, rounds);
  return rounds;
}

const played = Object.keys(ROSTER).filter((name) => isThorough || !SAME_BUT_DEEPER.includes(name));

test.each(played)('%s still plays the same rounds', (name) => {
  const digest = createHash('sha256');
  const variants = VARIANTS.filter(
    (variant) => FALLS_BACK.includes(name) || problemWithBot(name, variant) === null,
  );
  for (const variant of variants) digest.update(frozenRounds(name, variant));
  expect(digest.digest('hex').slice(0, 16)).toBe(PLAYED[name]);
});

const inNanjing = Object.keys(ROSTER).filter((name) => problemWithBot(name, 'nanjing') === null);

test.each(inNanjing)('%s still searches to the same depth', (name) => {
  const rules = rulesFor('nanjing');
  // Neither lead wins anything, so further worlds never show which card is better.
  const hands = ['J2 S3', 'SA', 'TA', 'PA'].map((hand) => parseCards(hand)!);
  const gone = rules.pack.filter((card) => !hands.flat().includes(card));
  const start = setUp(rules, { phase: 'play', hands, turn: 0, played: [0, 1, 2, 3], won: [gone] });
  if (!start.ok) throw new Error(start.problem);
  let worlds = 0;
  const outOfTime = () => {
    worlds++;
    return false;
  };
  const choice = makeBot(name).choose(viewFor(start.position, 0), 0, {
    random: xoshiro128('depth'),
    outOfTime,
  });
  expect(choice?.action.type).toBe('play');
  expect(worlds).toBe(DEPTHS[name] ?? 0);
});
