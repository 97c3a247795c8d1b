import { plainAddress } from '../app/address.ts';

export const statisticsAddress = plainAddress('statistics');
