import { goTo } from '../../app/router.ts';
import { sharedTableAddress } from '../online-addresses.ts';

/** What the player has chosen before they go to a table: to play or to watch. Followers of a link have no intent. */
export type Intent = 'to-play' | 'to-watch';

const intents = new Map<string, Intent>();

/** Each intent is used only once, so that a player who leaves the seat later is not seated again. */
export function takeIntent(code: string): Intent | null {
  const intent = intents.get(code) ?? null;
  intents.delete(code);
  return intent;
}

export function goToTable(code: string, intent: Intent): void {
  intents.set(code, intent);
  goTo(sharedTableAddress.href({ code }));
}
