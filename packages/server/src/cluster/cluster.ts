import type { Clock } from '@schupf/runner';
import { after, every } from '../clock.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { PairingLink } from '../pairing/pairing-link.ts';
import type { PersonNews } from '../people/person-news.ts';
import { Presence, type PresenceNews } from '../people/presence.ts';
import type { Role } from '../settings.ts';
import type { TableStorage } from '../storage/storage.ts';
import type { Claimant } from '../tables/claim-table.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { ClusterBus } from './cluster-bus.ts';
import { ClusterCalls } from './cluster-calls.ts';
import type { ClusterLink } from './link.ts';
import { LinkedLobbyNews } from './linked-lobby-news.ts';
import { LinkedPairing } from './linked-pairing.ts';
import { type OwnerRequest, ownerSubject, PEOPLE } from './messages.ts';
import { BEAT_INTERVAL_MS, GONE_AFTER_MS, Nodes } from './nodes.ts';
import { OwnerService } from './owner-service.ts';
import { Owners } from './owners.ts';
import { PairerElection } from './pairer-election.ts';

/** A table is handed over within this time, or without its chat. */
const HANDOVER_TIMEOUT_MS = 3000;

/** News about people, and the process they come from. */
interface SentNews {
  readonly from: string;
  readonly news: PersonNews | PresenceNews;
}

export interface ClusterDeps {
  /** The name of this process; another one after each start. */
  readonly self: string;
  readonly link: ClusterLink;
  readonly roles: ReadonlySet<Role>;
  readonly clock: Clock;
  readonly tables: Pick<TableStorage, 'owner'>;
  readonly isHealthy: () => boolean;
  readonly onFault: (error: unknown, about?: string) => void;
}

/** What a process does in the cluster; null without the role. */
export interface Members {
  readonly gateway: Pick<Gateway, 'hear' | 'sendAway' | 'checkSessions' | 'countPeople'> | null;
  readonly registry: TableRegistry | null;
}

/** This process as a part of a cluster: connects its gateway and its tables with those of the other processes. */
export class Cluster {
  readonly nodes: Nodes;
  readonly bus: ClusterBus;
  readonly calls: ClusterCalls;
  readonly lobbyNews: LinkedLobbyNews;
  readonly pairing: PairingLink;
  readonly presence: Presence;
  /** For claiming tables. */
  readonly claimant: Claimant;
  private readonly deps: ClusterDeps;
  private readonly owners: Owners;
  private readonly election: PairerElection;
  private members: Members = { gateway: null, registry: null };
  private service: OwnerService | null = null;
  private isDraining = false;
  /** Since when our storage has failed; null if it works. */
  private unhealthySince: number | null = null;
  /** Whether our clients were sent away because of that. */
  private hasSentAway = false;
  private cancelUnreachable: () => void = () => {};
  private stopListening: () => void = () => {};
  private stopChecking: () => void = () => {};

  constructor(deps: ClusterDeps) {
    this.deps = deps;
    const { self, link, clock, tables, onFault } = deps;
    this.nodes = new Nodes({
      link,
      clock,
      describe: () => ({
        node: self,
        roles: [...deps.roles],
        healthy: deps.isHealthy(),
        draining: this.isDraining,
        people: this.members.gateway?.countPeople() ?? 0,
        tables: this.members.registry?.size ?? 0,
        pairs: this.members.gateway !== null && this.election.isElected,
      }),
    });
    const { nodes } = this;
    const local = () => this.members.registry;
    const owners = new Owners({ self, link, nodes, clock, tables, local, onFault });
    this.owners = owners;
    this.calls = new ClusterCalls({ self, link, nodes, owners, local });
    this.bus = new ClusterBus({
      self,
      link,
      find: (table, isRepeated) => owners.find(table, isRepeated),
      isHeard: (node) => nodes.isHeard(node),
      onSilent: (node) => nodes.suspect(node),
    });
    this.lobbyNews = new LinkedLobbyNews({
      link,
      node: self,
      peopleElsewhere: () => nodes.living.reduce((sum, { people }) => sum + people, 0),
      tablesElsewhere: () => nodes.living.reduce((sum, { tables }) => sum + tables, 0),
    });
    this.pairing = new LinkedPairing(link, self);
    this.election = new PairerElection({
      ...{ self, nodes, clock },
      isCandidate: () => deps.roles.has('gateway') && deps.isHealthy() && !this.isDraining,
    });
    this.presence = new Presence({ clock, publish: (news) => this.publish(news) });
    this.claimant = {
      node: self,
      isGone: (node) => nodes.isGone(node),
      others: () => nodes.living.filter((beat) => beat.roles.includes('tables')).map(({ node }) => node),
      onTakenOver: (node, table, epoch) => {
        const lost: OwnerRequest = { type: 'lost', table, epoch };
        link.publish(ownerSubject(node), lost);
      },
    };
  }

  start(members: Members): void {
    const { self, link } = this.deps;
    this.members = members;
    if (members.registry !== null) {
      this.service = new OwnerService({ self, link, bus: this.bus, registry: members.registry });
      this.service.start();
    }
    // A process without a gateway may not even be allowed to hear what concerns the others' connections.
    if (this.deps.roles.has('gateway')) {
      this.bus.start();
      this.stopListening = link.listen(PEOPLE, (value) => {
        const { from, news } = value as SentNews;
        if (from === self) return;
        if (isPresenceNews(news)) this.presence.hear(from, news);
        else void this.hear(news);
      });
    }
    this.nodes.onChange((node, isGone) => this.noteNode(node, isGone));
    this.nodes.onLinkChange((isLinked) => this.noteLink(isLinked));
    this.nodes.start();
    this.stopChecking = every(this.deps.clock, BEAT_INTERVAL_MS, () => this.checkHealth());
  }

  /** Tells all gateways. */
  async publishNews(news: PersonNews): Promise<void> {
    this.publish(news);
    await this.hear(news);
  }

  private publish(news: SentNews['news']): void {
    const sent: SentNews = { from: this.deps.self, news };
    this.deps.link.publish(PEOPLE, sent);
  }

  /** Whether new clients should come to this process. */
  get isReady(): boolean {
    return !this.isDraining && this.nodes.isLinked;
  }

  /** Whether this process brings together people who look for others to play with. */
  get isPairer(): boolean {
    return this.election.isPairer;
  }

  /** Hands over all tables and sends away all clients. No command is refused, and no one counts as absent. */
  async drain(): Promise<void> {
    const { gateway, registry } = this.members;
    this.isDraining = true;
    this.nodes.beat();
    this.service?.refuseTables();
    await registry?.drain(async (code, handover) => {
      // The last heir may be about to end as well.
      if (this.hasHeirs) await this.withTimeout(this.calls.call(code, { type: 'inherit', handover }));
    });
    await gateway?.sendAway();
  }

  /** Whether another process would take our tables. */
  private get hasHeirs(): boolean {
    return this.nodes.living.some(({ roles, draining }) => roles.includes('tables') && !draining);
  }

  async close(): Promise<void> {
    this.owners.close();
    this.cancelUnreachable();
    this.stopListening();
    this.stopChecking();
    this.nodes.close();
    this.service?.close();
    this.bus.close();
    this.presence.close();
    await this.deps.link.close();
  }

  /** The table is free by now. If no heir answers, our clients look for one, and only the chat is lost. */
  private async withTimeout(handingOver: Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = after(this.deps.clock, HANDOVER_TIMEOUT_MS, resolve);
    await Promise.race([handingOver, promise]).finally(cancel);
  }

  private async hear(news: PersonNews): Promise<void> {
    try {
      await this.members.gateway?.hear(news);
    } catch (error) {
      this.deps.onFault(error);
    }
  }

  /** Others take the tables of a process whose storage fails. Its clients are better off with one that can store. */
  private checkHealth(): void {
    const { clock, isHealthy, onFault } = this.deps;
    if (isHealthy()) {
      this.unhealthySince = null;
      this.hasSentAway = false;
      return;
    }
    const now = clock.now();
    this.unhealthySince ??= now;
    const hasOthers = this.nodes.living.some(
      ({ healthy, draining, roles }) => healthy && !draining && roles.includes('gateway'),
    );
    if (this.hasSentAway || now - this.unhealthySince <= GONE_AFTER_MS || !hasOthers) return;
    this.hasSentAway = true;
    this.members.gateway?.sendAway().catch(onFault);
  }

  private noteNode(node: string, isGone: boolean): void {
    if (!isGone) {
      this.bus.returnTo(node);
      if (this.members.gateway !== null) this.presence.catchUp();
      return;
    }
    this.presence.drop(node);
    this.bus.leaveNode(node);
    this.service?.dropNode(node);
  }

  private noteLink(isLinked: boolean): void {
    this.cancelUnreachable();
    if (isLinked) return void this.recover();
    // NATS is back within a second if it is only restarted.
    this.cancelUnreachable = after(this.deps.clock, GONE_AFTER_MS, () =>
      this.bus.leaveOthers({ type: 'unreachable' }),
    );
  }

  /** Brings everything up to date after messages may have been lost in both directions. */
  private async recover(): Promise<void> {
    const { self, onFault } = this.deps;
    const { gateway, registry } = this.members;
    this.bus.leaveOthers({ type: 'moved' });
    if (gateway !== null) this.presence.catchUp();
    registry?.dropConnectionsOf((node) => node !== self);
    try {
      await registry?.dropLost();
      await gateway?.checkSessions();
    } catch (error) {
      onFault(error);
    }
  }
}

function isPresenceNews(news: SentNews['news']): news is PresenceNews {
  return news.type === 'presence' || news.type === 'all-present' || news.type === 'who-is-present';
}
