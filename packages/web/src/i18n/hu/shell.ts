import { common } from '@schupf/phrasebook/hu/common';
import type { shell as english } from '../en/shell.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';

export const shell: typeof english = { app, common, games, home };
