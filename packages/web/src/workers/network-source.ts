import { canInstantiate, Networks, type WeightsName } from '@schupf/bots';

/** Addresses of the files that learned bots need. */
interface NetworkAddresses {
  readonly name: WeightsName;
  readonly weights: string;
  readonly kernel: string;
}

/** Milliseconds to wait for the networks: less than the ten seconds that a table waits for a bot. */
const MAX_WAIT_MS = 8000;

/** The networks of the learned bots, fetched when first needed. */
export class NetworkSource {
  private readonly addresses: NetworkAddresses;
  private fetching: Promise<Networks | null> | null = null;
  private timeout: Promise<null> | null = null;

  constructor(addresses: NetworkAddresses) {
    this.addresses = addresses;
  }

  /** Null if the networks are unavailable, or still loading over a slow connection. */
  get(): Promise<Networks | null> {
    this.timeout ??= new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
    return Promise.race([this.wait(), this.timeout]);
  }

  /** Waits as long as it takes, so call it only where no one waits for a move. Null if the networks are unavailable. */
  wait(): Promise<Networks | null> {
    this.fetching ??= this.fetch().catch(() => null);
    return this.fetching;
  }

  private async fetch(): Promise<Networks> {
    const { name, weights, kernel } = this.addresses;
    const [bytes, code] = await Promise.all([bytesAt(weights), bytesAt(kernel).catch(() => null)]);
    const networks = new Networks({
      weights: { [name]: bytes },
      kernel: code !== null && canInstantiate(code) ? code : null,
    });
    // Parse the weights now, so that a damaged file is noticed here and not in the middle of a decision.
    void networks.get(name);
    return networks;
  }
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
