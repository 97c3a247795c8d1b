import { Networks } from '@schupf/bots';
import { instantiate } from '@schupf/bots/learned';

/** Addresses of the files behind the learned bots. */
interface NetworkAddresses {
  readonly weights: string;
  readonly kernel: string;
}

/** Milliseconds after which nobody waits for them any more: a table waits ten seconds for a bot. */
const PATIENCE = 8000;

/** What the learned bots know, fetched when it is first wanted. */
export class NetworkSource {
  private readonly addresses: NetworkAddresses;
  private fetching: Promise<Networks | null> | null = null;
  private waiting: Promise<null> | null = null;

  constructor(addresses: NetworkAddresses) {
    this.addresses = addresses;
  }

  /** Null where they cannot be had, and while a slow wire still brings them. */
  get(): Promise<Networks | null> {
    this.fetching ??= this.fetch().catch(() => null);
    this.waiting ??= new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([this.fetching, this.waiting]);
  }

  private async fetch(): Promise<Networks> {
    const { weights, kernel } = this.addresses;
    const [bytes, code] = await Promise.all([bytesAt(weights), bytesAt(kernel).catch(() => null)]);
    const networks = new Networks({ weights: bytes, kernel: code !== null && mayRun(code) ? code : null });
    // Unpacked now: a damaged file is found here, and not in the middle of a decision.
    void networks.brain;
    return networks;
  }
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A browser may know WebAssembly and yet refuse it: by a policy, or because it is too old for this code. */
function mayRun(code: Uint8Array): boolean {
  try {
    return instantiate(code) !== null;
  } catch {
    return false;
  }
}
