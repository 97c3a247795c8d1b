import type { DealsAlarm } from '@schupf/protocol';
import { notify } from '../../app/notices.ts';
import { dealsWords, loadDealsWords } from '../../i18n/deals-words.ts';

/** Tells the player that the server has changed something that must never change. */
export async function warnOfDeals(alarm: DealsAlarm): Promise<void> {
  await loadDealsWords();
  notify(dealsWords().alarms[alarm]);
}
