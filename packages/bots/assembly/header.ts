// The header of a network: 32-bit words at its beginning. `Layout` in src/learned/layout.ts writes it.

@inline export const HIDDEN1: usize = 4;
@inline export const HIDDEN2: usize = 8;
@inline export const OUTPUTS: usize = 12;
@inline export const W1: usize = 16;
@inline export const B1: usize = 20;
@inline export const W2: usize = 24;
@inline export const B2: usize = 28;
@inline export const W3: usize = 32;
@inline export const B3: usize = 36;

@inline export function word(net: usize, at: usize): i32 {
  return load<i32>(net + at);
}

@inline export function address(net: usize, at: usize): usize {
  return <usize>load<u32>(net + at);
}
