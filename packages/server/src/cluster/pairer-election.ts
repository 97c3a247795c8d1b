import type { Clock } from '@schupf/runner';
import { type Beat, GONE_AFTER_MS, type Nodes } from './nodes.ts';

export interface ElectionDeps {
  readonly self: string;
  readonly nodes: Pick<Nodes, 'living' | 'isLinked'>;
  readonly clock: Clock;
  /** Whether this process could do it: not while it is about to end. */
  readonly isCandidate: () => boolean;
}

/**
 * Decides which process brings people together: the one that does so already or, if there is none, the first by name of
 * those with a gateway. For a moment two may believe that they are it, or none. Gateways hear both, and repeat what they
 * know to the one that stays.
 */
export class PairerElection {
  private readonly deps: ElectionDeps;
  /** Since when we have heard the others; null if we do not. */
  private listeningSince: number | null = null;
  private elected = false;

  constructor(deps: ElectionDeps) {
    this.deps = deps;
  }

  /** Decides again. */
  get isPairer(): boolean {
    this.elected = this.decide();
    return this.elected;
  }

  /** The last decision. */
  get isElected(): boolean {
    return this.elected;
  }

  private decide(): boolean {
    const { self, nodes, clock, isCandidate } = this.deps;
    if (!nodes.isLinked) {
      this.listeningSince = null;
      return false;
    }
    const now = clock.now();
    this.listeningSince ??= now;
    if (!isCandidate()) return false;
    const others = nodes.living.filter(mayPair);
    const active = others.filter(({ pairs }) => pairs);
    const rivals = this.elected ? active : others;
    // Someone else may be at it whom we have not heard yet.
    const hasListened = now - this.listeningSince >= GONE_AFTER_MS;
    if (!this.elected && (!hasListened || active.length > 0)) return false;
    return rivals.every(({ node }) => self < node);
  }
}

function mayPair({ roles, draining, healthy }: Beat): boolean {
  return roles.includes('gateway') && !draining && healthy;
}
