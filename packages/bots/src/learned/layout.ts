/** How many of what a network has, layer by layer. Widths are multiples of 16: the kernel adds 16 floats at a time. */
export interface Shape {
  readonly inputs: number;
  readonly hidden1: number;
  readonly hidden2: number;
  readonly outputs: number;
}

/** The parts of a network in the order in which they lie, and the words of its header in theirs. */
export const PARTS = ['w1', 'b1', 'w2', 'b2', 'w3', 'b3'] as const;
export type Part = (typeof PARTS)[number];

const HEADER_WORDS = 12;
const FLOAT = 4;

/** Where a network lies in a kernel's memory: a header that says so, and then its weights, part by part. */
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

/** Floats of the whole network. */
export function weightCount(shape: Shape): number {
  return PARTS.reduce((sum, part) => sum + partLength(shape, part), 0);
}

/** `at` must be a multiple of 16. */
export function layOut(shape: Shape, at: number): Layout {
  const weights = at + HEADER_WORDS * FLOAT;
  return { shape, header: at, weights, end: weights + weightCount(shape) * FLOAT };
}

export function writeHeader({ shape, header, weights }: Layout, memory: ArrayBufferLike): void {
  const words = new Uint32Array(memory, header, HEADER_WORDS);
  words.set([shape.inputs, shape.hidden1, shape.hidden2, shape.outputs]);
  let at = weights;
  PARTS.forEach((part, index) => {
    words[4 + index] = at;
    at += partLength(shape, part) * FLOAT;
  });
}
