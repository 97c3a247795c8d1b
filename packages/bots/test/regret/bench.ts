// Scratch: duplicate deals of a search variant against net-1, with CPU time per decision.
import { newMatch, rulesFor, shuffledPack, xoshiro128, type Seat, viewFor, apply } from '@schupf/rules';
import { loadNetworks } from '../../node/networks.ts';
import { LearnedPolicy } from '../../src/learned/learned-policy.ts';
import { PolicyBot } from '../../src/policy-bot.ts';
import { ROSTER } from '../../src/roster.ts';
import { Search2Bot, type Effort } from '../../src/search-2/search-2-bot.ts';
import type { Bot } from '../../src/bot.ts';
import { Table } from '../../../cli/src/arena/table.ts';

const [, , json = '{}', dealsText = '20', seed = 'band-1', opponent = 'net-1', first = '1'] = process.argv;
const rules = rulesFor('nanjing');
const networks = loadNetworks();
const base: Effort & { cpu: number; bot?: string } = {
  maxWorlds: 1000, minWorlds: 6, cpu: 30, weighing: { priorDeviation: 25, dropMargin: 2 },
  shortlist: { maxCandidates: 5, pruneMargin: 60 }, leaf: { share: 0.3, tricks: 2 }, callMargin: 40,
  belief: { draws: 1, wishes: false, calls: false, turns: 0 },
  searches: { tichu: true, grand: false, push: false, gift: false },
};
const given = JSON.parse(json);
const effort = { ...base, ...given, weighing: { ...base.weighing, ...given.weighing }, shortlist: { ...base.shortlist, ...given.shortlist }, leaf: { ...base.leaf, ...given.leaf }, belief: { ...base.belief, ...given.belief }, searches: { ...base.searches, ...given.searches } };
const make = (): Bot => given.bot ? ROSTER[given.bot]!.make({ networks }) : new Search2Bot('x', new LearnedPolicy('net-1', networks.evaluator), effort);
const a = make();
const b = ROSTER[opponent]!.make({ networks });
let started = 0n; let used = 0; let asked = 0; let searched = 0;
const us = () => { const u = process.cpuUsage(); return BigInt(u.user + u.system); };
const times: number[] = [];
const scores: number[] = [];
for (let deal = Number(first); deal < Number(first) + Number(dealsText); deal++) {
  let sum = 0;
  for (const side of [0, 1]) {
    const table = new Table(newMatch(rules, deal % 4));
    const round = table.play(shuffledPack(rules, `xoshiro128:${seed}/${deal}`));
    const bits = [0, 1, 2, 3].map((s) => xoshiro128(`${seed}/${deal} ${side}${s}`));
    let step = round.next();
    while (!step.done) {
      const { view, seat, hasChoice } = step.value;
      const isA = seat % 2 === side;
      started = us();
      const limit = BigInt(effort.cpu * 1000);
      const choice = (isA ? a : b).choose(view, seat, { random: bits[seat]!, withoutReasons: true, outOfTime: () => us() - started >= limit });
      const took = Number(us() - started) / 1000;
      if (isA && hasChoice) { asked++; used += took; times.push(took); if (took > 3) searched++; }
      step = round.next(choice);
    }
    const p = table.open.result!.points;
    sum += p[side]! - p[1 - side]!;
  }
  scores.push(sum / 2);
  if (deal % 25 === 0) report();
}
function report() {
  const n = scores.length; const m = scores.reduce((x, y) => x + y, 0) / n; const sd = Math.sqrt(scores.reduce((x, y) => x + (y - m) ** 2, 0) / (n - 1));
  const sorted = [...times].sort((x, y) => x - y);
  console.log(`${json} ${seed} vs ${opponent}: ${n} deals ${m.toFixed(1)} ± ${(1.96 * sd / Math.sqrt(n)).toFixed(1)} | CPU ms/decision mean ${(used / asked).toFixed(1)} median ${sorted[sorted.length >> 1]!.toFixed(1)} p99 ${sorted[Math.floor(sorted.length * 0.99)]!.toFixed(1)} searched ${(searched / scores.length / 2).toFixed(1)}/round`);
}
report();
