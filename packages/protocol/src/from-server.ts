import type { Observer, PackedView } from '@schupf/rules';
import type { Reply, SeenUpdate, Status, TableView } from '@schupf/table';
import type { MatchMessage, QuestionMessage, RoundMessage } from './bots/messages.ts';
import type { FriendNews } from './friends.ts';
import type { JointReplayMessage } from './joint-replays.ts';
import type { Person } from './people.ts';
import type { Phrase } from './phrases.ts';
import type { PlayerRating } from './ratings.ts';
import type { SeekAsk, SeekCount, SeekMessage } from './seeks.ts';
import type { TableInfo, TableSummary } from './tables.ts';

/** The current table for one observer. `now` is the time by the server's clock, to which all times refer. */
export interface SnapshotMessage {
  readonly type: 'snapshot';
  readonly table: string;
  readonly seq: number;
  readonly now: number;
  readonly observer: Observer;
  readonly view: PackedView;
  readonly status: Status;
  readonly held: TableView['held'];
  readonly conditionalPasses: TableView['conditionalPasses'];
  readonly deals: TableView['deals'];
}

/** The updates since the previous message, whose `seq` is lower by one. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly table: string;
  readonly seq: number;
  readonly now: number;
  /** Present if the client missed this message and gets it late, after a reconnection. */
  readonly missed?: true;
  readonly updates: readonly SeenUpdate[];
}

/** Why a client cannot watch a table, or no longer can. */
export const GONE_REASONS = ['unknown', 'over', 'damaged'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];

/** Why a message was not processed. Refused table commands get a reply instead. */
export const ERROR_CODES = [
  /** The message is not valid in this protocol. */
  'malformed',
  'hello-first',
  /** The client sends too often. The message would be accepted later. */
  'too-fast',
  'not-allowed',
  /** The person may not write free text at the moment. */
  'muted',
  /** The text contains a word that is not allowed. */
  'bad-word',
  /** Only people with an account may write links. */
  'no-links',
  'not-watching',
  'too-many-tables',
  /** An external bot's answer was illegal, so a stand-in decides. */
  'bad-answer',
  /** The server cannot store data right now, so nothing was changed. */
  'storage',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why the server closes a socket. */
export const BYE_REASONS = [
  'restart',
  'signed-out',
  /** The person is excluded. GET /api/me/standing says why. */
  'excluded',
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

/** The messages about one table to its subscribers. */
export type TableServerMessage =
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo }
  | SnapshotMessage
  | UpdateMessage
  | { readonly type: 'reply'; readonly table: string; readonly id: string; readonly reply: Reply }
  | { readonly type: 'managed'; readonly table: string; readonly id: string; readonly reply: ManageReply }
  | SaidMessage
  | JointReplayMessage
  /** The number of spectators. */
  | { readonly type: 'watching'; readonly table: string; readonly spectators: number }
  | RatingsMessage
  /**
   * Another process of the server runs the table now, and does not know the connection. The client has to watch the
   * table again and repeat what was not answered, as on a new connection.
   */
  | { readonly type: 'moved'; readonly table: string }
  | { readonly type: 'gone'; readonly table: string; readonly reason: GoneReason };

/** How the players at a rated table are rated. */
export interface RatingsMessage {
  readonly type: 'ratings';
  readonly table: string;
  readonly pool: string;
  /** Indexed by chair; null for bots and empty chairs. */
  readonly players: readonly (PlayerRating | null)[];
  /** Whether rounds played by these players change ratings. */
  readonly counts: boolean;
}

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

/** The messages of BOTS.md to an external bot, with the code of the table. */
export type BotServerMessage = (MatchMessage | RoundMessage | QuestionMessage) & { readonly table: string };

/** The server's first message. The client has been identified and may now subscribe to tables. */
export interface WelcomeMessage {
  readonly type: 'welcome';
  /** Null for an anonymous spectator. */
  readonly you: Person | null;
  readonly now: number;
  /** The maximum time between two messages from the client, in milliseconds. After that the server closes the socket. */
  readonly silence: number;
}

/** A message was not processed. The table and the command are included if they are known. */
interface ErrorMessage {
  readonly type: 'error';
  readonly code: ErrorCode;
  readonly problem: string;
  readonly table?: string;
  readonly id?: string;
}

/** How much is going on at the server. */
export interface Activity {
  /** How many people are connected. */
  readonly people: number;
  /** How many tables are in use. */
  readonly tables: number;
  /** How many people wait for others to play with. Games for which no one waits are missing. */
  readonly seeks: readonly SeekCount[];
}

/** The messages a server may send. Clients ignore unknown types and fields. */
export type ServerMessage =
  | WelcomeMessage
  | TableServerMessage
  | BotServerMessage
  | { readonly type: 'lobby'; readonly tables: readonly TableSummary[] }
  /** What has changed in the lobby since the last message about it: new and changed tables, and the codes of others. */
  | {
      readonly type: 'lobby-changed';
      readonly tables: readonly TableSummary[];
      readonly gone: readonly string[];
    }
  /** What is going on, sent to those who subscribe to the lobby: numbers only. */
  | ({ readonly type: 'here' } & Activity)
  | SeekMessage
  /** The friends who would like to play with this person and others now; sent whenever they change. */
  | { readonly type: 'seek-asks'; readonly asks: readonly SeekAsk[] }
  /** Everything about a person's friends that may change; sent whenever it has changed to those who subscribe to it. */
  | ({ readonly type: 'friends' } & FriendNews)
  /** The list of tables where the person sits, `GET /api/me/turns`, may have changed; sent to those who subscribe to it. */
  | { readonly type: 'turns-changed' }
  | ErrorMessage
  | {
      readonly type: 'bye';
      readonly reason: ByeReason;
      /** Milliseconds to wait before reconnecting; null if reconnecting is pointless. */
      readonly retryAfter: number | null;
    }
  | { readonly type: 'pong'; readonly n: number; readonly now: number };
