import {
  HEADER_BYTES,
  HEADER_HIDDEN1,
  HEADER_HIDDEN2,
  HEADER_INPUTS,
  HEADER_OUTPUTS,
  HEADER_W1,
} from './kernel-layout.ts';

/**
 * The widths of a network's layers. All but `inputs` are multiples of 16, because the kernel adds 16 floats at a
 * time.
 */
export interface Shape {
  readonly inputs: number;
  readonly hidden1: number;
  readonly hidden2: number;
  readonly outputs: number;
}

/**
 * The parts of a network in memory order. Their addresses in the header, starting at `HEADER_W1`, are in the same
 * order.
 */
export const PARTS = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;
export type Part = (typeof PARTS)[number];

export const FLOAT_BYTES = 4;

/** The location of a network in a kernel's memory: its header, followed by its weights. */
export interface Layout {
  readonly shape: Shape;
  readonly header: number;
  readonly weights: number;
  readonly end: number;
}

export function partLength(shape: Shape, part: Part): number {
  const { inputs, hidden1, hidden2, outputs } = shape;
  switch (part) {
    case 'w1':
      return inputs * hidden1;
    case 'b1':
      return hidden1;
    case 'w2':
      return hidden1 * hidden2;
    case 'b2':
      return hidden2;
    case 'w3':
      return hidden2 * outputs;
    case 'b3':
      return outputs;
  }
}

/** The number of floats in a network. */
export function weightCount(shape: Shape): number {
  return PARTS.reduce((sum, part) => sum + partLength(shape, part), 0);
}

/** `start` must be a multiple of 16. */
export function layOut(shape: Shape, start: number): Layout {
  const weights = start + HEADER_BYTES;
  return { shape, header: start, weights, end: weights + weightCount(shape) * FLOAT_BYTES };
}

export function writeHeader({ shape, header, weights }: Layout, memory: ArrayBufferLike): void {
  const words = new Uint32Array(memory, header, HEADER_BYTES / 4);
  const write = (offset: number, word: number) => {
    words[offset / 4] = word;
  };
  write(HEADER_INPUTS, shape.inputs);
  write(HEADER_HIDDEN1, shape.hidden1);
  write(HEADER_HIDDEN2, shape.hidden2);
  write(HEADER_OUTPUTS, shape.outputs);
  let address = weights;
  PARTS.forEach((part, index) => {
    write(HEADER_W1 + index * 4, address);
    address += partLength(shape, part) * FLOAT_BYTES;
  });
}

/**
 * The size of the scratch memory that the kernel's `evaluate` needs: both hidden layers, and a list of 16-bit indices
 * with padding.
 */
export function evaluationScratchBytes({ hidden1, hidden2 }: Shape): number {
  return (hidden1 + hidden2) * FLOAT_BYTES + 2 * hidden1 + 16;
}
