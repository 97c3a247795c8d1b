import { ROSTER } from '@schupf/bots';
import { skeletonOf } from '@schupf/protocol';
import type { WordList } from './word-list.ts';

/** Why a name cannot be used. */
export type NameProblem = 'bad-word' | 'reserved-name';

/** In a name with one of these words, someone would seem to speak for the server. */
const OFFICIAL = skeletons(
  'moderator moderatorin moderateur moderatrice moderátor admin administrator administrateur',
);
/** A name must not consist of such words alone: they stand for the server, its bots or no one. */
const RESERVED = skeletons(
  'schupf tichu server system operator official support team staff help bot mod ' +
    'betreiber hilfe serveur systeme equipe operateur aide kiszolgáló rendszer csapat üzemeltető segítség',
);
const BOTS: ReadonlySet<string> = new Set(Object.keys(ROSTER).map(skeletonOf));

/** Which names people, their handles and their bots may have. */
export class NameRules {
  private readonly words: WordList;

  constructor(words: WordList) {
    this.words = words;
  }

  problemWith(name: string): NameProblem | null {
    if (this.words.matches(name)) return 'bad-word';
    return isReserved(name) ? 'reserved-name' : null;
  }
}

function isReserved(name: string): boolean {
  if (BOTS.has(skeletonOf(name))) return true;
  // `Moderator 2` and `_moderator_` are no better.
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replace(/^\d+|\d+$/g, ''))
    .flatMap((word) => (word === '' ? [] : skeletonOf(word)));
  return (
    words.some((word) => OFFICIAL.has(word)) ||
    (words.length > 0 && words.every((word) => RESERVED.has(word)))
  );
}

function skeletons(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(skeletonOf));
}
