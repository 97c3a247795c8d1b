import { parentPort } from 'node:worker_threads';
import { loadNetworks } from '@schupf/bots/node';
import { type Rules, readRules, unpackView } from '@schupf/rules';
import { RosterBots } from '@schupf/runner';
import type { PoolAnswer, PoolQuestion } from './pool.ts';

const networks = loadNetworks();

/** Rules of tables asked for before; reading them anew for every question would take longer than most answers. */
const known = new Map<string, Rules>();
const MAX_KNOWN = 200;

parentPort!.on('message', (question: PoolQuestion) => {
  const began = performance.now();
  const { call, seed, number, seat, kind, bot, view, budget } = question;
  const outOfTime = () => performance.now() - began > budget;
  const bots = new RosterBots({ seed, outOfTime, networks });
  const rules = rulesOf(question);
  const action = bots.decide({ number, seat, kind, bot, view: unpackView(view, rules) });
  parentPort!.postMessage({ call, action } satisfies PoolAnswer);
});

function rulesOf({ rules: request }: PoolQuestion): Rules {
  const key = JSON.stringify(request);
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = readRules(request);
  if (!answer.ok) throw new Error(answer.problem);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, answer.rules);
  return answer.rules;
}
