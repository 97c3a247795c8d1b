export { chanceToWin, FIRST_GLICKO_RATING, type GlickoRating, glickoAfter } from './glicko.ts';
export { isPool, PACES, type Pace, POOLS, type Pool, poolFor, poolOf, variantOf } from './pools.ts';
