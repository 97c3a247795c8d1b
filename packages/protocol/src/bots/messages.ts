import type { Call, Kind, RulesRequest } from '@schupf/rules';
import type { BotView } from './view.ts';

// The messages of BOTS.md. Cards, ranks and seats are strings as in NOTATION.md; players are numbered from 1.

export const PROTOCOL = 'schupf-bot';
export const VERSION = 2;

/** The messages to a bot over a pipe. Over a socket, only match, round and question are sent, each with its `table`. */
export type ToBot = HelloMessage | MatchMessage | RoundMessage | QuestionMessage | ByeMessage;

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
  /** Indexed by player. */
  readonly names: readonly string[];
}

export interface RoundMessage {
  readonly type: 'round';
  readonly round: number;
  readonly dealer: string;
  /** Indexed by seat. */
  readonly players: readonly number[];
  readonly scores: readonly number[];
}

export interface QuestionMessage {
  readonly type: 'question';
  readonly id: number;
  readonly seat: string;
  readonly must: boolean;
  /** The time limit for the answer, in milliseconds. */
  readonly time: number;
  readonly actions: readonly ListedAction[];
  readonly view: BotView;
}

interface ByeMessage {
  readonly type: 'bye';
}

/** A bot's answer to a question. `answer.ts` checks what actually arrives. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly id: number;
  /** The index of a listed action, a complete action, or null for "nothing now". */
  readonly action: number | WrittenAction | null;
  readonly wish?: string;
  readonly dogTo?: string;
}

export type ListedAction =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'withdraw' | 'take' | 'decline' | 'take-back' | 'pass' }
  | { readonly type: 'give'; readonly to: string }
  | { readonly type: 'push'; readonly slots: readonly Slot[] }
  | ({
      readonly type: 'play' | 'bomb';
      readonly wish?: 'may' | 'must';
      readonly dogTo?: readonly string[];
    } & WirePlay);

interface Slot {
  readonly to: string;
  readonly count: number;
  /** Cards that must be included. */
  readonly must: readonly string[];
  /** The remaining cards are chosen from these. */
  readonly from: readonly string[];
}

export type WrittenAction =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'withdraw' | 'take' | 'decline' | 'take-back' | 'pass' }
  | { readonly type: 'give'; readonly to: string }
  | { readonly type: 'push'; readonly gifts: readonly WireGift[] }
  | {
      readonly type: 'play' | 'bomb';
      readonly cards: readonly string[];
      readonly wish?: string;
      readonly dogTo?: string;
    };

export interface WireGift {
  readonly to: string;
  readonly cards: readonly string[];
}

export interface WireTransfer extends WireGift {
  readonly from: string;
}

export interface WirePlay {
  readonly kind: Kind;
  /** A Phoenix in a combination includes its rank: `PHX=9`. */
  readonly cards: readonly string[];
  /** The rank by which plays are compared; see `rankOf`. */
  readonly rank: number;
}

/** A public event of the current round. */
export type WireEvent =
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
    } & WirePlay)
  | { readonly type: 'gathered'; readonly by: string }
  | { readonly type: 'gave'; readonly by: string; readonly to: string };
