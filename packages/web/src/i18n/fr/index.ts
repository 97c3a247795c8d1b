import type { Messages } from '../en/index.ts';
import { common } from './common.ts';
import { table } from './table.ts';

export const messages: Messages = { common, table };
