import type { Bus, ConnectionId, ToConnection, ToldConnection, ToTable } from '../bus/bus.ts';
import { nodeOf } from '../bus/bus.ts';
import { unavailable } from '../tables/table-registry.ts';
import type { ClusterLink } from './link.ts';
import { gatewaySubject, type Told } from './messages.ts';
import type { Found } from './owners.ts';
import { Sender, type TableMessage } from './sender.ts';
import { Teller } from './teller.ts';

type Attach = Extract<ToTable, { type: 'attach' }>;

/** Where the connections of this process find a table. */
interface Route {
  /** The process that runs the table; null while it is being looked for. */
  node: string | null;
  /** The newest epoch we know of. What was sent in an older one is out of date. */
  epoch: number;
  /** Our connections that are attached there. */
  readonly connections: Set<ConnectionId>;
  /** Our connections that will be, once we know where. */
  readonly waiting: Map<ConnectionId, Attach>;
}

export interface ClusterBusDeps {
  /** The name of this process. */
  readonly self: string;
  readonly link: ClusterLink;
  /** Finds out which process runs a table. `isRepeated`: what was found last is out of date. */
  readonly find: (table: string, isRepeated: boolean) => Promise<Found>;
  /** Whether beats of another process arrive. */
  readonly isHeard: (node: string) => boolean;
  /** Called when another process did not answer. */
  readonly onSilent: (node: string) => void;
}

/** A bus between the processes of a cluster. Tables that this process runs are called directly. */
export class ClusterBus implements Bus {
  private readonly deps: ClusterBusDeps;
  private readonly routes = new Map<string, Route>();
  private readonly senders = new Map<string, Sender>();
  private readonly teller: Teller;
  private tableListener: (table: string, message: ToTable) => void = () => {};
  private connectionListener: (connection: ConnectionId, message: ToConnection) => void = () => {};
  private stop: () => void = () => {};

  constructor(deps: ClusterBusDeps) {
    this.deps = deps;
    this.teller = new Teller(deps.link, deps.self);
  }

  start(): void {
    const { self, link } = this.deps;
    this.stop = link.listen(gatewaySubject(self), (value) => {
      const { from, items } = value as Told;
      for (const { to, message } of items)
        for (const connection of to) this.receive(from, connection, message);
    });
  }

  close(): void {
    this.stop();
  }

  toTable(table: string, message: ToTable): void {
    const { connection } = message;
    const route = this.routes.get(table);
    switch (message.type) {
      case 'attach':
        return this.attach(table, message, route ?? this.addRoute(table));
      case 'detach':
        return this.detach(table, message, route);
      default:
        if (route === undefined) return this.tell(connection, table, { type: 'moved' });
        // What is sent before the connection is attached may be lost.
        if (route.node === null || !route.connections.has(connection)) return;
        return this.send(route.node, { table, message });
    }
  }

  toConnection(connection: ConnectionId, message: ToConnection): void {
    const node = nodeOf(connection);
    if (node === this.deps.self) this.receive(node, connection, message);
    else this.teller.tell(node, connection, message);
  }

  onTableMessage(listener: (table: string, message: ToTable) => void): void {
    this.tableListener = listener;
  }

  onConnectionMessage(listener: (connection: ConnectionId, message: ToConnection) => void): void {
    this.connectionListener = listener;
  }

  /** Delivers a message from another process to a table that this one runs. */
  receiveForTable({ table, message }: TableMessage): void {
    this.tableListener(table, message);
  }

  /** Gives up another process: our connections find other owners for its tables. */
  leaveNode(node: string): void {
    this.senders.get(node)?.reset();
    this.leave((route) => route.node === node, { type: 'moved' });
  }

  /** Tells a process that was given up, but is back, to forget our connections. */
  returnTo(node: string): void {
    this.senders.get(node)?.announce();
  }

  /** Call this when messages from other processes may be missing. */
  leaveOthers(told: ToldConnection): void {
    for (const sender of this.senders.values()) sender.reset();
    this.leave((route) => route.node !== null && route.node !== this.deps.self, told);
  }

  private leave(isMeant: (route: Route) => boolean, told: ToldConnection): void {
    for (const [table, route] of this.routes) if (isMeant(route)) this.drop(table, route, told);
  }

  /** Removes a route. What its connections are told makes them attach again. */
  private drop(table: string, route: Route, told: ToldConnection): void {
    this.routes.delete(table);
    for (const connection of [...route.connections, ...route.waiting.keys()])
      this.tell(connection, table, told);
  }

  private addRoute(table: string): Route {
    const route: Route = { node: null, epoch: 0, connections: new Set(), waiting: new Map() };
    this.routes.set(table, route);
    void this.find(table, route, false);
    return route;
  }

  private attach(table: string, message: Attach, route: Route): void {
    const { connection } = message;
    if (route.node === null) return void route.waiting.set(connection, message);
    route.connections.add(connection);
    this.send(route.node, { table, message });
  }

  private detach(table: string, message: ToTable, route: Route | undefined): void {
    if (route === undefined) return;
    route.waiting.delete(message.connection);
    const isAttached = route.connections.delete(message.connection);
    if (isAttached && route.node !== null) this.send(route.node, { table, message });
    this.removeUnused(table, route);
  }

  private removeUnused(table: string, { connections, waiting }: Route): void {
    if (connections.size === 0 && waiting.size === 0) this.routes.delete(table);
  }

  private async find(table: string, route: Route, isRepeated: boolean): Promise<void> {
    const found = await this.deps.find(table, isRepeated);
    // Everyone has left.
    if (this.routes.get(table) !== route) return;
    switch (found.type) {
      case 'owner':
        return this.open(table, route, found);
      case 'gone': {
        const text = JSON.stringify({ type: 'gone', table, reason: found.reason });
        return this.giveUp(table, route, text);
      }
      case 'unavailable':
        return this.giveUp(table, route, unavailable(table));
      case 'unreachable':
        return this.drop(table, route, found);
    }
  }

  private open(table: string, route: Route, { node, epoch }: Extract<Found, { type: 'owner' }>): void {
    Object.assign(route, { node, epoch });
    const attaches = [...route.waiting.values()];
    route.waiting.clear();
    for (const attach of attaches) this.attach(table, attach, route);
  }

  private giveUp(table: string, route: Route, text: string): void {
    for (const connection of route.waiting.keys()) this.tell(connection, table, { type: 'frame', text });
    this.drop(table, route, { type: 'detached' });
  }

  private send(node: string, message: TableMessage): void {
    if (node === this.deps.self) this.receiveForTable(message);
    else this.senderTo(node).send(message);
  }

  private senderTo(node: string): Sender {
    const existing = this.senders.get(node);
    if (existing !== undefined) return existing;
    const { self, link, isHeard, onSilent } = this.deps;
    const sender = new Sender(node, {
      link,
      self,
      isHeard: () => isHeard(node),
      onRefused: (messages) => this.redirect(node, messages),
      onSilent: (messages) => {
        this.redirect(node, messages);
        onSilent(node);
      },
    });
    this.senders.set(node, sender);
    return sender;
  }

  /** Looks for the owner again for connections whose attaching did not arrive. The others have to attach again. */
  private redirect(node: string, messages: readonly TableMessage[]): void {
    const attaches = new Map<string, Attach[]>();
    for (const { table, message } of messages) {
      const known = attaches.get(table) ?? [];
      attaches.set(table, message.type === 'attach' ? [...known, message] : known);
    }
    for (const [table, again] of attaches) {
      const route = this.routes.get(table);
      if (route?.node !== node) continue;
      const stillWanted = again.filter(({ connection }) => route.connections.delete(connection));
      this.drop(table, route, { type: 'moved' });
      if (stillWanted.length === 0) continue;
      const waiting = new Map(stillWanted.map((attach) => [attach.connection, attach]));
      const next: Route = { node: null, epoch: route.epoch, connections: new Set(), waiting };
      this.routes.set(table, next);
      void this.find(table, next, true);
    }
  }

  /** Delivers a message to a connection of this process, unless it comes from a process that is out of date. */
  private receive(from: string, connection: ConnectionId, message: ToConnection): void {
    const { table, epoch } = message;
    const route = this.routes.get(table);
    if (route?.node !== from || !route.connections.has(connection)) return;
    if (epoch !== null) {
      if (epoch < route.epoch) return;
      route.epoch = epoch;
    }
    // It concerns the others too: their messages would not arrive.
    if (message.type === 'moved') return this.drop(table, route, { type: 'moved' });
    if (message.type === 'detached') {
      route.connections.delete(connection);
      this.removeUnused(table, route);
    }
    this.connectionListener(connection, message);
  }

  private tell(connection: ConnectionId, table: string, told: ToldConnection): void {
    this.connectionListener(connection, { ...told, table, epoch: null });
  }
}
