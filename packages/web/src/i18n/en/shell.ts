import { common } from '@schupf/phrasebook/en/common';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';

/** The words of the start page. They are few and come first; a table has several times as many. */
export const shell = { app, common, games, home };
