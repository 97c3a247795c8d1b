import * as v from 'valibot';
import { chair } from './fields.ts';

/** Large enough for a long evening; a match has a few thousand characters per round. */
export const MAX_RECORD_LENGTH = 262_144;

/** A match that was played in a browser and is to be shared: a `.schupf` text, and which of its players uploads it. */
export const uploadBody = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(MAX_RECORD_LENGTH)),
  me: chair,
});

/** The answer to an upload. Anyone with the key can delete the replay; the server stores only the hash of the key. */
export interface Uploaded {
  readonly id: string;
  readonly key: string;
  /** When the server deletes the replay. */
  readonly expires: number;
}

/** A finished match that anyone with its id may see. */
export interface SharedReplay {
  readonly id: string;
  /** When the match ended, or was uploaded. */
  readonly ended: number;
  /** When the server deletes the replay; null if it never does so by itself. */
  readonly expires: number | null;
  readonly variant: string;
  /** Indexed by player, with the names they had at the time. The name is empty for an empty seat or a deleted person. */
  readonly players: readonly { readonly name: string; readonly isBot: boolean }[];
  /** The player whose point of view is shown first. */
  readonly shown: number;
  /** Whether the reader is that player. */
  readonly isMine: boolean;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
  /** The text of a `.schupf` file. */
  readonly record: string;
}

/** Why there is no replay under an id: it never existed, it has expired, or its owner no longer shares it. */
export const NO_REPLAY_REASONS = ['unknown', 'expired', 'withdrawn'] as const;
export type NoReplayReason = (typeof NO_REPLAY_REASONS)[number];
