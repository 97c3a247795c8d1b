import type { OpenState } from '../../state/open.ts';
import type { GameRecord, RoundRecord } from './record.ts';
import { withoutTexts } from './texts.ts';

/**
 * One round as a separate record, without times and texts. It states the score, the dealer, the seats and the ranking at
 * its start. `dealt` is the position after the deal.
 */
export function singleRound(record: GameRecord, number: number, dealt: OpenState): GameRecord {
  const original = record.rounds.find((one) => one.number === number)!;
  const round = withoutTexts(original);
  const { totals, dealer, players, ranking } = dealt;
  const alone: RoundRecord = {
    ...round,
    totals: totals.every((points) => points === 0) ? null : [...totals],
    dealer,
    players: players.every((player, seat) => player === seat) ? null : [...players],
    ranking: [...ranking],
    tags: round.hands === null ? original.tags.filter(({ name }) => name === 'seed') : [],
    lines: round.lines.map((line) => ({
      ...line,
      items: line.items.map((item) => ({ ...item, time: null })),
    })),
  };
  return { rules: record.rules, names: record.names, tags: [], rounds: [alone] };
}
