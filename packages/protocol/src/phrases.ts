/**
 * Chat phrases for every table. Only their names are sent, so everyone reads them in their own language. Phrases that
 * could reveal something about cards (a hint, a complaint about a play) are left out.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'nice-round',
  'sorry',
  'oops',
  'one-moment',
  'back-again',
  'please-wait',
  'ready',
  'another-match',
  'have-to-go',
  'good-bye',
  'laugh',
  'applause',
] as const;

export type Phrase = (typeof PHRASES)[number];
