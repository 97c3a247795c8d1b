import type { Bookmark, HostCommand, Person, Phrase, ReplayCommand } from '@schupf/protocol';
import type { TraceCarrier } from '../tracing/command-traces.ts';

/** Identifies one socket of a client. The part before the dot is the gateway it is connected to. */
export type ConnectionId = string;

/** Who is at the other end of a connection. */
export type Visitor =
  | { readonly type: 'person'; readonly person: Person; readonly blocks: readonly string[] }
  /** An external bot, which plays for one chair at one table. */
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'anonymous' };

/** Subscribes a connection to a table, or renews its subscription. With a bookmark, it is sent only what it missed. */
export interface Attach {
  readonly type: 'attach';
  readonly connection: ConnectionId;
  readonly visitor: Visitor;
  /** The network the connection comes from. Bots and other shared resources are divided among networks. */
  readonly network: string;
  readonly since: Bookmark | null;
}

/** What a subscriber sends to a table. */
export type FromSubscriber = { readonly connection: ConnectionId } & (
  | {
      readonly type: 'detach';
      /** We have asked the client to connect again at once, so its person does not count as absent yet. */
      readonly returns: boolean;
    }
  /** The command is not validated yet, because that requires the rules of the table. */
  | ({ readonly type: 'command'; readonly id: string; readonly command: unknown } & TraceCarrier)
  | { readonly type: 'manage'; readonly id: string; readonly what: HostCommand }
  | { readonly type: 'say'; readonly phrase: Phrase }
  | { readonly type: 'write'; readonly text: string }
  /** A command in a joint replay. A move in it is not validated yet, because that requires the position. */
  | { readonly type: 'replay'; readonly what: ReplayCommand }
  /** An external bot's answer. The action is not validated yet, because that requires the question. */
  | { readonly type: 'answer'; readonly id: number; readonly action: unknown }
);

/** A message from a gateway to the process that runs a table. Plain data, so it could be sent over a network. */
export type ToTable = Attach | FromSubscriber;

/** What a connection is told about a table. */
export type ToldConnection =
  /** The text of a message for the client. */
  | { readonly type: 'frame'; readonly text: string }
  /** For an external bot: its chair was given to someone else. */
  | { readonly type: 'dismissed' }
  /** The connection is no longer subscribed to the table. */
  | { readonly type: 'detached' }
  /** The connection is no longer subscribed, because another process runs the table or will. It has to attach again. */
  | { readonly type: 'moved' }
  /** This process cannot reach the one that runs the table. The client has to connect to another process. */
  | { readonly type: 'unreachable' };

/**
 * A message about a table to a connection, from the process that runs the table. `epoch` is the one in which it does;
 * null if it does not run the table.
 */
export type ToConnection = ToldConnection & { readonly table: string; readonly epoch: number | null };

/** Carries messages between gateways and tables. It does not have to be reliable: clients repeat what gets lost. */
export interface Bus {
  toTable(table: string, message: ToTable): void;
  toConnection(connection: ConnectionId, message: ToConnection): void;
  onTableMessage(listener: (table: string, message: ToTable) => void): void;
  onConnectionMessage(listener: (connection: ConnectionId, message: ToConnection) => void): void;
}

/** The process that a connection belongs to. */
export function nodeOf(connection: ConnectionId): string {
  return connection.slice(0, connection.indexOf('.'));
}
