// Learning, in AssemblyScript, on top of the network that plays: gradients of a batch, and Adam.
import { address, B1, B2, B3, HIDDEN1, HIDDEN2, OUTPUTS, W1, W2, W3, word } from '../../bots/assembly/header';
import { addRows, dense, positives } from '../../bots/assembly/network';

export { begin, evaluate } from '../../bots/assembly/network';

// A sample: how many features (u16), which outcome (u16), value (f32), first out (f32), then the features (u16 each).
const SAMPLE_VALUE: usize = 4;
const SAMPLE_FIRST: usize = 8;
const SAMPLE_FEATURES: usize = 12;

const VALUE: usize = 0;
const FIRST: usize = 4;
/** The first of the outcomes among the outputs. */
const OUTCOMES: usize = 2;

/** Sums of the losses since they were last read: value, first, outcome. */
const losses = memory.data(24);

export function lossesAt(): usize {
  return losses;
}

function exp(x: f32): f32 {
  return <f32>Math.exp(<f64>x);
}

/** to += factor * from, over so many floats (a multiple of 16). */
@inline function addScaled(to: usize, from: usize, factor: f32, width: i32): void {
  const f = f32x4.splat(factor);
  const end = to + (<usize>width << 2);
  for (; to < end; to += 64, from += 64) {
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(f, v128.load(from))));
    v128.store(to, f32x4.add(v128.load(to, 16), f32x4.mul(f, v128.load(from, 16))), 16);
    v128.store(to, f32x4.add(v128.load(to, 32), f32x4.mul(f, v128.load(from, 32))), 32);
    v128.store(to, f32x4.add(v128.load(to, 48), f32x4.mul(f, v128.load(from, 48))), 48);
  }
}

@inline function add(to: usize, from: usize, width: i32): void {
  const end = to + (<usize>width << 2);
  for (; to < end; to += 64, from += 64) {
    v128.store(to, f32x4.add(v128.load(to), v128.load(from)));
    v128.store(to, f32x4.add(v128.load(to, 16), v128.load(from, 16)), 16);
    v128.store(to, f32x4.add(v128.load(to, 32), v128.load(from, 32)), 32);
    v128.store(to, f32x4.add(v128.load(to, 48), v128.load(from, 48)), 48);
  }
}

@inline function dot(a: usize, b: usize, width: i32): f32 {
  let s0 = f32x4.splat(0);
  let s1 = f32x4.splat(0);
  const end = a + (<usize>width << 2);
  for (; a < end; a += 32, b += 32) {
    s0 = f32x4.add(s0, f32x4.mul(v128.load(a), v128.load(b)));
    s1 = f32x4.add(s1, f32x4.mul(v128.load(a, 16), v128.load(b, 16)));
  }
  const s = f32x4.add(s0, s1);
  return f32x4.extract_lane(s, 0) + f32x4.extract_lane(s, 1) + f32x4.extract_lane(s, 2) + f32x4.extract_lane(s, 3);
}

/**
 * Adds the gradients of the listed samples (addresses, 32 bits each). `gradients` is laid out as the weights are, from
 * the first weight on. How much the chance of being first and the outcomes count beside the value: `side`, `spread`.
 */
export function learn(
  net: usize,
  gradients: usize,
  batch: usize,
  size: i32,
  scratch: usize,
  outcomes: i32,
  side: f32,
  spread: f32,
): void {
  const hidden1 = word(net, HIDDEN1);
  const hidden2 = word(net, HIDDEN2);
  const outputs = word(net, OUTPUTS);
  const w1 = address(net, W1);
  const b1 = address(net, B1);
  const w2 = address(net, W2);
  const b2 = address(net, B2);
  const w3 = address(net, W3);
  const b3 = address(net, B3);
  const g = gradients - w1;
  const x1 = scratch;
  const d1 = x1 + (<usize>hidden1 << 2);
  const x2 = d1 + (<usize>hidden1 << 2);
  const d2 = x2 + (<usize>hidden2 << 2);
  const out = d2 + (<usize>hidden2 << 2);
  const d3 = out + (<usize>outputs << 2);
  const live1 = d3 + (<usize>outputs << 2);
  const live2 = live1 + (<usize>hidden1 << 1) + 16;
  for (let b = 0; b < size; b++) {
    const sample = <usize>load<u32>(batch + (<usize>b << 2));
    const count = <i32>load<u16>(sample);
    const features = sample + SAMPLE_FEATURES;
    addRows(x1, b1, w1, features, count, hidden1);
    const n1 = positives(x1, hidden1, live1);
    dense(x2, b2, w2, x1, live1, n1, hidden2);
    const n2 = positives(x2, hidden2, live2);
    dense(out, b3, w3, x2, live2, n2, outputs);
    blame(sample, out, d3, outputs, outcomes, side, spread);

    add(g + b3, d3, outputs);
    memory.fill(d2, 0, <usize>hidden2 << 2);
    for (let k = 0; k < n2; k++) {
      const j = <usize>load<u16>(live2 + (<usize>k << 1));
      const row = (j * <usize>outputs) << 2;
      addScaled(g + w3 + row, d3, load<f32>(x2 + (j << 2)), outputs);
      store<f32>(d2 + (j << 2), dot(d3, w3 + row, outputs));
    }
    add(g + b2, d2, hidden2);
    memory.fill(d1, 0, <usize>hidden1 << 2);
    for (let k = 0; k < n1; k++) {
      const i = <usize>load<u16>(live1 + (<usize>k << 1));
      const row = (i * <usize>hidden2) << 2;
      addScaled(g + w2 + row, d2, load<f32>(x1 + (i << 2)), hidden2);
      store<f32>(d1 + (i << 2), dot(d2, w2 + row, hidden2));
    }
    add(g + b1, d1, hidden1);
    for (let k = 0; k < count; k++) {
      const row = (<usize>load<u16>(features + (<usize>k << 1)) * <usize>hidden1) << 2;
      add(g + w1 + row, d1, hidden1);
    }
  }
}

/** What each output should have been less of. */
function blame(
  sample: usize,
  out: usize,
  d3: usize,
  outputs: i32,
  outcomes: i32,
  side: f32,
  spread: f32,
): void {
  memory.fill(d3, 0, <usize>outputs << 2);
  const error = load<f32>(out + VALUE) - load<f32>(sample + SAMPLE_VALUE);
  store<f32>(d3 + VALUE, error);
  const first = load<f32>(sample + SAMPLE_FIRST);
  const chance: f32 = 1 / (1 + exp(-load<f32>(out + FIRST)));
  store<f32>(d3 + FIRST, side * (chance - first));
  store<f64>(losses, load<f64>(losses) + <f64>(error * error));
  const told: f32 = first > 0.5 ? chance : 1 - chance;
  store<f64>(losses + 8, load<f64>(losses + 8) - Math.log(<f64>told + 1e-7));

  let highest: f32 = -1e30;
  for (let k = 0; k < outcomes; k++) highest = max<f32>(highest, load<f32>(out + ((OUTCOMES + k) << 2)));
  let sum: f32 = 0;
  for (let k = 0; k < outcomes; k++) {
    const at = (OUTCOMES + k) << 2;
    const share = exp(load<f32>(out + at) - highest);
    store<f32>(d3 + at, share);
    sum += share;
  }
  const truth = <i32>load<u16>(sample + 2);
  for (let k = 0; k < outcomes; k++) {
    const at = (OUTCOMES + k) << 2;
    const share = load<f32>(d3 + at) / sum;
    if (k == truth) store<f64>(losses + 16, load<f64>(losses + 16) - Math.log(<f64>share + 1e-7));
    store<f32>(d3 + at, spread * (share - (k == truth ? 1 : 0)));
  }
}

/** One step of Adam over so many weights, a multiple of 4, which also takes the running mean of them and clears the gradients. */
export function step(
  weights: usize,
  gradients: usize,
  momentum: usize,
  variance: usize,
  mean: usize,
  count: i32,
  share: f32,
  rate: f32,
  correction1: f32,
  correction2: f32,
  decay: f32,
): void {
  const shareV = f32x4.splat(share);
  const rateV = f32x4.splat(rate * correction1);
  const c2 = f32x4.splat(correction2);
  const tiny = f32x4.splat(1e-7);
  const keep1 = f32x4.splat(0.9);
  const new1 = f32x4.splat(0.1);
  const keep2 = f32x4.splat(0.999);
  const new2 = f32x4.splat(0.001);
  const decayV = f32x4.splat(decay);
  const zero = f32x4.splat(0);
  const bytes = <usize>count << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    const gradient = f32x4.mul(v128.load(gradients + at), shareV);
    v128.store(gradients + at, zero);
    const m = f32x4.add(f32x4.mul(keep1, v128.load(momentum + at)), f32x4.mul(new1, gradient));
    v128.store(momentum + at, m);
    const v = f32x4.add(f32x4.mul(keep2, v128.load(variance + at)), f32x4.mul(new2, f32x4.mul(gradient, gradient)));
    v128.store(variance + at, v);
    const root = f32x4.add(f32x4.sqrt(f32x4.mul(v, c2)), tiny);
    const w = f32x4.sub(v128.load(weights + at), f32x4.div(f32x4.mul(rateV, m), root));
    v128.store(weights + at, w);
    const a = v128.load(mean + at);
    v128.store(mean + at, f32x4.add(a, f32x4.mul(decayV, f32x4.sub(w, a))));
  }
}
