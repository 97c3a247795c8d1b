// The network, in AssemblyScript: sparse binary inputs -> two dense layers -> outputs. All pointers are byte addresses
// in the module's memory, which the caller lays out. Widths are multiples of 16 floats.
import {
  HEADER_B1,
  HEADER_B2,
  HEADER_B3,
  HEADER_HIDDEN1,
  HEADER_HIDDEN2,
  HEADER_OUTPUTS,
  HEADER_W1,
  HEADER_W2,
  HEADER_W3,
} from '../src/learned/kernel-layout';

/** to = from + the sum of the table rows whose 16-bit indices are listed. */
export function addRows(to: usize, from: usize, table: usize, list: usize, count: i32, width: i32): void {
  const stride = <usize>width << 2;
  const end = list + (<usize>count << 1);
  let at: usize = 0;
  for (; at + 128 <= stride; at += 128) {
    let a0 = v128.load(from + at);
    let a1 = v128.load(from + at, 16);
    let a2 = v128.load(from + at, 32);
    let a3 = v128.load(from + at, 48);
    let a4 = v128.load(from + at, 64);
    let a5 = v128.load(from + at, 80);
    let a6 = v128.load(from + at, 96);
    let a7 = v128.load(from + at, 112);
    for (let place = list; place < end; place += 2) {
      const row = table + <usize>load<u16>(place) * stride + at;
      a0 = f32x4.add(a0, v128.load(row));
      a1 = f32x4.add(a1, v128.load(row, 16));
      a2 = f32x4.add(a2, v128.load(row, 32));
      a3 = f32x4.add(a3, v128.load(row, 48));
      a4 = f32x4.add(a4, v128.load(row, 64));
      a5 = f32x4.add(a5, v128.load(row, 80));
      a6 = f32x4.add(a6, v128.load(row, 96));
      a7 = f32x4.add(a7, v128.load(row, 112));
    }
    v128.store(to + at, a0);
    v128.store(to + at, a1, 16);
    v128.store(to + at, a2, 32);
    v128.store(to + at, a3, 48);
    v128.store(to + at, a4, 64);
    v128.store(to + at, a5, 80);
    v128.store(to + at, a6, 96);
    v128.store(to + at, a7, 112);
  }
  for (; at < stride; at += 16) {
    let sum = v128.load(from + at);
    for (let place = list; place < end; place += 2) {
      sum = f32x4.add(sum, v128.load(table + <usize>load<u16>(place) * stride + at));
    }
    v128.store(to + at, sum);
  }
}

/**
 * ReLU: lists the 16-bit indices where x is positive and returns how many there are. About half of all values are not
 * positive, and skipping them is faster than multiplying by zero. The loop has no branch that could be mispredicted.
 */
export function positives(x: usize, width: i32, list: usize): i32 {
  let count = 0;
  for (let i = 0; i < width; i++) {
    store<u16>(list + (<usize>count << 1), <u16>i);
    count += i32(load<f32>(x + (<usize>i << 2)) > 0);
  }
  return count;
}

/** y = bias + x * weights, over the listed indices of x. */
export function dense(
  y: usize,
  bias: usize,
  weights: usize,
  x: usize,
  list: usize,
  count: i32,
  width: i32,
): void {
  const stride = <usize>width << 2;
  const end = list + (<usize>count << 1);
  let at: usize = 0;
  for (; at + 64 <= stride; at += 64) {
    let a0 = v128.load(bias + at);
    let a1 = v128.load(bias + at, 16);
    let a2 = v128.load(bias + at, 32);
    let a3 = v128.load(bias + at, 48);
    for (let place = list; place < end; place += 2) {
      const i = <usize>load<u16>(place);
      const factor = v128.load_splat<f32>(x + (i << 2));
      const row = weights + i * stride + at;
      a0 = f32x4.add(a0, f32x4.mul(factor, v128.load(row)));
      a1 = f32x4.add(a1, f32x4.mul(factor, v128.load(row, 16)));
      a2 = f32x4.add(a2, f32x4.mul(factor, v128.load(row, 32)));
      a3 = f32x4.add(a3, f32x4.mul(factor, v128.load(row, 48)));
    }
    v128.store(y + at, a0);
    v128.store(y + at, a1, 16);
    v128.store(y + at, a2, 32);
    v128.store(y + at, a3, 48);
  }
}

/** Computes the part of the first layer that all candidates of a decision share. */
export function begin(net: usize, list: usize, count: i32, state: usize): void {
  addRows(state, load<usize>(net, HEADER_B1), load<usize>(net, HEADER_W1), list, count, load<i32>(net, HEADER_HIDDEN1));
}

/**
 * Computes the outputs for one candidate. The size of `scratch` is `evaluationScratchBytes` (src/learned/layout.ts).
 */
export function evaluate(net: usize, state: usize, list: usize, count: i32, scratch: usize, out: usize): void {
  const hidden1 = load<i32>(net, HEADER_HIDDEN1);
  const hidden2 = load<i32>(net, HEADER_HIDDEN2);
  const x1 = scratch;
  const x2 = x1 + (<usize>hidden1 << 2);
  const live = x2 + (<usize>hidden2 << 2);
  addRows(x1, state, load<usize>(net, HEADER_W1), list, count, hidden1);
  const live1 = positives(x1, hidden1, live);
  dense(x2, load<usize>(net, HEADER_B2), load<usize>(net, HEADER_W2), x1, live, live1, hidden2);
  const live2 = positives(x2, hidden2, live);
  dense(out, load<usize>(net, HEADER_B3), load<usize>(net, HEADER_W3), x2, live, live2, load<i32>(net, HEADER_OUTPUTS));
}
