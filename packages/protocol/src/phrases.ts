/**
 * Chat phrases for every table, by name: everyone reads them in their own language. None reveals anything about cards;
 * phrases that would (a hint, a complaint about a play) are left out.
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
