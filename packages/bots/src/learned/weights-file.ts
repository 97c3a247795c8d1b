import { NETWORKS, type NetworkName, type Shapes, type Weights } from './evaluator.ts';
import { PARTS, type Part, partLength, type Shape, weightCount } from './layout.ts';

/**
 * The weights of all networks in one file, little-endian:
 *
 *   4 bytes  "SNET"
 *   4        version of this format
 *   4        checksum of everything after it
 *   then for each network, in the order of `NETWORKS`:
 *   4 x 4    inputs, hidden1, hidden2, outputs
 *   and its parts in the order of `PARTS`. Each row of w1, w2 and w3 is a scale (float) and one signed byte per weight.
 *   Biases are floats.
 */
const MAGIC = 0x54454e53;
const VERSION = 1;
const BODY_START = 12;
const MAX_BYTE = 127;

/** Throws if the file is damaged, has a different version, or belongs to networks of a different shape. */
export function readWeights(file: Uint8Array, shapes: Shapes): Weights {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < BODY_START || bytes.getUint32(0, true) !== MAGIC) throw new Error('not a weights file');
  const version = bytes.getUint32(4, true);
  if (version !== VERSION) throw new Error(`unsupported weights format ${version}, expected ${VERSION}`);
  if (bytes.getUint32(8, true) !== checksum(file.subarray(BODY_START)))
    throw new Error('the weights file is damaged');
  const reader = new Reader(bytes, BODY_START);
  const weights = {} as Record<NetworkName, Float32Array>;
  for (const name of NETWORKS) {
    const shape = reader.shape();
    if (!isSame(shape, shapes[name]))
      throw new Error(`the weights have the wrong shape for the ${name} network`);
    weights[name] = reader.network(shape);
  }
  return weights;
}

export function writeWeights(weights: Weights, shapes: Shapes): Uint8Array {
  const size = NETWORKS.reduce((sum, name) => sum + networkBytes(shapes[name]), BODY_START);
  const file = new Uint8Array(size);
  const bytes = new DataView(file.buffer);
  const writer = new Writer(bytes, BODY_START);
  for (const name of NETWORKS) writer.network(shapes[name], weights[name]);
  bytes.setUint32(0, MAGIC, true);
  bytes.setUint32(4, VERSION, true);
  bytes.setUint32(8, checksum(file.subarray(BODY_START)), true);
  return file;
}

/** The number of rows in a part, each of which has its own scale; null for biases, which are not quantised. */
function rowsOf(shape: Shape, part: Part): number | null {
  switch (part) {
    case 'w1':
      return shape.inputs;
    case 'w2':
      return shape.hidden1;
    case 'w3':
      return shape.hidden2;
    case 'b1':
    case 'b2':
    case 'b3':
      return null;
  }
}

class Reader {
  private readonly bytes: DataView;
  private at: number;

  constructor(bytes: DataView, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  shape(): Shape {
    return { inputs: this.word(), hidden1: this.word(), hidden2: this.word(), outputs: this.word() };
  }

  network(shape: Shape): Float32Array {
    const weights = new Float32Array(weightCount(shape));
    let next = 0;
    for (const part of PARTS) {
      const length = partLength(shape, part);
      const rows = rowsOf(shape, part);
      if (rows === null) for (let i = 0; i < length; i++) weights[next++] = this.float();
      else for (let row = 0; row < rows; row++) next = this.row(weights, next, length / rows);
    }
    return weights;
  }

  private row(weights: Float32Array, from: number, width: number): number {
    const scale = this.float();
    for (let i = 0; i < width; i++) weights[from + i] = scale * this.bytes.getInt8(this.at++);
    return from + width;
  }

  private word(): number {
    this.at += 4;
    return this.bytes.getUint32(this.at - 4, true);
  }

  private float(): number {
    this.at += 4;
    return this.bytes.getFloat32(this.at - 4, true);
  }
}

class Writer {
  private readonly bytes: DataView;
  private at: number;

  constructor(bytes: DataView, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  network(shape: Shape, weights: Float32Array): void {
    for (const size of [shape.inputs, shape.hidden1, shape.hidden2, shape.outputs]) {
      this.bytes.setUint32(this.at, size, true);
      this.at += 4;
    }
    let next = 0;
    for (const part of PARTS) {
      const length = partLength(shape, part);
      const rows = rowsOf(shape, part);
      const values = weights.subarray(next, next + length);
      if (rows === null) for (const value of values) this.float(value);
      else {
        const width = length / rows;
        for (let row = 0; row < rows; row++) this.row(values.subarray(row * width, (row + 1) * width));
      }
      next += length;
    }
  }

  /** The weight furthest from 0 becomes 127 or -127. */
  private row(values: Float32Array): void {
    let largest = 0;
    for (const value of values) largest = Math.max(largest, Math.abs(value));
    const scale = Math.fround(largest / MAX_BYTE) || 1;
    this.float(scale);
    for (const value of values) this.bytes.setInt8(this.at++, Math.round(value / scale));
  }

  private float(value: number): void {
    this.bytes.setFloat32(this.at, value, true);
    this.at += 4;
  }
}

function networkBytes(shape: Shape): number {
  let bytes = 16;
  for (const part of PARTS) {
    const rows = rowsOf(shape, part);
    bytes += rows === null ? 4 * partLength(shape, part) : 4 * rows + partLength(shape, part);
  }
  return bytes;
}

function isSame(a: Shape, b: Shape): boolean {
  return (
    a.inputs === b.inputs && a.hidden1 === b.hidden1 && a.hidden2 === b.hidden2 && a.outputs === b.outputs
  );
}

/** 32-bit FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
