import { app } from './app.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';

export const messages = { home, app, common, sheet, table };
export type Messages = typeof messages;
