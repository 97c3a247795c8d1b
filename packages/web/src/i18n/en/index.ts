import { common } from './common.ts';

export const messages = { common };
export type Messages = typeof messages;
