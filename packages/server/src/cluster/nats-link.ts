import {
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  type Subscription,
} from '@nats-io/transport-node';
import { type Answer, type ClusterLink, LinkError, type ListenOptions } from './link.ts';

/** Clusters that share a NATS server need subjects of their own; an operator separates them by accounts. */
const PREFIX = 'schupf.';
const CONNECT_TIMEOUT_MS = 5000;
/** After this time without a connection, the first attempt is made; NATS restarts within a second. */
const RECONNECT_WAIT_MS = 100;
/** A connection that does not answer pings for twice this time counts as lost. */
const PING_INTERVAL_MS = 2000;

export interface NatsLinkDeps {
  readonly onFault: (error: unknown) => void;
}

/** The client ignores the user, the password and the scheme of an address. */
function accessTo(address: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> {
  const { host, protocol, username, password } = new URL(address);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    // With `nats:`, TLS is used if the server offers it. With `tls:`, nothing is sent without it.
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/** A link through a NATS server. What is sent while it cannot be reached gets lost. */
export class NatsLink implements ClusterLink {
  private readonly connection: NatsConnection;
  private readonly deps: NatsLinkDeps;
  private readonly listeners: ((isUp: boolean) => void)[] = [];
  private isConnected = true;

  private constructor(connection: NatsConnection, deps: NatsLinkDeps) {
    this.connection = connection;
    this.deps = deps;
    void this.watch();
  }

  /** Throws `LinkError` if there is no connection within a few seconds. */
  static async open(url: string, deps: NatsLinkDeps): Promise<NatsLink> {
    try {
      const connection = await connect({
        ...accessTo(url),
        timeout: CONNECT_TIMEOUT_MS,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_WAIT_MS,
        reconnectJitter: RECONNECT_WAIT_MS,
        pingInterval: PING_INTERVAL_MS,
      });
      return new NatsLink(connection, deps);
    } catch (error) {
      // The address may contain a password, so only the hostname is shown.
      const host = URL.parse(url)?.host ?? 'the address';
      throw new LinkError(`cannot connect to NATS at ${host}: ${(error as Error).message}`);
    }
  }

  get isUp(): boolean {
    return this.isConnected && !this.connection.isClosed();
  }

  publish(subject: string, value: unknown): void {
    // The client would keep messages until it has reconnected. By then they would be out of date.
    if (this.isUp) this.connection.publish(PREFIX + subject, JSON.stringify(value));
  }

  async request(subject: string, value: unknown, timeoutMs: number): Promise<Answer> {
    if (!this.isUp) return { type: 'timeout' };
    try {
      const message = await this.connection.request(PREFIX + subject, JSON.stringify(value), {
        timeout: timeoutMs,
      });
      return { type: 'answered', value: message.json() };
    } catch (error) {
      if (error instanceof NoRespondersError || (error as Error).cause instanceof NoRespondersError)
        return { type: 'nobody' };
      return { type: 'timeout' };
    }
  }

  listen(subject: string, onMessage: (value: unknown) => void, options: ListenOptions = {}): () => void {
    return this.subscribe(subject, options, (message) => onMessage(message.json()));
  }

  answer(
    subject: string,
    answer: (value: unknown) => unknown | Promise<unknown>,
    options: ListenOptions = {},
  ): () => void {
    return this.subscribe(subject, options, async (message) => {
      message.respond(JSON.stringify(await answer(message.json())));
    });
  }

  onChange(listener: (isUp: boolean) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    // Draining waits for the server, which may be gone.
    if (this.isUp) await this.connection.drain();
    else await this.connection.close();
  }

  private subscribe(
    subject: string,
    { group }: ListenOptions,
    handle: (message: Msg) => unknown,
  ): () => void {
    const subscription: Subscription = this.connection.subscribe(PREFIX + subject, {
      ...(group === undefined ? {} : { queue: group }),
      callback: (error, message) => {
        if (error !== null) return this.deps.onFault(error);
        void this.handle(message, handle);
      },
    });
    return () => {
      if (!this.connection.isClosed()) subscription.unsubscribe();
    };
  }

  private async handle(message: Msg, handle: (message: Msg) => unknown): Promise<void> {
    try {
      await handle(message);
    } catch (error) {
      this.deps.onFault(error);
    }
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.set(false);
      else if (type === 'reconnect') this.set(true);
    }
    this.set(false);
  }

  private set(isConnected: boolean): void {
    if (isConnected === this.isConnected) return;
    this.isConnected = isConnected;
    for (const listener of this.listeners) listener(isConnected);
  }
}
