import { KeyedCounter } from '../limits/keyed-counter.ts';

/**
 * How many listed tables were opened from each network, so that no one can fill the lobby by posing as many guests. It
 * is kept in memory only: addresses are never stored.
 */
export class LobbyQuota {
  private readonly max: number;
  private readonly networks = new Map<string, string>();
  private readonly counts = new KeyedCounter();

  constructor(max: number) {
    this.max = max;
  }

  /** Whether the network may list another table. `listed` are the codes of the tables that are in the lobby now. */
  allows(network: string, listed: ReadonlySet<string>): boolean {
    for (const [code, opener] of this.networks) {
      if (listed.has(code)) continue;
      this.networks.delete(code);
      this.counts.remove(opener);
    }
    return this.counts.get(network) < this.max;
  }

  add(code: string, network: string): void {
    this.networks.set(code, network);
    this.counts.add(network);
  }
}
