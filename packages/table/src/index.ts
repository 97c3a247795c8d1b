// The table: its state, its inputs, and its effects.

export {
  AGREEMENT_KINDS,
  type Agreement,
  type AgreementKind,
  REMATCH_SEATS,
  type RematchSeats,
} from './agreements.ts';
export { type Asked, askedOf } from './asked.ts';
export { canBeBombed, MIN_BOMB_SIZE } from './bomb-proof.ts';
export { chairForGuest, partnersOf } from './chair-for-guest.ts';
export { type Chair, chairOf, isHere, type Occupant, type PersonId, reservedChairOf } from './chairs.ts';
export type { PassUntil } from './conditional-passes.ts';
export type { DealsView } from './deals/deals-view.ts';
export { commitmentOf, drawFrom, saltHashOf } from './deals/formulas.ts';
export {
  type DealsProblem,
  type DealsVerdict,
  type VerifiedDeals,
  verifyDeals,
} from './deals/verify-deals.ts';
export type { Effect, SeenUpdate, Update } from './effect.ts';
export type { Answer, Command, Input, InputBody, PersonInput } from './input.ts';
export { type Entry, openedEntry, openLogged, replayEntry } from './log.ts';
export { LOG_VERSION } from './log-version.ts';
export type { Outcome } from './matches.ts';
export { PACKED_TABLE_VERSION, type PackedTable, packTable, unpackTable } from './packed-table.ts';
export { type Question, timeToAnswer } from './questions.ts';
export { readCommand } from './read-command.ts';
export { type AnyRefusal, TABLE_REFUSALS, type TableRefusalCode, tableRefusal } from './refusals.ts';
export type { Reply } from './reply.ts';
export { isAsleep } from './sleep.ts';
export { pendingEffects, type Step, step } from './step.ts';
export { openTable, type Stage, type Table } from './table.ts';
export { rulesAt, type TableConfig } from './table-config.ts';
export type { Pace } from './tempo.ts';
export { usualMinutes } from './usual-minutes.ts';

// Observers' views of a table, and match records.

export { applyUpdate } from './follow.ts';
export { MatchRecorder, type SavedMatchRecorder } from './match-recorder.ts';
export { isCorrespondence, SPEED_NAMES, SPEEDS, type Speed, type SpeedName, speedOf } from './speeds.ts';
export { type ChairStatus, type DutyStatus, type Status, statusOf } from './status.ts';
export { lastSeqFor, observerOf, seenUpdate, type TableView, tableViewFor } from './view.ts';
