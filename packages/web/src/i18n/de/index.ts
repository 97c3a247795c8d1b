import { cards } from '@schupf/phrasebook/de/cards';
import { commands } from '@schupf/phrasebook/de/commands';
import { common } from '@schupf/phrasebook/de/common';
import { events } from '@schupf/phrasebook/de/events';
import { refusals } from '@schupf/phrasebook/de/refusals';
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
