import { ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { momentOf, type Position, rulesFor } from '@schupf/rules';
import { botMatch } from '@schupf/testkit';

/**
 * A position from a round between bots: a seat is on turn, and at most this many cards are left. Null if there is none.
 */
export function endingOf(seed: string, cards: number, player = 'net-1'): Position | null {
  const bot = ROSTER[player]!.make({ networks: loadNetworks() });
  for (const { next } of botMatch(bot, rulesFor('nanjing'), seed)) {
    const { open } = next;
    const left = open.counts.reduce((sum, count) => sum + count, 0);
    if (open.phase === 'play' && momentOf(open) === 'turn' && left <= cards)
      return left > cards - 4 ? next : null;
  }
  return null;
}
