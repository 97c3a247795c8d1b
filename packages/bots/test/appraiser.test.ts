import { finderFor, PlayList, playsHonouringWish, rulesFor, type View } from '@schupf/rules';
import { botMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { loadNetworks } from '../node/networks.ts';
import { Appraiser, LearnedPolicy, OUTCOMES } from '../src/judging.ts';
import { makeBot } from './make-bot.ts';

const { evaluator } = loadNetworks();
const appraiser = new Appraiser(evaluator);
const policy = new LearnedPolicy('net-1', evaluator);
const noBits = () => 0;

/** The views of seats that had to choose in a round. */
function viewsOf(seed: string): { readonly view: View; readonly seat: number }[] {
  const views: { view: View; seat: number }[] = [];
  const onAnswer = ({ view, seat, choice }: { view: View; seat: number; choice: unknown }) => {
    if (choice !== null) views.push({ view, seat });
  };
  for (const _ of botMatch(makeBot('net-1'), rulesFor('nanjing'), seed, { onAnswer }));
  return views;
}

const VIEWS = viewsOf('appraiser');

test('the policy plays what the appraiser values most', () => {
  let turns = 0;
  for (const { view, seat } of VIEWS) {
    const { open, rules } = view;
    if (open.phase !== 'play' || open.turn !== seat || open.window) continue;
    const plays = new PlayList();
    const alternative = playsHonouringWish(open, view.hands[seat]!, finderFor(rules, 'up-to-suits'), plays);
    if (plays.length < 2 || plays.toArray().some(({ cards }) => cards.has(52 as never))) continue;
    const values = plays
      .toArray()
      .map((play) => appraiser.appraise(view, seat, { type: 'play', play, wish: 0, calls: false }).points);
    const passing = appraiser.appraise(view, seat, { type: 'pass' }).points;
    const chosen = policy.turn(view, seat, plays, alternative !== 'none', noBits, null);
    const best = Math.max(...values, ...(alternative === 'none' ? [] : [passing]));
    expect(chosen < 0 ? passing : values[chosen]).toBe(best);
    turns++;
  }
  expect(turns).toBeGreaterThan(10);
});

test('the policy calls Grand Tichu if the appraiser prefers it', () => {
  for (const { view, seat } of VIEWS) {
    if (view.open.phase !== 'grand') continue;
    const value = (calls: boolean) => appraiser.appraise(view, seat, { type: 'grand', calls }).points;
    expect(policy.callsGrand(view, seat, noBits, null)).toBe(value(true) > value(false));
  }
});

test('outcomes are probabilities', () => {
  const { view, seat } = VIEWS.find(({ view: { open } }) => open.phase === 'push')!;
  const gifts = policy.push(view, seat, noBits, null);
  const { outcomes } = appraiser.appraise(view, seat, { type: 'push', gifts });
  expect(outcomes).toHaveLength(OUTCOMES.length);
  expect(outcomes.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
