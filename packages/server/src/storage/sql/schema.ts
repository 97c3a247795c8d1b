import type { Visibility } from '@schupf/protocol';
import type { TableStage } from '../storage.ts';

/**
 * The tables as the newest migration leaves them. Times are milliseconds. What is only given back as it was stands as
 * JSON in a text, because PostgreSQL has no sign U+0000 in any other type.
 */
export interface Schema {
  migration: { number: number };
  trial: { id: number; filling: string };
  /** `seen` is when he was last seen on any device. */
  person: { id: string; name: string; since: number; seen: number };
  /** People who are gone, and still have to be taken out of their matches. */
  forgotten: { person: string };
  session: { hash: string; person: string; since: number; seen: number };
  device_word: { hash: string; person: string; until: number };
  block: { by_person: string; whom: string; at: number };
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
    epoch: number;
  };
  /** Whoever has sat at a table that is not closed. */
  named_at: { person: string; table_code: string };
  bot_token: { hash: string; table_code: string; name: string };
  event: { table_code: string; seq: number; epoch: number; at: number; entry: Json };
  match: {
    id: string;
    ended: number;
    variant: string;
    totals: Json;
    rounds: number;
    outcome: string;
    record: string;
  };
  /** `ended` is the match's: a person's last matches are found without looking at all of his. */
  match_player: { match_id: string; player: number; person: string | null; name: string; ended: number };
}

type Json = string;
