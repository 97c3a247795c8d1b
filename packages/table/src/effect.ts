import type {
  Action,
  GameEvent,
  OpenState,
  Player,
  Position,
  Seat,
  SeatAction,
  SeenEvent,
} from '@schupf/rules';
import type { AgreementKind } from './agreements.ts';
import type { PersonId } from './chairs.ts';
import type { Outcome } from './matches.ts';
import type { Question } from './questions.ts';
import type { AnyRefusal } from './refusals.ts';
import type { Status } from './status.ts';

/** Something to be told. Of an event of the game every observer gets what he may see (`seenUpdate`). */
export type Update =
  | { readonly type: 'game'; readonly event: GameEvent; readonly open: OpenState }
  | PlainNews;

export type SeenUpdate = { readonly type: 'game'; readonly event: SeenEvent } | PlainNews;

type PlainNews =
  /** Everything beside the game that everybody sees, as it is now. */
  | { readonly type: 'status'; readonly status: Status }
  /** To a player alone: what became of his claim. */
  | { readonly type: 'held'; readonly id: string; readonly action: SeatAction }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'returned'; readonly id: string; readonly refusal: AnyRefusal }
  /** A decision was made for somebody who was not there or too slow. */
  | { readonly type: 'covered'; readonly player: Player; readonly seat: Seat }
  | { readonly type: 'asked-to-hold'; readonly player: Player }
  | { readonly type: 'sat-down'; readonly player: Player; readonly name: string }
  | { readonly type: 'left'; readonly player: Player; readonly name: string }
  | { readonly type: 'agreed'; readonly what: AgreementKind; readonly players: readonly Player[] }
  /** A match is about to be dealt; everybody may sit on another chair than before. */
  | { readonly type: 'match-began'; readonly dealer: Seat }
  | { readonly type: 'match-ended'; readonly outcome: Outcome };

/** What is to be done outside after a step. */
export type Effect =
  /** An action of the game was carried out; for the record. */
  | { readonly type: 'did'; readonly action: Action; readonly before: Position; readonly after: Position }
  | { readonly type: 'tell'; readonly to: 'all' | Player; readonly update: Update }
  | { readonly type: 'refuse'; readonly to: PersonId; readonly id: string; readonly refusal: AnyRefusal }
  /** The table wants to be woken then, and no more at the time it named before; null for not at all. */
  | { readonly type: 'wake'; readonly at: number | null }
  | { readonly type: 'ask'; readonly question: Question }
  /** Chance is asked for the first dealer and an order of the players, and for a pack. */
  | { readonly type: 'draw'; readonly match: number }
  | { readonly type: 'shuffle'; readonly match: number; readonly round: number };
