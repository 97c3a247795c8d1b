// Written by `npm run statistics:net`. Do not edit it.
import type { Comparison } from './figures.ts';

export const NET_1_ROUNDS = 0;

export const NET_1: Comparison = {};
