import type { phrases } from './en/index.ts';
import type { reasons } from './en/reasons.ts';
import type { OptionWords } from './option-texts.ts';

/** What every table needs. */
export type Phrases = typeof phrases;
/** Why a bot would do something. */
export type Reasons = typeof reasons;

/** One language of the phrase book. Its parts are fetched one by one, so that a page loads only what it shows. */
export interface Book {
  /** The language in its own words, so that its speakers find it. */
  readonly name: string;
  readonly phrases: () => Promise<{ readonly phrases: Phrases }>;
  readonly reasons: () => Promise<{ readonly reasons: Reasons }>;
  readonly options: () => Promise<{ readonly optionWords: OptionWords }>;
}
