import type { Audience, Conduct, Visibility } from '@schupf/protocol';
import type { Variant } from '@schupf/rules';
import type { Generated } from 'kysely';
import type { ChallengePurpose } from '../accounts-storage.ts';
import type { GoneUpload, TableStage } from '../storage.ts';
import type { ModerationSchema } from './moderation-schema.ts';
import type { RatingSchema } from './rating-schema.ts';

/**
 * The tables after the newest migration. Times are milliseconds. Values that are never queried are stored as JSON in
 * text columns, because the JSON types of PostgreSQL cannot store U+0000.
 */
export interface Schema extends ModerationSchema, RatingSchema {
  /** `oldest` is the oldest program that may run on the result of the migration. */
  migration: { number: number; oldest: number };
  trial: { id: number; filling: string };
  /** `seen` is when the person was last seen on any device. */
  person: { id: string; name: string; since: number; seen: number };
  /** Deleted people who still have to be removed from their matches. */
  forgotten: { person: string };
  session: { hash: string; person: string; since: number; seen: number };
  device_word: { hash: string; person: string; until: number };
  block: { by_person: string; whom: string; at: number };
  /** Two rows for each friendship. */
  friend: { person: string; whom: string; since: number };
  /** To the person who has declined it, a request is gone. It is `withdrawn` if it is gone for its sender as well. */
  friend_request: { by_person: string; whom: string; at: number; state: 'open' | 'declined' | 'withdrawn' };
  table_invitation: { whom: string; table_code: string; by_person: string; until: number };
  /** Missing while a person has not changed anything. */
  profile: {
    person: string;
    languages: Json;
    presence: Audience;
    invitations: Audience;
    matches: Audience;
  };
  /** Sums over the matches in `counted_match`. */
  call_figures: {
    person: string;
    variant: Variant;
    rounds: number;
    tichu_called: number;
    tichu_made: number;
    grand_called: number;
    grand_made: number;
  };
  counted_match: { match_id: string };
  game_table: {
    code: string;
    about: Json;
    terms: Json;
    seed: string;
    visibility: Visibility;
    opened: number;
    stage: TableStage;
    line: Json;
    changed: number;
    wake_at: number | null;
    problem: string | null;
    /** Whether it is played by correspondence, as 0 or 1. */
    by_days: Generated<number>;
  };
  push_subscription: { session: string; endpoint: string; p256dh: string; auth: string; language: string };
  holiday: { person: string; since: number; until: number };
  notice_choice: { person: string; choice: Json };
  turn: {
    person: string;
    table_code: string;
    player: number;
    since: number | null;
    until: number | null;
    totals: Json;
  };
  /** People whose names may appear at an open table. */
  named_at: { person: string; table_code: string };
  bot_token: { hash: string; table_code: string; name: string };
  snapshot: { table_code: string; content: Json };
  /**
   * The end of the log of each open table. It is apart from `game_table`, because it changes with every append. `node`
   * is the process that runs the table; null if none does.
   */
  log_head: { code: string; node: string | null; epoch: number; length: number };
  event: { table_code: string; seq: number; epoch: number; at: number; entry: Json };
  match: {
    id: string;
    ended: number;
    variant: string;
    totals: Json;
    rounds: number;
    outcome: string;
    record: string;
    share: string | null;
  };
  /** `ended` is copied from the match, so that an index finds a person's latest matches. */
  match_player: { match_id: string; player: number; person: string | null; name: string; ended: number };
  /** `gone` is null while the upload can be seen. Afterwards only `id` and `expires` have a meaning. */
  upload: {
    id: string;
    key_hash: string;
    uploaded: number;
    expires: number;
    gone: GoneUpload['gone'] | null;
    summary: Json;
    record: string;
  };
  /**
   * `added` and `taken` count how often the job was added and taken. `taken_until` is null while no one carries it out,
   * `given_up` unless it has failed too often.
   */
  job: {
    kind: string;
    key: string;
    due: number;
    added: number;
    taken: number;
    taken_until: number | null;
    tries: number;
    given_up: number | null;
  };
  /** How often something limited was done until a time. The key is a hash, because networks are personal data. */
  limit_use: { key: string; uses: number; until: number };
  /** Whose shares of the lobby a listed table takes up. The key is a hash of a person or a network. */
  lobby_share: { key: string; table_code: string };
  /** Secrets that all processes share. */
  secret: { name: string; value: string };
  outcome: { person: string; at: number; kind: Conduct };
  account: { person: string; user_handle: string; since: number };
  credential: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: Json;
    backed_up: number;
    name: string;
    since: number;
    used: number;
  };
  challenge: { hash: string; purpose: ChallengePurpose; person: string | null; until: number };
  recovery_code: { hash: string; person: string };
  /** When the person of a session last proved who they are. */
  proof: { session: string; at: number };
  /** `held_until` is null for the handle that the person has now. Until then, no one else gets a previous one. */
  handle: { folded: string; handle: string; person: string; since: number; held_until: number | null };
  /** The hash of the folded text of a handle that no one gets before a time. It does not say whose it was. */
  reserved_handle: { hash: string; until: number };
  /** A guest whose matches may join the account that has signed in with the session. */
  offered_guest: { session: string; guest: string };
}

type Json = string;
