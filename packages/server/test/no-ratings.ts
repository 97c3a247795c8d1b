import type { TableRatings } from '../src/ratings/table-ratings.ts';

/** Tables at which everyone is a guest. */
export const NO_RATINGS: TableRatings = {
  whoMayBeRated: async () => new Set(),
  ratingsAt: async (_pool, people) =>
    new Map(people.map((person) => [person, { standing: 'guest', rating: null }])),
  changesIn: async () => new Map(),
};
