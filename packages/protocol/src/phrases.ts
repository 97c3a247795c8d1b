/**
 * What can be said at every table, by name: everybody reads it in his own language, and none of it says anything about
 * cards. What would (a hint, a complaint about a play) is not among them.
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
