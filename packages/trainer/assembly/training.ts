// Training, in AssemblyScript, based on the bots' network code: the gradients of a batch, and Adam.
import { addRows, dense, positives } from '../../bots/assembly/network';
import {
  GOES_OUT_FIRST_OUTPUT,
  HEADER_B1,
  HEADER_B2,
  HEADER_B3,
  HEADER_HIDDEN1,
  HEADER_HIDDEN2,
  HEADER_OUTPUTS,
  HEADER_W1,
  HEADER_W2,
  HEADER_W3,
  OUTCOMES_START,
  VALUE_OUTPUT,
} from '../../bots/src/learned/kernel-layout';
import { SAMPLE_COUNT, SAMPLE_FEATURES, SAMPLE_FIRST_OUT, SAMPLE_OUTCOME, SAMPLE_VALUE } from '../src/sample-layout';

/** Sums of the losses since they were last cleared: value, first out, outcome. */
const losses = memory.data(24);

export function lossesAt(): usize {
  return losses;
}

function exp(x: f32): f32 {
  return <f32>Math.exp(<f64>x);
}

/** to += factor * from, over `width` floats (a multiple of 16). */
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
 * Adds up the gradients of a batch, a list of 32-bit addresses of samples. `gradients` has the layout of the weights.
 * The value loss has weight 1; the losses for going out first and for the outcome have the given weights.
 * `trainingScratchBytes` in src/network-trainer.ts gives the size of `scratch`.
 */
export function accumulateGradients(
  net: usize,
  gradients: usize,
  batch: usize,
  size: i32,
  scratch: usize,
  outcomes: i32,
  firstOutWeight: f32,
  outcomeWeight: f32,
): void {
  const hidden1 = load<i32>(net, HEADER_HIDDEN1);
  const hidden2 = load<i32>(net, HEADER_HIDDEN2);
  const outputs = load<i32>(net, HEADER_OUTPUTS);
  const w1 = load<usize>(net, HEADER_W1);
  const b1 = load<usize>(net, HEADER_B1);
  const w2 = load<usize>(net, HEADER_W2);
  const b2 = load<usize>(net, HEADER_B2);
  const w3 = load<usize>(net, HEADER_W3);
  const b3 = load<usize>(net, HEADER_B3);
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
    const count = <i32>load<u16>(sample + SAMPLE_COUNT);
    const features = sample + SAMPLE_FEATURES;
    addRows(x1, b1, w1, features, count, hidden1);
    const n1 = positives(x1, hidden1, live1);
    dense(x2, b2, w2, x1, live1, n1, hidden2);
    const n2 = positives(x2, hidden2, live2);
    dense(out, b3, w3, x2, live2, n2, outputs);
    outputGradients(sample, out, d3, outputs, outcomes, firstOutWeight, outcomeWeight);

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

/** Writes the gradients of the losses with respect to the outputs to `d3`. */
function outputGradients(
  sample: usize,
  out: usize,
  d3: usize,
  outputs: i32,
  outcomes: i32,
  firstOutWeight: f32,
  outcomeWeight: f32,
): void {
  memory.fill(d3, 0, <usize>outputs << 2);
  const error = load<f32>(out + (VALUE_OUTPUT << 2)) - load<f32>(sample + SAMPLE_VALUE);
  store<f32>(d3 + (VALUE_OUTPUT << 2), error);
  store<f64>(losses, load<f64>(losses) + <f64>(error * error));
  const first = load<f32>(sample + SAMPLE_FIRST_OUT);
  if (first < 0) return;
  const chance: f32 = 1 / (1 + exp(-load<f32>(out + (GOES_OUT_FIRST_OUTPUT << 2))));
  store<f32>(d3 + (GOES_OUT_FIRST_OUTPUT << 2), firstOutWeight * (chance - first));
  const likelihood: f32 = first > 0.5 ? chance : 1 - chance;
  store<f64>(losses + 8, load<f64>(losses + 8) - Math.log(<f64>likelihood + 1e-7));

  let highest: f32 = -1e30;
  for (let k = 0; k < outcomes; k++) highest = max<f32>(highest, load<f32>(out + ((OUTCOMES_START + k) << 2)));
  let sum: f32 = 0;
  for (let k = 0; k < outcomes; k++) {
    const at = (OUTCOMES_START + k) << 2;
    const share = exp(load<f32>(out + at) - highest);
    store<f32>(d3 + at, share);
    sum += share;
  }
  const truth = <i32>load<u16>(sample + SAMPLE_OUTCOME);
  for (let k = 0; k < outcomes; k++) {
    const at = (OUTCOMES_START + k) << 2;
    const share = load<f32>(d3 + at) / sum;
    if (k == truth) store<f64>(losses + 16, load<f64>(losses + 16) - Math.log(<f64>share + 1e-7));
    store<f32>(d3 + at, outcomeWeight * (share - (k == truth ? 1 : 0)));
  }
}

/**
 * One step of Adam over `count` weights (a multiple of 4). Also updates their moving average and clears the
 * gradients.
 */
export function adamStep(
  weights: usize,
  gradients: usize,
  momentum: usize,
  variance: usize,
  average: usize,
  count: i32,
  gradientScale: f32,
  rate: f32,
  correction1: f32,
  correction2: f32,
  averagingRate: f32,
): void {
  const scaleV = f32x4.splat(gradientScale);
  const rateV = f32x4.splat(rate * correction1);
  const c2 = f32x4.splat(correction2);
  const tiny = f32x4.splat(1e-7);
  const keep1 = f32x4.splat(0.9);
  const new1 = f32x4.splat(0.1);
  const keep2 = f32x4.splat(0.999);
  const new2 = f32x4.splat(0.001);
  const averagingV = f32x4.splat(averagingRate);
  const zero = f32x4.splat(0);
  const bytes = <usize>count << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    const gradient = f32x4.mul(v128.load(gradients + at), scaleV);
    v128.store(gradients + at, zero);
    const m = f32x4.add(f32x4.mul(keep1, v128.load(momentum + at)), f32x4.mul(new1, gradient));
    v128.store(momentum + at, m);
    const v = f32x4.add(f32x4.mul(keep2, v128.load(variance + at)), f32x4.mul(new2, f32x4.mul(gradient, gradient)));
    v128.store(variance + at, v);
    const root = f32x4.add(f32x4.sqrt(f32x4.mul(v, c2)), tiny);
    const w = f32x4.sub(v128.load(weights + at), f32x4.div(f32x4.mul(rateV, m), root));
    v128.store(weights + at, w);
    const a = v128.load(average + at);
    v128.store(average + at, f32x4.add(a, f32x4.mul(averagingV, f32x4.sub(w, a))));
  }
}
