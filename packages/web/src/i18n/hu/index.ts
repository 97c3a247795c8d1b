import { cards } from '@schupf/phrasebook/hu/cards';
import { commands } from '@schupf/phrasebook/hu/commands';
import { common } from '@schupf/phrasebook/hu/common';
import { events } from '@schupf/phrasebook/hu/events';
import { refusals } from '@schupf/phrasebook/hu/refusals';
import type { Messages } from '../en/index.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { table } from './table.ts';

export const messages: Messages = {
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
