import { cards } from '@schupf/phrasebook/fr/cards';
import { commands } from '@schupf/phrasebook/fr/commands';
import { common } from '@schupf/phrasebook/fr/common';
import { events } from '@schupf/phrasebook/fr/events';
import { refusals } from '@schupf/phrasebook/fr/refusals';
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
