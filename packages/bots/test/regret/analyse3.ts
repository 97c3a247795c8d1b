import { readFileSync } from 'node:fs';
const b = readFileSync(process.argv[2]!);
const data = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
interface Pos { n: number; worlds: number; kind: number; priors: number[]; at: number }
const all: Pos[] = [];
for (let i = 0; i + 4 < data.length; ) { const n = data[i]!, worlds = data[i + 1]!; if (i + 4 + n + worlds * n * 2 > data.length) break; all.push({ n, worlds, kind: data[i + 3]!, priors: [...data.subarray(i + 4, i + 4 + n)], at: i + 4 + n }); i += 4 + n + worlds * n * 2; }
const belief = process.argv[3] === 'belief';
let st = 1; const rnd = () => { st = (Math.imul(st, 1664525) + 1013904223) >>> 0; return st / 2 ** 32; };
const sh = (n: number) => { const o = Array.from({ length: n }, (_, i) => i); for (let i = n - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [o[i], o[j]] = [o[j]!, o[i]!]; } return o; };
const val = (p: Pos, w: number, c: number, share: number) => { const o = p.at + (w * p.n + c) * 2; const l = data[o + 1]!; return Number.isNaN(l) ? data[o]! : (1 - share) * data[o]! + share * l; };
function choose(p: Pos, ws: number[], tau: number, share: number) {
  const N = ws.length; const m = new Array(p.n).fill(0); let ss = 0;
  const rows = ws.map((w) => Array.from({ length: p.n }, (_, c) => val(p, w, c, share)));
  for (const r of rows) r.forEach((x, c) => (m[c] += x / N)); const gm = m.reduce((a: number, x: number) => a + x, 0) / p.n;
  for (const r of rows) { const rm = r.reduce((a, x) => a + x) / p.n; r.forEach((x, c) => (ss += (x - rm - m[c] + gm) ** 2)); }
  const s2 = (ss + 4 * 6400) / ((N - 1) * (p.n - 1) + 4); const e = N / s2, t = 1 / tau ** 2; const pm = p.priors.reduce((a, x) => a + x) / p.n;
  let best = 0, bv = -1e9; for (let c = 0; c < p.n; c++) { const v = (e * (m[c] - gm) + t * (p.priors[c]! - pm)) / (e + t); if (v > bv) { bv = v; best = c; } }
  return best;
}
const stat = (g: number[]) => { const m = g.reduce((a, x) => a + x, 0) / g.length; return `${m.toFixed(2)}±${Math.sqrt(g.reduce((a, x) => a + (x - m) ** 2, 0) / g.length / g.length).toFixed(2)}`; };
console.log('positions', all.length, 'candidates', (all.reduce((a, p) => a + p.n, 0) / all.length).toFixed(2));
let sd = 0; for (const p of all) { for (let w = 0; w < p.worlds; w++) { const d = val(p, w, 0, 0) - val(p, w, 1, 0); sd += d * d / p.worlds; } } console.log('sd of difference', Math.sqrt(sd / all.length).toFixed(0));
if (belief) {
  for (const n of [16, 32, 50]) { const gu: number[] = [], gb: number[] = [];
    for (let i = 0; i + 1 < all.length; i += 2) { const u = all[i]!, q = all[i + 1]!; const o = sh(q.worlds), o2 = sh(u.worlds); const gold = o.slice(50);
      const G = (c: number) => gold.reduce((a, w) => a + val(q, w, c, 0), 0) / gold.length;
      gu.push(G(choose(u, o2.slice(0, n), 25, 0.3)) - G(0)); gb.push(G(choose(q, o.slice(0, n), 25, 0.3)) - G(0)); }
    console.log(n, 'uniform', stat(gu), 'belief', stat(gb), 'difference', stat(gb.map((x, i) => x - gu[i]!))); }
} else for (const share of [0, 0.3, 0.6, 1]) for (const tau of [8, 15, 25, 50]) console.log('share', share, 'tau', tau, ...[8, 16, 32, 64].map((n) => { const g: number[] = []; for (const p of all) for (let r = 0; r < 2; r++) { const o = sh(p.worlds); const c = choose(p, o.slice(0, Math.min(n, p.worlds - 40)), tau, share); const gold = o.slice(p.worlds - 40); g.push(gold.reduce((a, w) => a + val(p, w, c, 0) - val(p, w, 0, 0), 0) / gold.length); } return `${n}: ${stat(g)}`; }));
