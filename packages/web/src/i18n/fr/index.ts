import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { events } from './events.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

export const messages: Messages = {
  home,
  app,
  common,
  table,
  cards,
  events,
  refusals,
  games,
};
