import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkSource } from './network-source.ts';

const ADDRESSES = { name: 'nanjing-1', weights: '/nanjing-1.weights', kernel: '/kernel.wasm' } as const;
/** Milliseconds a table waits for a bot. */
const BOT_TIMEOUT_MS = 10_000;
const fetched: string[] = [];
/** The server's answer instead of a file, by address. */
let overrides: Readonly<Record<string, () => Response>> = {};

beforeEach(() => {
  fetched.length = 0;
  overrides = {};
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return overrides[address]?.() ?? new Response(assetAt(address));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function assetAt(address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../../../bots/assets${address}`, import.meta.url)));
}

/** The outputs of the push network for a candidate without features; null without networks. */
async function pushOutputs(): Promise<number[] | null> {
  const networks = await new NetworkSource(ADDRESSES).get();
  if (networks === null) return null;
  const { evaluator } = networks;
  evaluator.features.nextCandidate();
  evaluator.begin('push');
  evaluator.evaluate('push', 0);
  return [...evaluator.outputs];
}

test('fetches nothing before it is needed, and nothing twice', async () => {
  const source = new NetworkSource(ADDRESSES);
  expect(fetched).toEqual([]);
  expect(await source.get()).not.toBeNull();
  expect(await source.get()).toBe(await source.get());
  expect(fetched.toSorted()).toEqual(['/kernel.wasm', '/nanjing-1.weights']);
});

test('gives the same results if WebAssembly is blocked or missing', async () => {
  const expected = await pushOutputs();
  expect(expected).not.toBeNull();
  vi.stubGlobal('WebAssembly', {
    Module: class {
      constructor() {
        throw new Error('refused by the policy');
      }
    },
  });
  expect(await pushOutputs()).toEqual(expected);
  vi.stubGlobal('WebAssembly', undefined);
  expect(await pushOutputs()).toEqual(expected);
});

test('works without the kernel, but more slowly', async () => {
  const expected = await pushOutputs();
  overrides = { '/kernel.wasm': () => new Response('gone', { status: 404 }) };
  expect(await pushOutputs()).toEqual(expected);
});

test.each([
  ['missing', () => new Response('gone', { status: 404 })],
  ['cut off', () => new Response(assetAt('/nanjing-1.weights').subarray(0, 1000))],
  ['replaced by a login page', () => new Response('<p>Log in first</p>')],
  ['unreachable', () => Response.error()],
])('works without networks if the weights are %s', async (_, response) => {
  overrides = { '/nanjing-1.weights': response };
  expect(await pushOutputs()).toBeNull();
});

test('does not wait long for a slow connection, and uses the networks once they arrive', async () => {
  vi.useFakeTimers();
  const arrived = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    await arrived.promise;
    return new Response(assetAt(address));
  });
  const source = new NetworkSource(ADDRESSES);
  const first = source.get();
  await vi.advanceTimersByTimeAsync(BOT_TIMEOUT_MS - 1);
  expect(await first).toBeNull();
  expect(await source.get()).toBeNull();
  arrived.resolve();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await source.get()).not.toBeNull());
});
