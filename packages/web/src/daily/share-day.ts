import { signed } from '@schupf/phrasebook';
import { type RoundMark, shareText } from '../sheet/model/share-text.ts';
import { type DayEntry, dayScore, scoreOf } from './results.ts';

interface SharedDay {
  /** “Daily deal, 18 November”. */
  readonly title: string;
  readonly deals: DayEntry;
  /** “5 days in a row”; empty without a streak. */
  readonly streak: string;
  readonly link: string;
}

/** The result of a day in a few lines for a chat. One square per deal shows who did better, the player or the bots. */
export function shareDay({ title, deals, streak, link }: SharedDay): string {
  const result = [signed(dayScore(deals) ?? 0), ...(streak === '' ? [] : [streak])].join(' · ');
  return shareText({ game: title, result, rounds: deals.map((entry) => markOf(scoreOf(entry) ?? 0)), link });
}

export function markOf(score: number): RoundMark & string {
  return score > 0 ? 'won' : score < 0 ? 'lost' : 'drawn';
}
