import type { Observer, PackedView } from '@schupf/rules';
import type { Reply, SeenUpdate, Status, TableView } from '@schupf/table';
import type { MatchMessage, QuestionMessage, RoundMessage } from './bots/messages.ts';
import type { Person } from './people.ts';
import type { Phrase } from './phrases.ts';
import type { TableInfo, TableSummary } from './tables.ts';

/** A table as it is now, for one observer. `now` is the server's clock, which all times refer to. */
export interface SnapshotMessage {
  readonly type: 'snapshot';
  readonly table: string;
  readonly seq: number;
  readonly now: number;
  readonly observer: Observer;
  readonly view: PackedView;
  readonly status: Status;
  readonly held: TableView['held'];
}

/** What happened since the previous message, whose number is one less. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly table: string;
  readonly seq: number;
  readonly now: number;
  readonly updates: readonly SeenUpdate[];
}

/** Why a client no longer sees a table, or never did. */
export const GONE_REASONS = ['unknown', 'over'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];

/** Why something other than a table command was not done. */
export const ERROR_CODES = [
  /** The message does not belong to this protocol. */
  'malformed',
  'hello-first',
  /** It was sent too often; it would be accepted later. */
  'too-fast',
  'not-allowed',
  'not-watching',
  'too-many-tables',
  /** An external bot's answer was not legal; a stand-in decides. */
  'bad-answer',
  /** The server cannot store anything at present, and so changes nothing. */
  'storage',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why the server closes a socket. */
export const BYE_REASONS = [
  'restart',
  'signed-out',
  'too-fast',
  'silent',
  'malformed',
  'bad-token',
  'too-many',
] as const;
export type ByeReason = (typeof BYE_REASONS)[number];

export type ManageReply =
  | { readonly ok: true; readonly token: string | null }
  | {
      readonly ok: false;
      readonly reason:
        | 'not-yours'
        | 'started-already'
        | 'no-such-chair'
        | 'no-such-bot'
        | 'too-often'
        | 'unavailable';
    };

/** Messages about one table to those who watch it. */
export type TableServerMessage =
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo }
  | SnapshotMessage
  | UpdateMessage
  | { readonly type: 'reply'; readonly table: string; readonly id: string; readonly reply: Reply }
  | { readonly type: 'managed'; readonly table: string; readonly id: string; readonly reply: ManageReply }
  | SaidMessage
  /** How many people watch without playing. */
  | { readonly type: 'watching'; readonly table: string; readonly spectators: number }
  | { readonly type: 'gone'; readonly table: string; readonly reason: GoneReason };

/** A chat phrase or text. */
export type SaidMessage =
  | {
      readonly type: 'said';
      readonly table: string;
      readonly by: Person;
      readonly at: number;
      readonly phrase: Phrase;
    }
  | {
      readonly type: 'wrote';
      readonly table: string;
      readonly by: Person;
      readonly at: number;
      readonly text: string;
    };

/** What an external bot is sent, as in BOTS.md, with the table it is about. */
export type BotServerMessage = (MatchMessage | RoundMessage | QuestionMessage) & { readonly table: string };

/** The server's first message; its receiver is identified and may subscribe to tables. */
export interface WelcomeMessage {
  readonly type: 'welcome';
  /** Null for a client that only watches. */
  readonly you: Person | null;
  readonly now: number;
  /** The client has to send something at least this often, in milliseconds, or the socket is closed. */
  readonly silence: number;
}

/** Something was not done. It names the table and the command where they are known. */
interface ErrorMessage {
  readonly type: 'error';
  readonly code: ErrorCode;
  readonly problem: string;
  readonly table?: string;
  readonly id?: string;
}

/** Everything a server may send. A client ignores types and fields it does not know. */
export type ServerMessage =
  | WelcomeMessage
  | TableServerMessage
  | BotServerMessage
  | { readonly type: 'lobby'; readonly tables: readonly TableSummary[] }
  | ErrorMessage
  | {
      readonly type: 'bye';
      readonly reason: ByeReason;
      /** Milliseconds after which it is worth trying again; null where it is not. */
      readonly retryAfter: number | null;
    }
  | { readonly type: 'pong'; readonly n: number; readonly now: number };
