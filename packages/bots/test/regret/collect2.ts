// Scratch: results of candidates in many worlds, for one kind of decision.
import { openSync, writeSync } from 'node:fs';
import { newMatch, PlayList, Position, rulesFor, shuffledPack, trusted, xoshiro128, wishesWith, giftTargets, type Alternative, type Seat, type View, type Gift, type Combination, below, NO_SEAT, type Play, type Rank } from '@schupf/rules';
import { loadNetworks } from '../../node/networks.ts';
import { LearnedPolicy } from '../../src/learned/learned-policy.ts';
import { Playout } from '../../src/playout/playout.ts';
import { Rollout } from '../../src/search-2/rollout.ts';
import { Worlds } from '../../src/search-2/worlds.ts';
import { pushesToTry } from '../../src/search-2/pushes.ts';
import { pushOptions, grandOptions, giftOptions, turnOptions, type Option } from '../../src/search-2/options.ts';

const [, , kind = 'push', out = '/tmp/x.bin', seconds = '60', seed = 'k1', worldsText = '100', every = '1', beliefJson = '{}'] = process.argv;
const WORLDS = Number(worldsText);
const rules = rulesFor('nanjing');
const policy = new LearnedPolicy('net-1', loadNetworks().evaluator);
const file = openSync(out, 'w');
const random = xoshiro128(seed);
const leaf = { share: 0, tricks: kind === 'push' || kind === 'grand' ? 0 : 2 };
const calling = new Rollout(rules, policy, leaf, true);
const quiet = new Rollout(rules, policy, leaf, false);
const scratch = new Position(rules);
const shortlist = { maxCandidates: kind === 'push' ? 6 : 5, pruneMargin: 60 };
const none = { draws: 1, wishes: false, calls: false, turns: 0 };
const belief = { draws: 4, wishes: true, calls: true, turns: 0, ...JSON.parse(beliefJson) };
const plays = new PlayList();
let positions = 0, decisions = 0, rounds = 0, info = 0, infos = 0, worldMs = [0, 0];

function sample(view: View, seat: Seat, options: readonly Option[], truth: Position | null = null) {
  if (options.length < 2) return;
  decisions++;
  if (below(Number(every), random) !== 0) return;
  positions++;
  const rollout = view.open.phase === 'play' || view.open.phase === 'gift' ? quiet : calling;
  for (const b of kind === 'belief' ? [none, belief] : [none]) {
    const n = options.length;
    const buffer = new Float32Array(4 + n + WORLDS * n * 2);
    buffer[0] = n; buffer[1] = WORLDS; buffer[2] = 0; buffer[3] = b === none ? 0 : 1;
    options.forEach((o, i) => (buffer[4 + i] = o.prior));
    const t0 = performance.now();
    const worlds = new Worlds(view, policy, b, random);
    let at = 4 + n;
    let spent = 0;
    for (let w = 0; w < WORLDS; w++) {
      const t1 = performance.now();
      const world = worlds.next();
      spent += performance.now() - t1;
      for (const option of options) {
        const position = scratch.copyFrom(world);
        option.perform(position);
        buffer[at] = rollout.valueFor(position, view, seat, random);
        buffer[at + 1] = (rollout as any).leafPoints;
        at += 2;
      }
    }
    worldMs[b === none ? 0 : 1]! += spent / WORLDS;
    writeSync(file, new Uint8Array(buffer.buffer));
    if (b === belief && truth !== null) {
      const ev = (worlds as any).evidence;
      if (ev.isGraded) {
        const ls = Array.from({ length: 60 }, () => ev.likelihood((worlds as any).possible()));
        info += Math.log(ev.likelihood(truth) / (ls.reduce((x: number, y: number) => x + y) / 60)); infos++;
      }
      if (!ev.allows(truth)) console.log('TRUTH NOT ALLOWED');
    }
  }
}
const asked = (view: View, seat: Seat) => ({ view, seat, policy, shortlist, isRude: () => false, plays });
class Sampler extends Playout {
  override push(seat: Seat) {
    if (kind === 'push') sample(this.viewOf(seat), seat, pushOptions(asked(this.viewOf(seat), seat), pushesToTry(policy, this.viewOf(seat), seat, random)));
    return super.push(seat);
  }
  override grand(seat: Seat, mayCall: boolean, mayWithdraw: boolean) {
    const view = this.viewOf(seat);
    if (kind === 'grand' && mayCall) { const g = policy.weighGrand(view, seat); if (Math.abs(g) < 60) sample(view, seat, grandOptions(asked(view, seat)).sort((a, b) => b.prior - a.prior)); }
    return super.grand(seat, mayCall, mayWithdraw);
  }
  override gift(seat: Seat, targets: readonly Seat[]) {
    const view = this.viewOf(seat);
    const chosen = super.gift(seat, targets);
    if (kind === 'gift' && targets.length > 1) sample(view, seat, [...giftOptions(asked(view, seat))].sort((a, b) => Number((b.action as any).to === chosen) - Number((a.action as any).to === chosen)));
    return chosen;
  }
  override callsTichu(seat: Seat) {
    const calls = super.callsTichu(seat);
    const view = this.viewOf(seat);
    if (kind === 'call' && view.open.phase === 'play') {
      const gain = policy.weighCall(view, seat);
      if (Math.abs(gain) < 60) {
        const call: Option = { action: null, prior: gain, perform: (at) => trusted.call(at, seat, 'tichu') };
        const no: Option = { action: null, prior: 0, perform: () => {} };
        sample(view, seat, gain > 0 ? [call, no] : [no, call]);
      }
    }
    return calls;
  }
  override wish(seat: Seat, play: Combination): Rank | 0 {
    const view = this.viewOf(seat);
    const copy = play.copy();
    const chosen = super.wish(seat, play);
    if (kind === 'wish') sample(view, seat, [...wishesWith(rules, copy)].sort((a, b) => Number(b === chosen) - Number(a === chosen)).map((wish) => ({ action: null, prior: 0, perform: (at) => trusted.play(at, seat, copy, wish, NO_SEAT) })));
    return chosen;
  }
}
const sampler = new Sampler(rules, true);
const start = process.cpuUsage();
const cpu = () => { const u = process.cpuUsage(start); return (u.user + u.system) / 1e6; };
if (kind === 'belief') {
  const { Table } = await import('../../../cli/src/arena/table.ts');
  const { PolicyBot } = await import('../../src/policy-bot.ts');
  const bot = new PolicyBot(policy);
  while (cpu() < Number(seconds)) {
    const table = new Table(newMatch(rules, rounds % 4));
    const round = table.play(shuffledPack(rules, `xoshiro128:${seed}/${rounds}`));
    let step = round.next();
    while (!step.done) {
      const { view, seat } = step.value;
      const { open } = view;
      if (open.phase === 'play' && !open.window && open.turn === seat) {
        const wants = belief.turns > 0 ? open.history.length > 6 : open.calls.some((c, s) => c !== null && s !== seat);
        if (wants) sample(view, seat, turnOptions(asked(view, seat), -Infinity), table.position);
      }
      step = round.next(bot.choose(view, seat, { random, outOfTime: () => false, withoutReasons: true }));
    }
    rounds++;
  }
}
while (cpu() < Number(seconds)) {
  const position = newMatch(rules, rounds % 4);
  trusted.deal(position, shuffledPack(rules, `xoshiro128:${seed}/${rounds}`));
  sampler.run(position, [policy, policy, policy, policy], random);
  rounds++;
}
console.log(JSON.stringify({ kind, positions, decisions, rounds, perRound: decisions / rounds, cpu: cpu(), info: info / infos, infos, worldUs: worldMs.map((m) => (1000 * m / positions).toFixed(0)), rolloutUs: (1e6 * cpu() / (positions * WORLDS)).toFixed(0) }));
