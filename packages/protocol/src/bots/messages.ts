import type { Call, Kind, RulesRequest } from '@schupf/rules';
import type { BotView } from './view.ts';

/** The messages of BOTS.md. Cards, ranks and seats are texts of NOTATION.md, players are counted from 1. */
export const PROTOCOL = 'schupf-bot';
export const VERSION = 2;

/** What a bot is sent over a pipe. Over a socket it gets match, round and question, each with its `table`. */
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

export interface QuestionMessage {
  readonly type: 'question';
  readonly id: number;
  readonly seat: string;
  readonly must: boolean;
  /** Milliseconds for the answer. */
  readonly time: number;
  readonly actions: readonly ListedAction[];
  readonly view: BotView;
}

interface ByeMessage {
  readonly type: 'bye';
}

/** What a bot answers to a question. What really arrives is checked in `answer.ts`. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly id: number;
  /** The index of a listed action, an action written out, or null for "nothing now". */
  readonly action: number | WrittenAction | null;
  readonly wish?: string;
  readonly dogTo?: string;
}

export type ListedAction =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'withdraw' | 'take' | 'take-back' | 'pass' }
  | { readonly type: 'give'; readonly to: string }
  | { readonly type: 'push'; readonly slots: readonly Slot[] }
  | ({
      readonly type: 'play' | 'bomb';
      readonly wish?: 'may' | 'must';
      readonly dogTo?: readonly string[];
    } & LetterPlay);

interface Slot {
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
  | { readonly type: 'push'; readonly gifts: readonly LetterGift[] }
  | {
      readonly type: 'play' | 'bomb';
      readonly cards: readonly string[];
      readonly wish?: string;
      readonly dogTo?: string;
    };

export interface LetterGift {
  readonly to: string;
  readonly cards: readonly string[];
}

export interface LetterTransfer extends LetterGift {
  readonly from: string;
}

export interface LetterPlay {
  readonly kind: Kind;
  /** A Phoenix in a combination with its rank, `PHX=9`. */
  readonly cards: readonly string[];
  /** The rank that decides, see `rankOf`. */
  readonly rank: number;
}

/** What everyone saw in this round. */
export type LetterEvent =
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
    } & LetterPlay)
  | { readonly type: 'gathered'; readonly by: string }
  | { readonly type: 'gave'; readonly by: string; readonly to: string };
