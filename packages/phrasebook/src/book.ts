import type { phrases } from './en/index.ts';
import type { reasons } from './en/reasons.ts';
import type { OptionWords } from './option-texts.ts';

/** The phrases that every table needs. */
export type Phrases = typeof phrases;
/** Explanations of a bot's choices. */
export type Reasons = typeof reasons;

/** One language of the phrase book. Its parts are loaded separately, so that a page loads only what it shows. */
export interface Book {
  /** The language's name in that language, so that its speakers recognise it. */
  readonly name: string;
  readonly phrases: () => Promise<{ readonly phrases: Phrases }>;
  readonly reasons: () => Promise<{ readonly reasons: Reasons }>;
  readonly options: () => Promise<{ readonly optionWords: OptionWords }>;
}
