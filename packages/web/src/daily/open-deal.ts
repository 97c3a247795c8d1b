import { goTo } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { beginTable } from '../client/new-tables.ts';
import { ME } from '../client/worker-messages.ts';
import { tableAddress } from '../table/table-address.ts';
import { configOf, type Deal, seedOf, tableIdOf } from './deals.ts';
import { beginDeal } from './progress.ts';
import { compareWithBots, loadBots } from './reference.ts';

/**
 * Opens the table of a deal, or resumes it; false if its bots are unavailable. The bots are loaded first, because a
 * table would otherwise use substitutes. The bots that play the same cards for comparison start right away, so that the
 * player does not have to wait for them.
 */
export async function openDeal(deal: Deal): Promise<boolean> {
  if (!(await loadBots())) return false;
  const person = { type: 'person', id: ME, name: settings.value.name.trim() } as const;
  const table = beginTable(configOf(deal, person), { id: tableIdOf(deal), seed: seedOf(deal) });
  beginDeal(deal);
  compareWithBots(deal);
  goTo(tableAddress.href({ table }));
  return true;
}
