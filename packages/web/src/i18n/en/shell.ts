import { common } from '@schupf/phrasebook/en/common';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';

/** The texts of the start page, which load first. A table needs several times as many. */
export const shell = { app, common, games, home };
