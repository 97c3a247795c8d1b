import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { resultOf } from '../../matches/standing.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { pointsText, winnersOf, winnerText } from './result-texts.ts';
import type { RoundMark, SharedResult } from './share-text.ts';
import { mySide, teamPlayers } from './sheet-names.ts';

/** What a player, or a spectator, tells others about a match that is over. */
export function sharedResultOf(
  session: TableSession,
  rounds: readonly OpenState[],
  link: string,
): SharedResult {
  const { open } = session.view;
  return {
    game: words().games.variants[open.rules.variant].name,
    result: resultText(session, open),
    rounds: session.isWatching ? [] : rounds.map((round) => markOf(session, round)),
    link,
  };
}

function resultText(session: TableSession, open: OpenState): string {
  const { sheet, home } = words();
  const { rules, totals } = open;
  const isTeams = rules.teams !== 'none' && rules.dummy === null;
  const side = Math.max(0, session.me) % 2;
  const points = isTeams ? pointsText(totals[side]!, totals[1 - side]!) : minus(totals[session.me] ?? 0);
  if (session.isWatching)
    return isTeams
      ? `${teamPlayers(session, side)} ${points} ${teamPlayers(session, 1 - side)}`
      : winnerText(session, open);
  if (rules.teams === 'none' && open.result !== null) {
    const place = open.result.order.findIndex((seat) => open.players[seat] === session.me) + 1;
    return sheet.sharedPlace(place, rules.players);
  }
  const reason = session.status.outcome?.reason ?? 'played';
  const result = resultOf(rules, { me: session.me, outcome: { reason, winners: [...winnersOf(session)] } });
  return `${home.matches[result]} ${points}`;
}

/** How a round ended for the player. */
function markOf(session: TableSession, open: OpenState): RoundMark {
  const result = open.result!;
  if (open.rules.teams === 'none')
    return result.order.findIndex((seat) => open.players[seat] === session.me) + 1;
  const side = mySide(session, open);
  const [mine, theirs] = [result.points[side]!, result.points[1 - side]!];
  return mine === theirs ? 'drawn' : mine > theirs ? 'won' : 'lost';
}
