/**
 * What computes: a memory, and two functions on networks that lie in it. The same in WebAssembly and, where that is
 * missing, in plain JavaScript, which takes about ten times as long.
 */
export interface Kernel {
  readonly memory: ArrayBufferLike;
  /** The part of the first layer that all candidates share, from a list of features, into `state`. */
  begin(net: number, list: number, count: number, state: number): void;
  /** The outputs of one candidate into `out`. */
  evaluate(net: number, state: number, list: number, count: number, scratch: number, out: number): void;
}

const PAGE = 65_536;

/** As much of WebAssembly as is used here: not every place where bots play has it, and not every one types it. */
interface WebAssemblyApi {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** What a module without imports offers; null where there is no WebAssembly. */
export function instantiate(code: Uint8Array): unknown {
  const api = (globalThis as { readonly WebAssembly?: WebAssemblyApi }).WebAssembly;
  return api === undefined ? null : new api.Instance(new api.Module(code), {}).exports;
}

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  begin: Kernel['begin'];
  evaluate: Kernel['evaluate'];
}

/** A kernel whose memory is free from `start` on. */
export type RoomyKernel = Kernel & { readonly start: number };

/** A kernel with room for so many bytes; in plain JavaScript without its code, or where WebAssembly is missing. */
export function kernelFor(code: Uint8Array | null, bytes: number): RoomyKernel {
  const exports = code === null ? null : (instantiate(code) as KernelExports | null);
  return exports === null ? plainKernel(bytes) : wasmKernel(exports, bytes);
}

function wasmKernel({ memory, begin, evaluate }: KernelExports, bytes: number): RoomyKernel {
  const start = memory.buffer.byteLength;
  memory.grow(Math.ceil(bytes / PAGE));
  return { memory: memory.buffer, begin, evaluate, start };
}

/** Every sum and product is rounded to 32 bits in the same order as in WebAssembly, so both give the same bits. */
function plainKernel(bytes: number): RoomyKernel {
  const memory = new ArrayBuffer(bytes);
  const floats = new Float32Array(memory);
  const words = new Uint32Array(memory);
  const halves = new Uint16Array(memory);

  function addRows(to: number, from: number, table: number, list: number, count: number, width: number) {
    floats.copyWithin(to, from, from + width);
    for (let place = list; place < list + count; place++) {
      const row = table + halves[place]! * width;
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

  return {
    memory,
    start: 0,
    begin(net, list, count, state) {
      const header = net >> 2;
      addRows(
        state >> 2,
        words[header + 5]! >> 2,
        words[header + 4]! >> 2,
        list >> 1,
        count,
        words[header + 1]!,
      );
    },
    evaluate(net, state, list, count, scratch, out) {
      const header = net >> 2;
      const hidden1 = words[header + 1]!;
      const hidden2 = words[header + 2]!;
      const x1 = scratch >> 2;
      const x2 = x1 + hidden1;
      addRows(x1, state >> 2, words[header + 4]! >> 2, list >> 1, count, hidden1);
      dense(x2, words[header + 7]! >> 2, words[header + 6]! >> 2, x1, hidden1, hidden2);
      dense(out >> 2, words[header + 9]! >> 2, words[header + 8]! >> 2, x2, hidden2, words[header + 3]!);
    },
  };
}
