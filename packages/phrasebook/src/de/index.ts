import type { Phrases } from '../load-phrases.ts';
import { cards } from './cards.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';

export const phrases: Phrases = { common, cards, commands, events, refusals };
