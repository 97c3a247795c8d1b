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
console.log('positions', all.length);
// feature functions
type F = (o: number) => number;
const final: F = (o) => data[o]!;
/** value at cut k by mix of seat weights; final if ended earlier. */
const own: F = (o) => Number.isNaN(data[o + 2]!) ? data[o]! : data[o + 2]!;
const leader = (k: number): F => (o) => { const a = o + 4 + k * 6; const l = data[a]!; if (Number.isNaN(l)) return data[o]!; const v = data[a + 1 + l]!; return Number.isNaN(v) ? data[o]! : v; };
const seatv = (k: number, s: number, prior: (o:number)=>number): F => (o) => { const a = o + 4 + k * 6; if (Number.isNaN(data[a]!)) return data[o]!; const v = data[a + 1 + s]!; return Number.isNaN(v) ? prior(o) : v; };
const cost = (k: number) => (o: number) => { const d = data[o + 4 + k * 6 + 5]!; return Number.isNaN(d) ? data[o + 1]! : d; };
// per position/world demeaned regressions
function ols(features: F[], y: F) {
  const m = features.length; const A = Array.from({ length: m }, () => new Array(m).fill(0)); const B = new Array(m).fill(0);
  let yy = 0, n = 0;
  for (const p of all) for (let w = 0; w < p.worlds; w++) {
    const rows: number[][] = []; const ys: number[] = [];
    for (let c = 0; c < p.n; c++) { const o = rec(p, w, c); rows.push(features.map((f) => f(o))); ys.push(y(o)); }
    const my = ys.reduce((a, b) => a + b) / p.n; const mx = features.map((_, j) => rows.reduce((a, r) => a + r[j]!, 0) / p.n);
    for (let c = 0; c < p.n; c++) { const dx = rows[c]!.map((x, j) => x - mx[j]!); const dy = ys[c]! - my; yy += dy * dy; n++;
      for (let i = 0; i < m; i++) { B[i] += dx[i]! * dy; for (let j = 0; j < m; j++) A[i]![j] += dx[i]! * dx[j]!; } }
  }
  const M = A.map((r, i) => [...r, B[i]]);
  for (let i = 0; i < m; i++) { const pv = M[i]![i]!; for (let j = i; j <= m; j++) M[i]![j]! /= pv; for (let r = 0; r < m; r++) if (r !== i) { const f = M[r]![i]!; for (let j = i; j <= m; j++) M[r]![j]! -= f * M[i]![j]!; } }
  const beta = M.map((r) => r[m]!);
  const expl = beta.reduce((s, b, i) => s + b * B[i], 0);
  return { beta: beta.map((x) => +x.toFixed(3)), r2: +(expl / yy).toFixed(3), sdY: +Math.sqrt(yy / n).toFixed(1) };
}
console.log('final ~ own', ols([own], final));
for (let k = 0; k < CUTS; k++) {
  console.log(`cut ${k}: final ~ leader`, ols([leader(k)], final));
  console.log(`   ~ leader + seats 0..3`, ols([leader(k), ...[0, 1, 2, 3].map((s) => seatv(k, s, leader(k)))], final));
  console.log(`   ~ seats 0..3`, ols([0, 1, 2, 3].map((s) => seatv(k, s, leader(k))), final));
}
const meanCost = (f: (o: number) => number) => { let s = 0, n = 0; for (const p of all) for (let w = 0; w < Math.min(20, p.worlds); w++) for (let c = 0; c < p.n; c++) { s += f(rec(p, w, c)); n++; } return s / n; };
const finalCost = (o: number) => data[o + 1]!;
const ownCost = (o: number) => Number.isNaN(data[o + 3]!) ? data[o + 1]! : data[o + 3]!;
console.log('decisions: final', meanCost(finalCost).toFixed(2), 'own', meanCost(ownCost).toFixed(2), ...[0, 1, 2, 3, 4].map((k) => meanCost(cost(k)).toFixed(2)));
// regret: use N worlds of estimator (first half), gold from second half
let seedState = 12345; const rnd = () => { seedState = (Math.imul(seedState, 1664525) + 1013904223) >>> 0; return seedState / 2 ** 32; };
function gain(f: F, n: number, tau: number, repeats = 4): { gain: number; se: number; best: number } {
  const gains: number[] = [];
  for (const p of all) {
    let g = 0;
    for (let r = 0; r < repeats; r++) {
      const order = Array.from({ length: p.worlds }, (_, i) => i);
      for (let i = order.length - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [order[i], order[j]] = [order[j]!, order[i]!]; }
      const est = new Array(p.n).fill(0), gold = new Array(p.n).fill(0);
      const N = Math.min(n, p.worlds - 50);
      const xs: number[][] = [];
      for (let i = 0; i < p.worlds; i++) { const w = order[i]!; const row: number[] = [];
        for (let c = 0; c < p.n; c++) { const o = rec(p, w, c); if (i < N) { const v = f(o); est[c] += v / N; row.push(v); } else gold[c] += final(o) / (p.worlds - N); }
        if (i < N) xs.push(row); }
      // pooled residual variance
      let ss = 0; for (const row of xs) { const m = row.reduce((a, b) => a + b) / p.n; for (let c = 0; c < p.n; c++) ss += (row[c]! - m - (est[c] - est.reduce((a: number, b: number) => a + b) / p.n)) ** 2; }
      const s2 = (ss + 2 * 60 * 60) / (Math.max(1, (N - 1) * (p.n - 1)) + 2) ;
      const e = N / s2, t = 1 / (tau * tau);
      const pm = p.priors.reduce((a, b) => a + b) / p.n, em = est.reduce((a: number, b: number) => a + b) / p.n;
      let best = 0, bv = -Infinity;
      for (let c = 0; c < p.n; c++) { const v = (e * (est[c] - em) + t * (p.priors[c]! - pm)) / (e + t); if (v > bv) { bv = v; best = c; } }
      g += (gold[best] - gold[0]) / repeats;
    }
    gains.push(g);
  }
  const m = gains.reduce((a, b) => a + b) / gains.length; const v = gains.reduce((a, b) => a + (b - m) ** 2, 0) / gains.length;
  return { gain: m, se: Math.sqrt(v / gains.length), best: 0 };
}
const fmt = (x: { gain: number; se: number }) => `${x.gain.toFixed(2)}±${(x.se).toFixed(2)}`;
const table: [string, F, (o: number) => number][] = [['final', final, finalCost], ['own', own, ownCost], ...[0, 1, 2, 3, 4].map((k) => [`leader${k}`, leader(k), cost(k)] as [string, F, (o: number) => number]),
 ...[0,1,2,3].map((k) => [`avg-all${k}`, (o: number) => [0,1,2,3].reduce((a, s) => a + seatv(k, s, leader(k))(o), 0) / 4, cost(k)] as [string, F, (o: number) => number]),
 ...[0,1,2,3].map((k) => [`own+lead${k}`, (o: number) => (leader(k)(o) + seatv(k, 0, leader(k))(o)) / 2, cost(k)] as [string, F, (o: number) => number]),
];
for (const [name, f, c] of table) {
  const out: string[] = [];
  for (const n of [8, 16, 32, 64, 100]) for (const tau of [15, 30, 1000]) out.push(`${n}/${tau}:${fmt(gain(f, n, tau, 2))}`);
  console.log(name.padEnd(10), meanCost(c).toFixed(1), out.join('  '));
}
