// Scratch: collects traces of rollouts at decisions of net-1's self-play.
import { openSync, writeSync } from 'node:fs';
import {
  imagine, NO_PLAY, newMatch, Position, rulesFor, shuffledPack, trusted, viewFor, xoshiro128,
  type Alternative, type PlayList, type Seat, type View, type Combination, below, NO_SEAT, type Bits,
} from '@schupf/rules';
import { loadNetworks } from '../../node/networks.ts';
import { LearnedPolicy } from '../../src/learned/learned-policy.ts';
import { Playout } from '../../src/playout/playout.ts';
import { extrasFor } from '../../src/policy-bot.ts';

const [, , out = '/tmp/traces.bin', seconds = '60', seed = 'c1', worldsText = '100', every = '20'] = process.argv;
const WORLDS = Number(worldsText);
const CUTS = 5;
const rules = rulesFor('nanjing');
const { evaluator } = loadNetworks();
const policy = new LearnedPolicy('net-1', evaluator);
const file = openSync(out, 'w');
const random = xoshiro128(seed);

class Trace extends Playout {
  readonly last = new Float64Array(4);
  readonly cuts = new Float64Array(CUTS * 6);
  n1 = 0; root = 0; leads = 0; decisions = 0; ownValue = NaN; ownAt = NaN;
  begin(root: Seat) { this.root = root; this.n1 = 0; this.leads = 0; this.decisions = 0; this.last.fill(NaN); this.cuts.fill(NaN); this.ownValue = NaN; this.ownAt = NaN; }
  override turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    const isLead = this.viewOf(seat).open.trickIsEmpty;
    const chosen = super.turn(seat, plays, alternative);
    const value = policy.expectedPoints;
    const sign = (seat - this.root) % 2 === 0 ? 1 : -1;
    if (!Number.isNaN(value)) {
      this.decisions++;
      this.last[(seat - this.root + 4) % 4] = sign * value;
      if (seat === this.root && Number.isNaN(this.ownAt)) { this.ownValue = value; this.ownAt = this.decisions; }
    }
    const put = (k: number) => {
      const base = k * 6;
      this.cuts[base] = (seat - this.root + 4) % 4;
      for (let i = 0; i < 4; i++) this.cuts[base + 1 + i] = this.last[i]!;
      this.cuts[base + 5] = this.decisions;
    };
    if (isLead && this.leads++ === 2) put(2);
    const { finished } = this.viewOf(seat).open;
    if (finished.length > 0 && !Number.isNaN(value) && Number.isNaN(this.cuts[0]!)) put(0);
    if (finished.length > 1 && !Number.isNaN(value) && Number.isNaN(this.cuts[6]!)) put(1);
    if (finished.length > 0 && !Number.isNaN(value)) { this.n1++; if (this.n1 === 4) put(3); }
    return chosen;
  }
}

const trace = new Trace(rules);
const policies = [policy, policy, policy, policy];
const rec = 4 + CUTS * 6;
let positions = 0; let decisions = 0; let rounds = 0;
const scratch = new Position(rules);

function sample(view: View, seat: Seat, plays: PlayList, alternative: Alternative) {
  const values = new Float64Array(plays.length);
  const passing = policy.weigh(view, seat, plays, alternative !== 'none', values);
  const options: { prior: number; perform: (p: Position) => void }[] = plays.toArray().map((play: Combination, i: number) => ({
    prior: values[i]!,
    perform: (at: Position) => { const e = extras.get(i) ?? extrasFor(policy, view, seat, play, random, null); extras.set(i, e); trusted.play(at, seat, play, e.wish ?? 0, e.dogTo ?? NO_SEAT); },
  }));
  const extras = new Map<number, any>();
  if (alternative === 'pass') options.push({ prior: passing, perform: (at) => trusted.pass(at, seat) });
  const best = Math.max(...options.map((o) => o.prior));
  const cands = options.filter((o) => o.prior >= best - 60).sort((a, b) => b.prior - a.prior).slice(0, 5);
  if (cands.length < 2) return;
  decisions++;
  if (below(Number(every), random) !== 0) return;
  positions++;
  const buffer = new Float32Array(4 + cands.length + WORLDS * cands.length * rec);
  buffer[0] = cands.length; buffer[1] = WORLDS; buffer[2] = view.hands[seat]!.size; buffer[3] = view.open.calls[seat] ? 1 : 0;
  cands.forEach((c, i) => (buffer[4 + i] = c.prior));
  let at = 4 + cands.length;
  for (let w = 0; w < WORLDS; w++) {
    const world = imagine(view, () => (random() >>> 0) / 2 ** 32);
    for (const cand of cands) {
      const position = scratch.copyFrom(world);
      cand.perform(position);
      trace.begin(seat);
      trace.run(position, policies, random);
      const r = position.open.result!.points;
      buffer[at] = r[seat]! - r[(seat + 1) % 4]!;
      buffer[at + 1] = trace.decisions; buffer[at + 2] = trace.ownValue; buffer[at + 3] = trace.ownAt;
      buffer.set(trace.cuts, at + 4);
      at += rec;
    }
  }
  writeSync(file, new Uint8Array(buffer.buffer));
}

class Sampler extends Playout {
  override turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    if (alternative !== 'wait') sample(this.viewOf(seat), seat, plays, alternative);
    return super.turn(seat, plays, alternative);
  }
}
const sampler = new Sampler(rules, true);
const start = process.cpuUsage();
const cpu = () => { const u = process.cpuUsage(start); return (u.user + u.system) / 1e6; };
while (cpu() < Number(seconds)) {
  const position = newMatch(rules, rounds % 4);
  trusted.deal(position, shuffledPack(rules, `xoshiro128:${seed}/${rounds}`));
  sampler.run(position, policies, random);
  rounds++;
}
console.log({ positions, decisions, rounds, perRoundPerSeat: decisions / rounds / 4, cpu: cpu() });
