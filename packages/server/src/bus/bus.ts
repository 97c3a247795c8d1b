import type { Bookmark, Managing, Person, Phrase } from '@schupf/protocol';

/** A socket somewhere; the first part of the name says at which gateway. */
export type SessionId = string;

/** Whoever is at the other end of a socket. */
export type Visitor =
  | { readonly type: 'person'; readonly person: Person; readonly blocks: readonly string[] }
  /** A program that plays for a chair of this one table. */
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'stranger' };

/** A socket wants to hear of a table, from where it was cut off or from how it stands. */
export interface Attach {
  readonly type: 'attach';
  readonly session: SessionId;
  readonly visitor: Visitor;
  readonly since: Bookmark | null;
}

/** What a socket that hears of a table has to say there. */
export type FromGuest =
  | { readonly type: 'detach'; readonly session: SessionId }
  | { readonly type: 'command'; readonly session: SessionId; readonly id: string; readonly command: unknown }
  | { readonly type: 'manage'; readonly session: SessionId; readonly id: string; readonly what: Managing }
  | { readonly type: 'say'; readonly session: SessionId; readonly phrase: Phrase }
  | { readonly type: 'write'; readonly session: SessionId; readonly text: string }
  | {
      readonly type: 'answer';
      readonly session: SessionId;
      readonly question: number;
      readonly action: unknown;
    };

/** What a gateway tells whoever runs a table. All of it is plain data, so it can go over a network. */
export type ToTable = Attach | FromGuest;

/** What whoever runs a table tells a socket: the text of a message, or that it does not watch any more. */
export type ToSession =
  | { readonly type: 'frame'; readonly text: string }
  /** A program whose chair is somebody else's now. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'detached'; readonly table: string };

/** Carries messages between gateways and those who run tables. Nothing durable is on it: what gets lost is asked for again. */
export interface Bus {
  toTable(table: string, message: ToTable): void;
  toSession(session: SessionId, message: ToSession): void;
  onTable(hear: (table: string, message: ToTable) => void): void;
  onSession(hear: (session: SessionId, message: ToSession) => void): void;
}
