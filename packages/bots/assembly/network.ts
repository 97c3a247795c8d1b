// The network, in AssemblyScript: sparse binary inputs -> two dense layers -> outputs. All places are byte addresses in
// the module's memory; whoever calls lays everything out there. Widths are multiples of 16 floats.
import { address, B1, B2, B3, HIDDEN1, HIDDEN2, OUTPUTS, W1, W2, W3, word } from './header';

/** to = from + the rows of the table that the list of 16-bit numbers names. */
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
 * Lists the places where x is above zero (as 16-bit numbers), which is what a rectified layer hands on; tells how many.
 * About half are not: to leave them out is quicker than to multiply by zero, and without a branch to guess.
 */
export function positives(x: usize, width: i32, list: usize): i32 {
  let count = 0;
  for (let i = 0; i < width; i++) {
    store<u16>(list + (<usize>count << 1), <u16>i);
    count += i32(load<f32>(x + (<usize>i << 2)) > 0);
  }
  return count;
}

/** y = bias + x * weights over the listed places of x. */
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

/** The part of the first layer that all candidates of a decision share. */
export function begin(net: usize, list: usize, count: i32, state: usize): void {
  addRows(state, address(net, B1), address(net, W1), list, count, word(net, HIDDEN1));
}

/** The outputs for one candidate. `scratch` has room for both layers and a list of the first. */
export function evaluate(net: usize, state: usize, list: usize, count: i32, scratch: usize, out: usize): void {
  const hidden1 = word(net, HIDDEN1);
  const hidden2 = word(net, HIDDEN2);
  const x1 = scratch;
  const x2 = x1 + (<usize>hidden1 << 2);
  const live = x2 + (<usize>hidden2 << 2);
  addRows(x1, state, address(net, W1), list, count, hidden1);
  const live1 = positives(x1, hidden1, live);
  dense(x2, address(net, B2), address(net, W2), x1, live, live1, hidden2);
  const live2 = positives(x2, hidden2, live);
  dense(out, address(net, B3), address(net, W3), x2, live, live2, word(net, OUTPUTS));
}
