import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { Role } from '../settings.ts';
import type { ClusterLink } from './link.ts';

export const BEAT_INTERVAL_MS = 500;
/** A process is gone if we have not heard of it for this long, or if its storage has failed for this long. */
export const GONE_AFTER_MS = 2000;
/** A process that did not answer stays suspected until we hear of it after this time. */
const SUSPICION_MS = 1000;
/** A process that has not been heard of for this long has ended. A process that starts again has another name. */
const FORGET_AFTER_MS = 60_000;
const BEAT = 'beat';

/** What a process tells all others about itself, twice a second. */
export interface Beat {
  /** A name that is different after each start. */
  readonly node: string;
  readonly roles: readonly Role[];
  /** Whether its storage works. */
  readonly healthy: boolean;
  /** Whether it is about to end, and takes over no more tables. */
  readonly draining: boolean;
  /** How many people are connected to it. */
  readonly people: number;
  /** How many tables it runs. */
  readonly tables: number;
  /** Whether it brings together people who look for others to play with. */
  readonly pairs: boolean;
}

interface Known {
  readonly beat: Beat;
  readonly heardAt: number;
  /** Since when its storage has failed; null if it works. */
  readonly unhealthySince: number | null;
}

export interface NodesDeps {
  readonly link: ClusterLink;
  readonly clock: Clock;
  /** The beat of this process. */
  readonly describe: () => Beat;
}

/**
 * The processes of the cluster, as far as this one knows. It judges the others only while it hears its own beats: while
 * the link is broken, or after a pause of this process, their silence means nothing.
 */
export class Nodes {
  private readonly deps: NodesDeps;
  private readonly self: string;
  private readonly known = new Map<string, Known>();
  /** When a process did not answer. */
  private readonly suspectedAt = new Map<string, number>();
  /** The processes that our listeners have been told are gone. */
  private readonly gone = new Set<string>();
  private readonly listeners: ((node: string, isGone: boolean) => void)[] = [];
  private readonly linkListeners: ((isLinked: boolean) => void)[] = [];
  private wasLinked = false;
  private heardSelfAt = Number.NEGATIVE_INFINITY;
  /** Since when we have heard everything. */
  private listeningSince = 0;
  private stop: () => void = () => {};

  constructor(deps: NodesDeps) {
    this.deps = deps;
    this.self = deps.describe().node;
  }

  start(): void {
    const { link, clock } = this.deps;
    this.listeningSince = clock.now();
    const stopListening = link.listen(BEAT, (beat) => this.hear(beat as Beat));
    link.onChange(() => this.checkLink());
    this.beat();
    const stopBeating = every(clock, BEAT_INTERVAL_MS, () => {
      this.checkLink();
      this.beat();
      for (const node of [...this.known.keys()]) this.judge(node);
      this.forgetEnded();
    });
    this.stop = () => {
      stopListening();
      stopBeating();
    };
  }

  /** Tells the others about a change at once. */
  beat(): void {
    this.deps.link.publish(BEAT, this.deps.describe());
  }

  close(): void {
    this.stop();
  }

  /** Whether we hear the others. If not even our own beats arrive, the link is broken, or this process was paused. */
  get isLinked(): boolean {
    return this.deps.link.isUp && this.deps.clock.now() - this.heardSelfAt <= GONE_AFTER_MS;
  }

  /** The beats of the other processes that are not gone. */
  get living(): readonly Beat[] {
    return [...this.known.values()].map(({ beat }) => beat).filter(({ node }) => !this.isGone(node));
  }

  /** For how many milliseconds we have not heard of the process that has been silent the longest. */
  get longestSilence(): number {
    const now = this.deps.clock.now();
    return Math.max(0, ...[...this.known.values()].map(({ heardAt }) => now - heardAt));
  }

  /** Whether another process has ended, cannot be reached or cannot store anything. */
  isGone(node: string): boolean {
    if (node === this.self || !this.isLinked) return false;
    if (this.suspectedAt.has(node)) return true;
    const now = this.deps.clock.now();
    const known = this.known.get(node);
    const silentSince = Math.max(known?.heardAt ?? Number.NEGATIVE_INFINITY, this.listeningSince);
    if (now - silentSince > GONE_AFTER_MS) return true;
    // If our own storage fails too, no process is better off than another.
    const unhealthySince = known?.unhealthySince ?? null;
    return unhealthySince !== null && now - unhealthySince > GONE_AFTER_MS && this.deps.describe().healthy;
  }

  /** Whether the beats of a process arrive in time. If so, it is neither paused nor cut off. */
  isHeard(node: string): boolean {
    const known = this.known.get(node);
    return known !== undefined && this.deps.clock.now() - known.heardAt < 1.5 * BEAT_INTERVAL_MS;
  }

  /** Call this when a process did not answer. After the link was broken, it may just not be linked again yet. */
  suspect(node: string): void {
    const now = this.deps.clock.now();
    if (!this.isLinked || now - this.listeningSince <= GONE_AFTER_MS) return;
    this.suspectedAt.set(node, now);
    this.judge(node);
  }

  /** Calls back whenever a process is gone, and when it is back. */
  onChange(listener: (node: string, isGone: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** Calls back whenever `isLinked` has changed. After it was false, messages may be missing. */
  onLinkChange(listener: (isLinked: boolean) => void): void {
    this.linkListeners.push(listener);
  }

  private checkLink(): void {
    const { isLinked } = this;
    if (isLinked === this.wasLinked) return;
    this.wasLinked = isLinked;
    if (isLinked) this.listeningSince = this.deps.clock.now();
    else this.heardSelfAt = Number.NEGATIVE_INFINITY;
    for (const listener of this.linkListeners) listener(isLinked);
  }

  private hear(beat: Beat): void {
    const now = this.deps.clock.now();
    const { node, healthy } = beat;
    if (node === this.self) {
      this.heardSelfAt = now;
      return this.checkLink();
    }
    const unhealthySince = healthy ? null : (this.known.get(node)?.unhealthySince ?? now);
    this.known.set(node, { beat, heardAt: now, unhealthySince });
    if (now - (this.suspectedAt.get(node) ?? now) >= SUSPICION_MS) this.suspectedAt.delete(node);
    this.judge(node);
  }

  /** Tells the listeners if something has changed. While we do not hear the others, nothing does. */
  private judge(node: string): void {
    if (!this.isLinked) return;
    const isGone = this.isGone(node);
    if (isGone === this.gone.has(node)) return;
    if (isGone) this.gone.add(node);
    else this.gone.delete(node);
    for (const listener of this.listeners) listener(node, isGone);
  }

  private forgetEnded(): void {
    if (!this.isLinked) return;
    const before = this.deps.clock.now() - FORGET_AFTER_MS;
    for (const [node, { heardAt }] of this.known) if (heardAt < before) this.known.delete(node);
    for (const [node, at] of this.suspectedAt) if (at < before) this.suspectedAt.delete(node);
    for (const node of this.gone)
      if (!this.known.has(node) && !this.suspectedAt.has(node)) this.gone.delete(node);
  }
}
