import { plainAddress } from '../app/address.ts';

export const settingsAddress = plainAddress('settings');
