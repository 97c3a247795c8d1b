import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';

export const messages: Messages = { home, app, common, sheet, table };
