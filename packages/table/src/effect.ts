import type {
  Action,
  GameEvent,
  OpenState,
  Player,
  Position,
  Seat,
  SeatAction,
  Seed,
  SeenEvent,
} from '@schupf/rules';
import type { AgreementKind } from './agreements.ts';
import type { PersonId } from './chairs.ts';
import type { PassUntil } from './conditional-passes.ts';
import type { DealsView } from './deals/deals-view.ts';
import type { Outcome } from './matches.ts';
import type { Question } from './questions.ts';
import type { AnyRefusal } from './refusals.ts';
import type { Status } from './status.ts';

/** Something that observers are told. Each observer gets only the part of a game event they may see (`seenUpdate`). */
export type Update =
  | { readonly type: 'game'; readonly event: GameEvent; readonly open: OpenState }
  | PlainUpdate;

export type SeenUpdate = { readonly type: 'game'; readonly event: SeenEvent } | PlainUpdate;

type PlainUpdate =
  /** The whole public status, apart from the game itself. It replaces the previous one. */
  | { readonly type: 'status'; readonly status: Status }
  /** `held`, `done` and `returned` go only to the player who made the claim. */
  | { readonly type: 'held'; readonly id: string; readonly action: SeatAction }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'returned'; readonly id: string; readonly refusal: AnyRefusal }
  /** Goes only to the player: what a seat passes until from now on; null for nothing. */
  | { readonly type: 'conditional-pass'; readonly seat: Seat; readonly until: PassUntil | null }
  /** A decision was made for a player who was absent or too slow. */
  | { readonly type: 'covered'; readonly player: Player; readonly seat: Seat }
  | { readonly type: 'asked-to-hold'; readonly player: Player }
  | { readonly type: 'sat-down'; readonly player: Player; readonly name: string }
  | { readonly type: 'left'; readonly player: Player; readonly name: string }
  | { readonly type: 'renamed'; readonly player: Player; readonly name: string }
  | {
      readonly type: 'agreed';
      readonly what: AgreementKind;
      readonly players: readonly Player[];
      /** The player who is removed, if that was agreed. */
      readonly target?: Player;
    }
  /** A match begins, before its first deal. Players may have changed chairs. */
  | { readonly type: 'match-began'; readonly dealer: Seat }
  | { readonly type: 'match-ended'; readonly outcome: Outcome }
  /** How the deals of the match are made; null if no one can check them. It replaces the previous one. */
  | { readonly type: 'deals'; readonly deals: DealsView | null };

/** An instruction to the caller after a step. */
export type Effect =
  /** A game action was carried out, to be added to the match record. */
  | { readonly type: 'did'; readonly action: Action; readonly before: Position; readonly after: Position }
  | { readonly type: 'tell'; readonly to: 'all' | Player; readonly update: Update }
  | { readonly type: 'refuse'; readonly to: PersonId; readonly id: string; readonly refusal: AnyRefusal }
  /** Wake the table at this time instead of the one it asked for before; null for never. */
  | { readonly type: 'wake'; readonly at: number | null }
  | { readonly type: 'ask'; readonly question: Question }
  /** Draw an unpredictable secret, from which the draw and the packs of a match follow together with salts. */
  | { readonly type: 'draw-secret'; readonly match: number }
  /** Draw the first dealer and a random order of the players, from the seed if there is one. */
  | { readonly type: 'draw'; readonly match: number; readonly seed: Seed | null }
  /** Shuffle a pack for a round, by the seed if there is one. */
  | { readonly type: 'shuffle'; readonly match: number; readonly round: number; readonly seed: Seed | null };
