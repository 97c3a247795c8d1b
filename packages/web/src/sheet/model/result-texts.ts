import { minus } from '@schupf/phrasebook';
import type { OpenState } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import { isRevolution } from '../../table/model/rank.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { columnName, mySide, sideName } from './sheet-names.ts';

/** “160 : 40”, with a proper minus sign. */
export function pointsText(first: number, second: number): string {
  return `${minus(first)} : ${minus(second)}`;
}

/** The title of a finished round: who won it, or where the player finished. */
export function roundTitle(session: TableSession, open: OpenState): string {
  const { sheet, common } = words();
  const { result, rules } = open;
  if (result === null) return common.round(open.round);
  if (rules.teams === 'none') {
    const place = result.order.findIndex((seat) => open.players[seat] === session.me) + 1;
    if (place > 0) return sheet.placed(place, rules.players);
    return sheet.isFirst(playerName(session, open.players[result.order[0]!]!));
  }
  const ours = mySide(session, open);
  const [mine, theirs] = [result.points[ours]!, result.points[1 - ours]!];
  if (mine === theirs) return sheet.drawnRound(pointsText(mine, theirs));
  const points = pointsText(Math.max(mine, theirs), Math.min(mine, theirs));
  const winner = mine > theirs ? ours : ((1 - ours) as 0 | 1);
  if (session.isWatching) return sheet.namesWinRound(sideName(session, open, winner), points);
  if (winner !== ours)
    return rules.dummy === null
      ? sheet.theyWinRound(points)
      : sheet.namesWinRound(sideName(session, open, winner), points);
  return open.players[open.solo] === session.me ? sheet.youWinRound(points) : sheet.weWinRound(points);
}

/** The number of the round, and the number of all rounds if that is fixed. */
export function roundText(open: OpenState): string {
  const { sheet, common } = words();
  const { matchEnd, rounds } = open.rules;
  return matchEnd === 'rounds' ? sheet.roundOf(open.round, rounds) : common.round(open.round);
}

/** What was special about the round. */
export function highlightText(session: TableSession, open: OpenState): string | null {
  const { sheet, table } = words();
  const { result, rules } = open;
  if (result === null) return null;
  if (result.bonus?.for === 'sweep') {
    const win = rules.sweep?.members === 3 ? sheet.tripleWin : sheet.doubleWin;
    return table.labelled(sideName(session, open, result.bonus.side), win);
  }
  return isRevolution(open) ? sheet.revolution : null;
}

/** The outcome in one sentence for screen readers. */
export function spokenResult(session: TableSession, open: OpenState): string {
  const { sheet, common } = words();
  const totals = open.totals.map((total, column) => `${columnName(session, open, column)} ${minus(total)}`);
  return [
    highlightText(session, open),
    open.rules.hasRanks ? null : `${sheet.total}${common.colon} ${totals.join(', ')}`,
  ]
    .filter((text) => text !== null)
    .join(' ');
}

export function winnersOf({ status, view }: TableSession): readonly number[] {
  return status.outcome?.winners ?? view.open.winners;
}

export function winnerText(session: TableSession, open: OpenState): string {
  const { sheet, common } = words();
  const winners = winnersOf(session);
  const [first] = winners;
  if (first === undefined) return sheet.matchOver;
  if (winners.length === open.totals.length) return sheet.draw;
  const isTeams = open.rules.teams !== 'none' && open.rules.dummy === null;
  if (isTeams && !session.isWatching) return first === session.me % 2 ? sheet.weWon : sheet.theyWon;
  if (isTeams) return sheet.wonTogether(columnName(session, open, first));
  const isMine = (column: number) => column === session.me;
  const others = common.list(
    winners.filter((column) => !isMine(column)).map((column) => columnName(session, open, column)),
  );
  if (winners.some(isMine)) return winners.length > 1 ? sheet.youWonWith(others) : sheet.youWon;
  return winners.length > 1 ? sheet.wonTogether(others) : sheet.won(others);
}

export function outcomeText({ status }: TableSession, open: OpenState): string {
  const { sheet } = words();
  switch (status.outcome?.reason) {
    case 'conceded':
      return sheet.conceded;
    case 'stopped':
      return sheet.stopped;
    case 'abandoned':
      return sheet.abandoned;
    case 'played':
    case undefined:
      return sheet.afterRounds(open.round);
  }
}
