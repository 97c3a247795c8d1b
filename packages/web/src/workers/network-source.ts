import { canInstantiate, Networks } from '@schupf/bots';

/** Addresses of the files behind the learned bots. */
interface NetworkAddresses {
  readonly weights: string;
  readonly kernel: string;
}

/** Milliseconds to wait for them: a table waits ten seconds for a bot. */
const PATIENCE = 8000;

/** What the learned bots know, fetched when it is first wanted. */
export class NetworkSource {
  private readonly addresses: NetworkAddresses;
  private fetching: Promise<Networks | null> | null = null;
  private waiting: Promise<null> | null = null;

  constructor(addresses: NetworkAddresses) {
    this.addresses = addresses;
  }

  /** Null where they are unavailable, and while a slow network still loads them. */
  get(): Promise<Networks | null> {
    this.fetching ??= this.fetch().catch(() => null);
    this.waiting ??= new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([this.fetching, this.waiting]);
  }

  private async fetch(): Promise<Networks> {
    const { weights, kernel } = this.addresses;
    const [bytes, code] = await Promise.all([bytesAt(weights), bytesAt(kernel).catch(() => null)]);
    const networks = new Networks({
      weights: bytes,
      kernel: code !== null && canInstantiate(code) ? code : null,
    });
    // Load the weights now, so that a damaged file shows here and not in the middle of a decision.
    void networks.evaluator;
    return networks;
  }
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
