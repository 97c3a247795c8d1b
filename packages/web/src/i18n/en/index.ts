import { cards } from '@schupf/phrasebook/en/cards';
import { commands } from '@schupf/phrasebook/en/commands';
import { common } from '@schupf/phrasebook/en/common';
import { events } from '@schupf/phrasebook/en/events';
import { refusals } from '@schupf/phrasebook/en/refusals';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { table } from './table.ts';

export const messages = {
  home,
  app,
  common,
  table,
  cards,
  commands,
  events,
  refusals,
  games,
};
export type Messages = typeof messages;
