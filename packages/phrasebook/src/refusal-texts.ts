import type { RefusalCode } from '@schupf/rules';
import type { TableRefusalCode } from '@schupf/table';
import type { AnyPlay } from './play-parts.ts';

type AnyCode = RefusalCode | TableRefusalCode;

/** The refusals that appear on a disabled button. */
export const BRIEF_CODES = [
  'not-now',
  'not-your-turn',
  'window-open',
  'no-combination',
  'no-such-reading',
  'does-not-beat',
  'leader-must-play',
  'own-trick',
  'mah-jong-not-first',
  'wish-must-be-met',
  'wish-required',
  'dog-is-led',
  'dog-target',
  'not-a-bomb',
  'nothing-to-bomb',
  'bombs-in-turn-only',
  'too-late-to-bomb',
  'passed-for-good',
  'already-out',
  'called-already',
  'partner-called',
  'too-late-to-call',
  'call-during-push',
  'push-one-each',
  'push-forced-cards',
  'no-hold-left',
  'paused',
] as const satisfies readonly AnyCode[];
type BriefCode = (typeof BRIEF_CODES)[number];

/** A sentence for every refusal. */
export type RefusalSentences = { readonly [Code in AnyCode]: string };

/** A few words for the refusals that appear on buttons. */
export type RefusalBriefs = { readonly [Code in BriefCode]: string } & {
  readonly [Code in Exclude<AnyCode, BriefCode>]?: undefined;
};

interface RefusalWords {
  readonly sentences: RefusalSentences;
  readonly brief: RefusalBriefs;
  /** What it takes to beat a play; '' if there is nothing to beat. */
  readonly needs: (top: AnyPlay) => string;
}

/** The refusal texts of a language, as full sentences or as short texts. */
export function refusalWords(words: RefusalWords) {
  return {
    ...words,
    sentence: (code: AnyCode) => words.sentences[code],
    /** For a button, so it begins with a capital. If a play does not beat the trick, the text says what would. */
    short: ({ code }: { readonly code: AnyCode }, top: AnyPlay | null) => {
      const needed = code === 'does-not-beat' && top !== null ? words.needs(top) : '';
      const text = needed || (words.brief[code] ?? words.sentences[code]);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
}
