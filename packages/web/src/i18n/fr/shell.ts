import { common } from '@schupf/phrasebook/fr/common';
import type { shell as english } from '../en/shell.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';

export const shell: typeof english = { app, common, games, home };
