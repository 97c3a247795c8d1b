import { readFileSync } from 'node:fs';
import { loadNetworks } from '@schupf/bots/node';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { openReview, type Review, type ReviewScope, type Verdict } from '../src/index.ts';

export function readGame(name: string): GameRecord {
  const text = readFileSync(new URL(`../../../games/${name}.schupf`, import.meta.url), 'utf8');
  return readRecord(text);
}

export function readRecord(text: string): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

/** A review with few worlds, because tests must be fast. */
export function reviewOf(record: GameRecord, worlds = 8, seed = 'test'): Review {
  const answer = openReview({ record, networks: loadNetworks(), worlds, seed });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.review;
}

export function verdictsOf(review: Review, scope: ReviewScope): Verdict[] {
  return [...review.run(scope)].filter((verdict) => verdict !== null);
}
