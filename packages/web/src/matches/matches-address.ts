import { plainAddress } from '../app/address.ts';

export const matchesAddress = plainAddress('matches');
