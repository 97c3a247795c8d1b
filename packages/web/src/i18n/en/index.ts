import { common } from './common.ts';
import { table } from './table.ts';

export const messages = { common, table };
export type Messages = typeof messages;
