import { type ComparedMatch, Comparison, type Pool } from '@schupf/ratings';
import type { NumberedMatch } from '../storage/ratings-storage.ts';
import type { Storage } from '../storage/storage.ts';

const POOLS: readonly Pool[] = ['nanjing-clock', 'nanjing-days'];
const PAGE_SIZE = 1000;

/** How well several systems predict the stored four-player matches of four people who played all of their rounds. */
export async function compareSystems({ ratings }: Pick<Storage, 'ratings'>): Promise<Comparison> {
  const comparison = new Comparison();
  for (const pool of POOLS)
    for (let page = await ratings.rated(pool, 0, PAGE_SIZE); page.length > 0; ) {
      for (const match of page) {
        const compared = comparedMatch(pool, match);
        if (compared !== null) comparison.add(compared);
      }
      page = await ratings.rated(pool, page.at(-1)!.number, PAGE_SIZE);
    }
  return comparison;
}

function comparedMatch(pool: Pool, { ended, people, rounds }: NumberedMatch): ComparedMatch | null {
  const known = people.filter((person) => person !== null);
  if (people.length !== 4 || known.length !== 4) return null;
  return { pool, ended, people: known as unknown as ComparedMatch['people'], rounds };
}
