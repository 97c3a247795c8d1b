import { effect, signal } from '@preact/signals';
import { goTo } from '../app/router.ts';
import { change, settings } from '../app/settings.ts';
import { beginTable, newId } from '../client/new-tables.ts';
import { ME } from '../client/worker-messages.ts';
import { tableAddress } from '../table/table-address.ts';
import { type Choice, configFor, FIRST_GAME, readChoice } from './choice.ts';

/** The points target of a newcomer's first match, which takes about a quarter of an hour. */
const FIRST_TARGET = 300;

const KEY = 'schupf.choice';

/** The most recently chosen game, saved in this browser. */
export const choice = signal<Choice>(load());

function load(): Choice {
  try {
    return readChoice(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readChoice(null);
  }
}

effect(() => {
  const text = JSON.stringify(choice.value);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage the app still works.
  }
});

/** Opens a new table. */
export function deal(game: Choice): void {
  const table = beginTable(configFor(game, { id: ME, name: settings.value.name.trim() }, newId()));
  goTo(tableAddress.href({ table }));
}

/**
 * Opens a newcomer's first table: a short match with tips and easy, unhurried bots. The next match has the same
 * settings, but the usual length.
 */
export function dealFirstGame(): void {
  change({ tips: true, botPace: 'calm' });
  choice.value = FIRST_GAME;
  deal({ ...FIRST_GAME, options: { target: FIRST_TARGET } });
}
