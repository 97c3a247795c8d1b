// What is said in both directions.

export {
  CODE_LENGTH,
  CODE_LETTERS,
  isTableCode,
  LONGEST_NAME,
  LONGEST_TEXT,
  personName,
} from './fields.ts';
export {
  type ClientMessage,
  explainIssue,
  LONGEST_MESSAGE,
  type Read,
  readClientMessage,
} from './from-client.ts';
export {
  BYE_REASONS,
  type ByeReason,
  GONE_REASONS,
  type GoneReason,
  type ManageReply,
  type NewsMessage,
  type QuestionMessage,
  type SaidMessage,
  type ServerMessage,
  type SnapshotMessage,
  type TableServerMessage,
  TROUBLES,
  type Trouble,
} from './from-server.ts';
export { packMessage } from './pack-message.ts';
export { blockBody, type Device, deviceBody, type MatchLine, nameBody, type Person } from './people.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export {
  type Managing,
  type NewTable,
  newTable,
  type TableAbout,
  type TableLine,
  VISIBILITIES,
  type Visibility,
} from './tables.ts';
export { SOCKET_PATH, SUBPROTOCOL } from './version.ts';

// Whoever speaks it from afar.

export { Client, type ClientListener, type ClientOptions } from './client/client.ts';
export type { ConnectionState } from './client/connection.ts';
export { type Bookmark, Follower, type Happened, type TableMessage } from './client/follower.ts';
export type { Outside, Wire, WireEvents } from './client/outside.ts';
export type { TableListener, WatchedTable } from './client/watched-table.ts';
