import { type Language, loadPhrases, minus } from '@schupf/phrasebook';
import { type Moment, pastRounds, type SeatView, sentencesAt } from '@schupf/replay';
import { momentPicture } from '@schupf/replay/picture';
import type { Seat } from '@schupf/rules';
import { parseRecord } from '@schupf/rules/notation';

export interface MomentToDraw {
  /** The id of the shared replay. */
  readonly id: string;
  /** The text of a `.schupf` file. */
  readonly record: string;
  readonly round: number;
  /** The number of the moment in the round, starting at 1. */
  readonly moment: number;
  readonly view: SeatView;
  /** The players' names, by player. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** The letters on the cards of the default deck. */
const letterOf = (rank: number) => (rank > 10 ? 'JQKA'[rank - 11]! : String(rank));

/** A moment of a match as SVG; null if the match has no such round. It replays the match, so it belongs in a thread. */
export async function drawMoment(drawn: MomentToDraw): Promise<string | null> {
  const { record, round, view, names, language } = drawn;
  const { phrases } = await loadPhrases(language);
  const read = parseRecord(record);
  const moments = read.ok && pastRounds(read.record).find(({ number }) => number === round)?.moments;
  if (!moments) return null;
  const moment = moments[Math.max(0, Math.min(moments.length, drawn.moment) - 1)]!;
  const { open } = moment.position;
  const nameOf = (seat: Seat) =>
    seat === open.dummy ? phrases.events.dummies[open.rules.dummy ?? 'table'] : names[open.players[seat]!]!;
  const sentences = sentencesAt(moment, 'spectator', (event, seen) =>
    phrases.events.describe(event, nameOf, seen),
  );
  return momentPicture(moment, view, {
    nameOf,
    letterOf,
    title: titleOf(moments[0]!, view, phrases.common.round(round)),
    line: sentences.join(' '),
  });
}

/** The round, and in games with two sides the score before it, starting with the side of the player in front. */
function titleOf({ position: { open } }: Moment, { front }: SeatView, round: string): string {
  if (open.rules.columns !== 2) return round;
  const totals = front % 2 === 0 ? open.totals : open.totals.toReversed();
  return `${round} · ${totals.map(minus).join(' : ')}`;
}
