// The messages in both directions.

export * from './accounts.ts';
export {
  CODE_LENGTH,
  CODE_LETTERS,
  isTableCode,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  personName,
} from './fields.ts';
export {
  AUDIENCES,
  type Audience,
  type CallFigures,
  DEFAULT_PROFILE,
  type Friend,
  type FriendLists,
  type FriendNews,
  type FriendState,
  friendBody,
  MAX_SPOKEN_LANGUAGES,
  type PersonProfile,
  type ProfileMatch,
  type ProfileSettings,
  profileSettings,
  SPOKEN_LANGUAGES,
  type TableInvitation,
  tableInvitationBody,
} from './friends.ts';
export {
  type ClientMessage,
  explainIssue,
  MAX_MESSAGE_BYTES,
  type Read,
  readClientMessage,
} from './from-client.ts';
export {
  type Activity,
  type BotServerMessage,
  BYE_REASONS,
  type ByeReason,
  ERROR_CODES,
  type ErrorCode,
  GONE_REASONS,
  type GoneReason,
  type ManageReply,
  type RatingsMessage,
  type SaidMessage,
  type ServerMessage,
  type SnapshotMessage,
  type TableServerMessage,
  type UpdateMessage,
} from './from-server.ts';
export {
  type JointReplayMessage,
  type JointReplaySummary,
  NO_JOINT_REPLAY_REASONS,
  type NoJointReplayReason,
  type PointTarget,
  type ReplayCommand,
  type ShownPlace,
} from './joint-replays.ts';
export { isLegalName, LEGAL_TEXTS, type LegalName, type LegalText } from './legal.ts';
export { skeletonOf } from './look-alike.ts';
export * from './moderation.ts';
export {
  DEFAULT_NOTICES,
  type HolidayState,
  holidayBody,
  type NoticeChoice,
  type NoticeState,
  noticeChoice,
  type PushBody,
  pushBody,
} from './notices.ts';
export { packMessage } from './pack-message.ts';
export {
  blockBody,
  type Device,
  deviceBody,
  type MatchSummary,
  nameBody,
  type Person,
  type SeenMatch,
} from './people.ts';
export { PHRASES, type Phrase, REACTIONS, type Reaction } from './phrases.ts';
export type {
  PlayerRating,
  PoolRating,
  RatingHistory,
  RatingLine,
  RatingList,
  RatingPoint,
  RatingStanding,
  SeatRating,
  ShownRating,
} from './ratings.ts';
export {
  MAX_RECORD_LENGTH,
  NO_REPLAY_REASONS,
  type NoReplayReason,
  type SharedReplay,
  type Uploaded,
  uploadBody,
} from './replays.ts';
export {
  FRIEND_IN_SEEK,
  type FriendInSeek,
  SEEK_ENDS,
  SEEK_SPEEDS,
  type Seek,
  type SeekAsk,
  type SeekCount,
  type SeekEnd,
  type SeekMessage,
  type SeekSpeed,
  type SeekTerms,
  suitableTerms,
} from './seeks.ts';
export {
  type HostCommand,
  type Invitation,
  type NewTable,
  newestFirst,
  newTable,
  type TableInfo,
  type TableSummary,
  VISIBILITIES,
  type Visibility,
} from './tables.ts';
export type { Turn, TurnAtTable } from './turns.ts';
export { SOCKET_PATH, SUBPROTOCOL } from './version.ts';

// The client.

export { Client, type ClientListener, type ClientOptions } from './client/client.ts';
export type { ConnectionState } from './client/connection.ts';
export type { Environment, Keepsakes, Socket, SocketEvents } from './client/environment.ts';
export { type AppliedUpdate, type Bookmark, Follower, type TableMessage } from './client/follower.ts';
export { tablesAfter } from './client/lobby-tables.ts';
export { DEALS_ALARMS, type DealsAlarm, type DealsWitness } from './client/salt-keeper.ts';
export type { TableListener, WatchedTable } from './client/watched-table.ts';
