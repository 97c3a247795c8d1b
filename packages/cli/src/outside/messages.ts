import type { Call, Kind, Phase, RulesRequest } from '@schupf/rules';

/** The words of BOTS.md. Cards, ranks and seats are texts of NOTATION.md, players are counted from 1. */
export const PROTOCOL = 'schupf-bot';
export const VERSION = 1;

export type Told = HelloMessage | MatchMessage | RoundMessage | Question | ByeMessage;

export interface HelloMessage {
  readonly type: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly version: number;
  readonly name: string;
}

export interface MatchMessage {
  readonly type: 'match';
  readonly variant: string;
  readonly players: number;
  /** Every option with its value. */
  readonly options: NonNullable<RulesRequest['options']>;
  /** By player. */
  readonly names: readonly string[];
}

export interface RoundMessage {
  readonly type: 'round';
  readonly round: number;
  readonly dealer: string;
  /** By seat. */
  readonly players: readonly number[];
  readonly scores: readonly number[];
}

interface Question {
  readonly type: 'question';
  readonly id: number;
  readonly seat: string;
  readonly must: boolean;
  /** Milliseconds for the answer. */
  readonly time: number;
  readonly actions: readonly ToldAction[];
  readonly view: ToldView;
}

interface ByeMessage {
  readonly type: 'bye';
}

/** What a bot says of an open question; whatever it really said is checked in `read-answer.ts`. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly id: number;
  /** The place of an offered action, an action written out, or null for "nothing now". */
  readonly action: number | WrittenAction | null;
  readonly wish?: string;
  readonly dogTo?: string;
}

export type ToldAction =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'withdraw' | 'take' | 'take-back' | 'pass' }
  | { readonly type: 'give'; readonly to: string }
  | { readonly type: 'push'; readonly slots: readonly ToldSlot[] }
  | ({
      readonly type: 'play' | 'bomb';
      readonly wish?: 'may' | 'must';
      readonly dogTo?: readonly string[];
    } & ToldCombination);

interface ToldSlot {
  readonly to: string;
  readonly count: number;
  /** Cards that have to be among them. */
  readonly must: readonly string[];
  /** The others are chosen from these. */
  readonly from: readonly string[];
}

export type WrittenAction =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'withdraw' | 'take' | 'take-back' | 'pass' }
  | { readonly type: 'give'; readonly to: string }
  | { readonly type: 'push'; readonly gifts: readonly ToldGift[] }
  | {
      readonly type: 'play' | 'bomb';
      readonly cards: readonly string[];
      readonly wish?: string;
      readonly dogTo?: string;
    };

export interface ToldGift {
  readonly to: string;
  readonly cards: readonly string[];
}

interface ToldTransfer extends ToldGift {
  readonly from: string;
}

export interface ToldCombination {
  readonly kind: Kind;
  /** A Phoenix in a combination with its rank, `PHX=9`. */
  readonly cards: readonly string[];
  /** What decides: 1 Mah Jong, 14 ace, 8.5 a Phoenix on an 8, 16 Dragon, 0 Dog. */
  readonly rank: number;
}

/** Everything the seat's player may know; nothing of a `View` is lost in it. */
export interface ToldView {
  readonly player: number;
  readonly phase: Phase;
  readonly round: number;
  readonly dealer: string;
  readonly scores: readonly number[];
  readonly soloist: string | null;
  readonly dummy: string | null;
  readonly ranking: readonly string[];
  readonly seats: readonly ToldSeat[];
  readonly grandCallers: readonly string[];
  readonly finished: readonly string[];
  readonly opener: string | null;
  readonly turn: string | null;
  readonly window: boolean;
  readonly wish: string | null;
  readonly trick: ToldTrick;
  readonly discarded: readonly string[];
  readonly undealt: number;
  readonly leftOver: number;
  readonly aside: readonly string[];
  readonly exchange: readonly ToldTransfer[];
  readonly history: readonly ToldEvent[];
}

export interface ToldSeat {
  readonly seat: string;
  readonly player: number;
  /** How many cards it holds. */
  readonly count: number;
  /** Which, where the player sees them. */
  readonly hand: readonly string[] | null;
  readonly call: Call | null;
  readonly won: readonly string[];
  readonly hasPassed: boolean;
  readonly hasPlayed: boolean;
  readonly hasDecided: boolean;
  readonly hasWithdrawn: boolean;
  readonly pushes: boolean;
  readonly hasPushed: boolean;
  /** Own seats only: the push on the table, and the Grand Tichu decision made face down. */
  readonly pushed: readonly ToldGift[] | null;
  readonly decision: boolean | null;
}

export interface ToldTrick {
  /** What has to be beaten; null when the seat in turn leads. */
  readonly standing: ToldCombination | null;
  readonly owner: string | null;
  readonly cards: readonly string[];
  readonly points: number;
}

/** What everybody saw in this round. */
export type ToldEvent =
  | { readonly type: 'called'; readonly seat: string; readonly call: Call }
  | { readonly type: 'calls-revealed'; readonly callers: readonly string[] }
  | { readonly type: 'withdrawn' | 'passed'; readonly seat: string }
  | { readonly type: 'opened'; readonly leader: string }
  | ({
      readonly type: 'played';
      readonly seat: string;
      readonly outOfTurn: boolean;
      readonly wish: string | null;
      readonly dogTo: string | null;
    } & ToldCombination)
  | { readonly type: 'gathered'; readonly by: string }
  | { readonly type: 'gave'; readonly by: string; readonly to: string };
