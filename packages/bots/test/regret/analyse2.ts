import { readFileSync } from 'node:fs';
const CUTS = 5; const REC = 4 + CUTS * 6;
const b = readFileSync(process.argv[2] ?? '/tmp/traces.bin');
const data = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
interface Pos { n: number; worlds: number; hand: number; priors: number[]; at: number }
const all: Pos[] = [];
for (let i = 0; i + 4 < data.length; ) {
  const n = data[i]!, worlds = data[i + 1]!;
  if (i + 4 + n + worlds * n * REC > data.length) break;
  all.push({ n, worlds, hand: data[i + 2]!, priors: [...data.subarray(i + 4, i + 4 + n)], at: i + 4 + n });
  i += 4 + n + worlds * n * REC;
}
const rec = (p: Pos, w: number, c: number) => p.at + (w * p.n + c) * REC;
console.log('positions', all.length, 'candidates', all.reduce((a, p) => a + p.n, 0) / all.length);
type F = (o: number) => number;
const final: F = (o) => data[o]!;
const avg = (k: number): F => (o) => { const a = o + 4 + k * 6; if (Number.isNaN(data[a]!)) return data[o]!; let s = 0, n = 0; for (let i = 0; i < 4; i++) { const v = data[a + 1 + i]!; if (!Number.isNaN(v)) { s += v; n++; } } return n ? s / n : data[o]!; };
const mix = (alpha: number, k: number): F => { const v = avg(k); return (o) => alpha * data[o]! + (1 - alpha) * v(o); };
let st = 999; const rnd = () => { st = (Math.imul(st, 1664525) + 1013904223) >>> 0; return st / 2 ** 32; };
function shuffled(n: number) { const o = Array.from({ length: n }, (_, i) => i); for (let i = n - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [o[i], o[j]] = [o[j]!, o[i]!]; } return o; }
interface Opt { f: F; n: number; tau: number; s0?: number; nu?: number; fixed?: number; race?: number; min?: number; halving?: boolean }
/** gain and rollouts used. `n` = budget of rollouts if race, else worlds. */
function run({ f, n, tau, s0 = 80, nu = 4, fixed, race, min = 6 }: Opt, repeats = 3) {
  let st0 = 4711; st = st0; const gains: number[] = []; let used = 0;
  for (const p of all) {
    let g = 0;
    for (let r = 0; r < repeats; r++) {
      const order = shuffled(p.worlds);
      const sum = new Array(p.n).fill(0), cnt = new Array(p.n).fill(0);
      const maxW = p.worlds - 50;
      // paired differences vs. reference computed over common worlds
      const vals: number[][] = Array.from({ length: p.n }, () => []);
      let live = Array.from({ length: p.n }, (_, i) => i);
      let roll = 0; const budget = race === undefined ? n * p.n : n;
      let ests: number[] = p.priors.slice();
      for (let w = 0; w < maxW && live.length > 1 && roll + live.length <= budget; w++) {
        for (const c of live) { const v = f(rec(p, order[w]!, c)); vals[c]!.push(v); sum[c] += v; cnt[c]++; roll++; }
        if (race !== undefined && w + 1 >= min && (w + 1) % 2 === 0) {
          const e = estimate(p, vals, live, w + 1, tau, s0, nu, fixed);
          let b = live[0]!; for (const c of live) if (e.value[c]! > e.value[b]!) b = c;
          live = live.filter((c) => c === b || e.value[b]! - e.value[c]! < race * e.se);
        }
      }
      used += roll / repeats / all.length;
      const nW = vals[live[0]!]!.length;
      const e = estimate(p, vals, live, nW, tau, s0, nu, fixed);
      let best = live[0]!; for (const c of live) if (e.value[c]! > e.value[best]!) best = c;
      let gb = 0, g0 = 0; for (let i = maxW; i < p.worlds; i++) { gb += final(rec(p, order[i]!, best)); g0 += final(rec(p, order[i]!, 0)); }
      g += (gb - g0) / 50 / repeats;
    }
    gains.push(g);
  }
  const m = gains.reduce((a, b) => a + b) / gains.length; const v = gains.reduce((a, b) => a + (b - m) ** 2, 0) / gains.length;
  return `${m.toFixed(2)}±${Math.sqrt(v / gains.length).toFixed(2)} (${used.toFixed(0)})`;
}
function estimate(p: Pos, vals: number[][], live: number[], n: number, tau: number, s0: number, nu: number, fixed?: number) {
  let ss = 0; const means: number[] = [];
  for (const c of live) { let s = 0; for (let i = 0; i < n; i++) s += vals[c]![i]!; means[c] = s / n; }
  const gm = live.reduce((a, c) => a + means[c]!, 0) / live.length;
  for (let i = 0; i < n; i++) { let m = 0; for (const c of live) m += vals[c]![i]!; m /= live.length; for (const c of live) ss += (vals[c]![i]! - m - means[c]! + gm) ** 2; }
  const df = (n - 1) * (live.length - 1);
  const s2 = fixed ? fixed * fixed : (ss + nu * s0 * s0) / (df + nu);
  const e = n / s2, t = 1 / (tau * tau);
  const pm = live.reduce((a, c) => a + p.priors[c]!, 0) / live.length;
  const value: number[] = []; for (const c of live) value[c] = (e * (means[c]! - gm) + t * (p.priors[c]! - pm)) / (e + t);
  return { value, se: Math.sqrt(2 / (e + t)) };
}
const job = process.argv[3];
if (job === 'tau') {
  for (const n of [8, 16, 32, 64, 110]) console.log(n, 'now', run({ f: final, n, tau: 15, fixed: 130 }), ...[12, 20, 30, 45, 70].map((tau) => `${tau}: ${run({ f: final, n, tau })}`));
  for (const n of [8, 16, 32, 64]) console.log(n, 'nu/s0', ...[2, 8, 20].flatMap((nu) => [60, 80, 110].map((s0) => `${nu}/${s0}: ${run({ f: final, n, tau: 30, nu, s0 })}`)));
}
if (job === 'mix') for (const k of [1, 2, 3]) for (const a of [0.3, 0.5, 0.7, 0.85, 1]) console.log(k, a, ...[8, 16, 32, 64].map((n) => run({ f: mix(a, k), n, tau: 30 })));
if (job === 'race') for (const tau of [25, 40]) for (const budget of [40, 80, 120, 160, 240, 330]) console.log(tau, budget, 'even', run({ f: final, n: budget, tau, race: 1e9 }), ...[1, 1.5, 2, 2.5, 3].map((race) => `${race}: ${run({ f: final, n: budget, tau, race })}`));
if (job === 'cost') {
  const mean = (f: (o: number) => number) => { let s = 0, n = 0; for (const p of all) for (let w = 0; w < 10; w++) for (let c = 0; c < p.n; c++) { s += f(rec(p, w, c)); n++; } return (s / n).toFixed(2); };
  console.log('final', mean((o) => data[o + 1]!), ...[0, 1, 2, 3].map((k) => `cut${k} ${mean((o) => { const d = data[o + 4 + k * 6 + 5]!; return Number.isNaN(d) ? data[o + 1]! : d; })}`));
  for (const k of [0, 1, 3]) console.log(k, ...[16, 32, 64].map((n) => run({ f: mix(0, k), n, tau: 25 })));
  console.log('final', ...[16, 32, 64].map((n) => run({ f: final, n, tau: 25 })));
}
