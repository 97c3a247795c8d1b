import { common } from '@schupf/phrasebook/hu/common';
import type { ShellMessages } from '../language.ts';
import { app } from './app.ts';
import { games } from './games.ts';
import { home } from './home.ts';

export const shell: ShellMessages = { app, common, games, home };
