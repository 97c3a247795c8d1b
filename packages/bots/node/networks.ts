import { readFileSync } from 'node:fs';
import { type NetworkFiles, Networks, WEIGHTS_NAMES } from '../src/index.ts';

let loaded: Networks | null = null;

/** The networks for this thread, loaded once from the package's files. */
export function loadNetworks(): Networks {
  loaded ??= new Networks(readNetworkFiles());
  return loaded;
}

export function readNetworkFiles(): NetworkFiles {
  const weights = Object.fromEntries(WEIGHTS_NAMES.map((name) => [name, asset(`${name}.weights`)]));
  return { weights, kernel: asset('kernel.wasm') };
}

function asset(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../assets/${name}`, import.meta.url)));
}
