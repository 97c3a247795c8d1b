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
} from './kernel-layout.ts';

/**
 * A block of memory, and two functions that evaluate the networks stored in it. Runs in WebAssembly or, where that is
 * not available, in plain JavaScript, which is about ten times slower.
 */
export interface Kernel {
  readonly memory: ArrayBufferLike;
  /**
   * From a list of features, computes the part of the first layer that all candidates share, and writes it to `state`.
   */
  begin(net: number, list: number, count: number, state: number): void;
  /** Computes the outputs for one candidate and writes them to `out`. */
  evaluate(net: number, state: number, list: number, count: number, scratch: number, out: number): void;
}

const WASM_PAGE = 65_536;

/** The part of the WebAssembly API used here. This package is compiled without Node or browser types. */
interface WebAssemblyApi {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** The exports of a module without imports; null where there is no WebAssembly. Throws if the code is refused. */
export function instantiate(code: Uint8Array): unknown {
  const api = (globalThis as { readonly WebAssembly?: WebAssemblyApi }).WebAssembly;
  return api === undefined ? null : new api.Instance(new api.Module(code), {}).exports;
}

/** Whether this WebAssembly code can run here. A content security policy or an old browser may refuse it. */
export function canInstantiate(code: Uint8Array): boolean {
  try {
    return instantiate(code) !== null;
  } catch {
    return false;
  }
}

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  begin: Kernel['begin'];
  evaluate: Kernel['evaluate'];
}

/** A kernel whose memory is free from address `start` onwards. */
export type AllocatedKernel = Kernel & { readonly start: number };

/** A kernel with this many free bytes. Falls back to plain JavaScript if there is no code or no WebAssembly. */
export function kernelFor(code: Uint8Array | null, bytes: number): AllocatedKernel {
  const exports = code === null ? null : (instantiate(code) as KernelExports | null);
  return exports === null ? plainKernel(bytes) : wasmKernel(exports, bytes);
}

function wasmKernel({ memory, begin, evaluate }: KernelExports, bytes: number): AllocatedKernel {
  const start = memory.buffer.byteLength;
  memory.grow(Math.ceil(bytes / WASM_PAGE));
  return { memory: memory.buffer, begin, evaluate, start };
}

/** Rounds every sum and product to 32 bits in the same order as the WebAssembly code, so both give the same bits. */
function plainKernel(bytes: number): AllocatedKernel {
  const memory = new ArrayBuffer(bytes);
  const floats = new Float32Array(memory);
  const words = new Uint32Array(memory);
  const halves = new Uint16Array(memory);

  function addRows(to: number, from: number, table: number, list: number, count: number, width: number) {
    floats.copyWithin(to, from, from + width);
    for (let index = list; index < list + count; index++) {
      const row = table + halves[index]! * width;
      for (let i = 0; i < width; i++) floats[to + i]! += floats[row + i]!;
    }
  }

  function dense(y: number, bias: number, weights: number, x: number, height: number, width: number) {
    floats.copyWithin(y, bias, bias + width);
    for (let i = 0; i < height; i++) {
      const factor = floats[x + i]!;
      if (factor <= 0) continue;
      const row = weights + i * width;
      for (let j = 0; j < width; j++) floats[y + j]! += Math.fround(factor * floats[row + j]!);
    }
  }

  const word = (net: number, offset: number) => words[(net + offset) >> 2]!;
  /** The index in `floats` of a part of the network. */
  const part = (net: number, offset: number) => word(net, offset) >> 2;

  return {
    memory,
    start: 0,
    begin(net, list, count, state) {
      const hidden1 = word(net, HEADER_HIDDEN1);
      addRows(state >> 2, part(net, HEADER_B1), part(net, HEADER_W1), list >> 1, count, hidden1);
    },
    evaluate(net, state, list, count, scratch, out) {
      const hidden1 = word(net, HEADER_HIDDEN1);
      const hidden2 = word(net, HEADER_HIDDEN2);
      const outputs = word(net, HEADER_OUTPUTS);
      const x1 = scratch >> 2;
      const x2 = x1 + hidden1;
      addRows(x1, state >> 2, part(net, HEADER_W1), list >> 1, count, hidden1);
      dense(x2, part(net, HEADER_B2), part(net, HEADER_W2), x1, hidden1, hidden2);
      dense(out >> 2, part(net, HEADER_B3), part(net, HEADER_W3), x2, hidden2, outputs);
    },
  };
}
