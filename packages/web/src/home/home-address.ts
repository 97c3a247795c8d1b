import { plainAddress } from '../app/address.ts';

export const homeAddress = plainAddress('');
