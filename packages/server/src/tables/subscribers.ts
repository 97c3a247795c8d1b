import { packMessage, type ServerMessage, type TableInfo } from '@schupf/protocol';
import type { Bookmark, Clock, Message, TableRunner } from '@schupf/runner';
import { chairOf } from '@schupf/table';
import { type Bus, type ConnectionId, nodeOf, type ToldConnection, type Visitor } from '../bus/bus.ts';
import { after } from '../clock.ts';
import { Spectators } from './spectators.ts';

/** The number of spectators is sent at most this often. */
const COUNT_INTERVAL_MS = 1000;

/** Why a table is not run here any more: it was closed, another process runs it or will, or it is not needed now. */
export type CloseReason = 'over' | 'moved' | 'unused';

interface Subscriber {
  readonly visitor: Visitor;
  readonly network: string;
  /** Ends a player's own stream; null for spectators and external bots. */
  unsubscribe: (() => void) | null;
}

/**
 * Every connection attached to a table. People with a seat get their own view; everyone else gets what `Spectators`
 * shows.
 */
export class Subscribers {
  private readonly runner: TableRunner;
  private readonly code: string;
  private readonly info: TableInfo;
  private readonly epoch: number;
  private readonly bus: Bus;
  private readonly clock: Clock;
  private readonly subscribers = new Map<ConnectionId, Subscriber>();
  private readonly spectators: Spectators;
  private cancelCount: (() => void) | null = null;
  /** The network the last player was connected from; a placeholder until there has been one. */
  private lastNetwork: string;

  constructor(
    runner: TableRunner,
    info: TableInfo,
    { bus, clock, epoch }: { readonly bus: Bus; readonly clock: Clock; readonly epoch: number },
  ) {
    this.runner = runner;
    this.code = info.code;
    this.info = info;
    this.epoch = epoch;
    this.bus = bus;
    this.clock = clock;
    this.lastNetwork = `host ${info.host}`;
    const { handsAfter } = info;
    this.spectators = new Spectators(runner, {
      table: this.code,
      delay: handsAfter === null ? null : handsAfter * 1000,
      clock,
      send: (connection, text) => this.sendText(connection, text),
      onCaughtUp: () => this.reassignAll(),
    });
    if (handsAfter !== null) this.spectators.start();
  }

  get size(): number {
    return this.subscribers.size;
  }

  visitor(connection: ConnectionId): Visitor | null {
    return this.subscribers.get(connection)?.visitor ?? null;
  }

  /** Whether the person has any connection here: one device or tab is enough. */
  isPresent(person: string): boolean {
    return [...this.subscribers.values()].some(
      ({ visitor }) => visitor.type === 'person' && visitor.person.id === person,
    );
  }

  /**
   * The network that the table's use of bots is charged to: that of the player who has been connected longest. Anyone
   * can become another guest, so counting by host would not limit what one person can use.
   */
  get network(): string {
    const { chairs } = this.runner.table;
    for (const { visitor, network } of this.subscribers.values())
      if (visitor.type === 'person' && chairOf(chairs, visitor.person.id) !== null) {
        this.lastNetwork = network;
        break;
      }
    return this.lastNetwork;
  }

  add(connection: ConnectionId, visitor: Visitor, network: string): void {
    const previous = this.subscribers.get(connection);
    if (previous !== undefined) this.endStream(connection, previous);
    this.subscribers.set(connection, { visitor, network, unsubscribe: null });
  }

  /** Starts a connection's stream with what it missed since the bookmark or, if that is impossible, with a snapshot. */
  startStream(connection: ConnectionId, since: Bookmark | null): void {
    const subscriber = this.subscribers.get(connection);
    if (subscriber === undefined) return;
    if (this.isSpectator(connection, subscriber)) this.spectators.add(connection);
    else {
      const { visitor } = subscriber;
      const viewer = visitor.type === 'person' ? visitor.person.id : null;
      // The runner sends what was missed before `watch` returns.
      let isCatchingUp = true;
      subscriber.unsubscribe = this.runner.watch(
        viewer,
        (message) => this.sendPacked(connection, message, isCatchingUp),
        since,
      );
      isCatchingUp = false;
    }
    this.scheduleCount();
  }

  delete(connection: ConnectionId): Visitor | null {
    const subscriber = this.subscribers.get(connection);
    if (subscriber === undefined) return null;
    this.subscribers.delete(connection);
    this.endStream(connection, subscriber);
    this.scheduleCount();
    return subscriber.visitor;
  }

  /** Gives people who have sat down or stood up the stream they should have now. */
  reassignAll(): void {
    for (const [connection, subscriber] of this.subscribers) this.reassign(connection, subscriber);
  }

  /** Disconnects external bots whose chair was given to someone else. */
  dismissReplacedBots(): void {
    const { chairs } = this.runner.table;
    const isSeated = (name: string) =>
      chairs.some(({ occupant }) => occupant.type === 'bot' && occupant.outside && occupant.name === name);
    for (const [connection, { visitor }] of this.subscribers)
      if (visitor.type === 'bot' && !isSeated(visitor.name)) this.tell(connection, { type: 'dismissed' });
  }

  /** Drops messages that have not been shown to spectators yet: they may name someone who has since been deleted. */
  dropDelayed(): void {
    this.spectators.dropDelayed();
  }

  send(connection: ConnectionId, message: ServerMessage): void {
    this.sendText(connection, JSON.stringify(message));
  }

  /** Serialises the message once for all of these connections. */
  sendEach(connections: Iterable<ConnectionId>, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of connections) this.sendText(connection, text);
  }

  /** Serialises the message once for all recipients. */
  sendAll(message: ServerMessage, isRecipient: (visitor: Visitor) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const [connection, { visitor }] of this.subscribers)
      if (isRecipient(visitor)) this.sendText(connection, text);
  }

  /** The connections of some processes. */
  connectionsOf(isTheirs: (node: string) => boolean): ConnectionId[] {
    return [...this.subscribers.keys()].filter((connection) => isTheirs(nodeOf(connection)));
  }

  /** Lets a connection that is not subscribed attach again, wherever the table is run. */
  sendMoved(connection: ConnectionId): void {
    this.tell(connection, { type: 'moved' });
  }

  /** Detaches everyone. */
  close(reason: CloseReason): void {
    this.cancelCount?.();
    this.spectators.stop();
    if (reason === 'over') this.sendAll({ type: 'gone', table: this.code, reason });
    const type = reason === 'moved' ? 'moved' : 'detached';
    for (const connection of this.subscribers.keys()) this.tell(connection, { type });
    this.subscribers.clear();
  }

  private reassign(connection: ConnectionId, subscriber: Subscriber): void {
    if (subscriber.visitor.type === 'bot') return;
    if (this.isSpectator(connection, subscriber) === this.spectators.has(connection)) return;
    this.endStream(connection, subscriber);
    // The new stream starts only after everyone else has been sent the current step.
    queueMicrotask(() => {
      if (this.subscribers.get(connection) === subscriber) this.startStream(connection, null);
    });
  }

  private endStream(connection: ConnectionId, subscriber: Subscriber): void {
    subscriber.unsubscribe?.();
    subscriber.unsubscribe = null;
    this.spectators.delete(connection);
  }

  /**
   * If hands are shown after a delay, people without a seat are spectators only during a match and until they have seen
   * its delayed end. At other times they see the table as it is now, so that they can sit down.
   */
  private isSpectator(connection: ConnectionId, { visitor }: Subscriber): boolean {
    const { chairs, stage } = this.runner.table;
    if (visitor.type === 'bot') return false;
    const isSeated = visitor.type === 'person' && chairOf(chairs, visitor.person.id) !== null;
    if (isSeated) return false;
    if (this.info.handsAfter === null || stage === 'playing') return true;
    return this.spectators.has(connection) && this.spectators.isBehind;
  }

  private sendPacked(connection: ConnectionId, message: Message, isCatchingUp: boolean): void {
    const packed = packMessage(message, this.clock.now());
    const missed = isCatchingUp && message.type === 'update' ? { missed: true } : {};
    this.sendText(connection, JSON.stringify({ ...packed, ...missed, table: this.code }));
  }

  private scheduleCount(): void {
    this.cancelCount ??= after(this.clock, COUNT_INTERVAL_MS, () => {
      this.cancelCount = null;
      this.sendAll({ type: 'watching', table: this.code, spectators: this.spectators.size });
    });
  }

  private sendText(connection: ConnectionId, text: string): void {
    this.tell(connection, { type: 'frame', text });
  }

  private tell(connection: ConnectionId, content: ToldConnection): void {
    this.bus.toConnection(connection, { table: this.code, epoch: this.epoch, ...content });
  }
}
