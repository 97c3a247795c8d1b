export { isPool, PACES, type Pace, POOLS, type Pool, poolFor, poolOf, variantOf } from './pools.ts';
