import type { NoReplayReason } from '@schupf/protocol';

/** Why a match cannot be shown. */
export type Missing =
  | NoReplayReason
  | 'not-here'
  | 'players-only'
  | 'no-server'
  | 'damaged-link'
  | 'unreadable';

/** Why a match cannot be uploaded. */
export type UploadProblem =
  | 'no-server'
  | 'not-allowed'
  | 'too-large'
  | 'too-fast'
  | 'full'
  | 'busy'
  | 'rejected';
