import { choicesFor, KINDS, naturalRank, type Play, phoenixRanks, type Seat, type View } from '@schupf/rules';
import { formatCard, formatRank } from '@schupf/rules/notation';
import { padEnd, widthOf, wrap } from '../output/layout.ts';
import { capital } from '../output/names.ts';
import { inDisplayOrder } from '../output/paint.ts';
import type { Style } from '../output/style.ts';

/** The maximum number of lines per kind, unless everything is requested. */
const MAX_LINES = 2;

/** The legal plays of a seat by kind, as they would be typed. */
export function playsText(view: View, seat: Seat, all: boolean, style: Style): string {
  const choices = choicesFor(view, seat);
  const plays = [...choices.plays, ...choices.bombs].map(({ play }) => play);
  const { cards, terminal } = style.speech;
  const width = Math.max(...KINDS.map((kind) => widthOf(cards.kinds[kind]))) + 2;
  const lines = KINDS.flatMap((kind) => {
    const forms = formsOf(plays.filter((play) => play.kind === kind));
    const title = padEnd(capital(cards.kinds[kind]), width);
    return forms.length === 0 ? [] : [kindLine(title, forms, all, style)];
  });
  return lines.length === 0 ? terminal.table.nothingToPlay : lines.join('\n');
}

/** The title is padded to the width of its column. */
function kindLine(title: string, forms: readonly string[], all: boolean, { columns, speech }: Style): string {
  const { more } = speech.terminal.table;
  const width = widthOf(title);
  const room = MAX_LINES * (columns - width) - widthOf(more(999));
  let shown = 0;
  for (let used = 0; shown < forms.length; shown++) {
    used += widthOf(forms[shown]!) + 2;
    if (!all && used > room) break;
  }
  const left = forms.length - shown;
  return wrap(title + forms.slice(0, shown).join(', ') + (left > 0 ? ` ${more(left)}` : ''), columns, width);
}

/** The texts to type for the plays, lowest first, without duplicates. */
function formsOf(plays: readonly Play[]): string[] {
  const ordered = [...plays].sort((a, b) => a.size - b.size || a.height - b.height);
  const readings = new Map<string, Set<string>>();
  for (const play of ordered) {
    const cards = [...play.cards].join();
    readings.set(cards, (readings.get(cards) ?? new Set()).add(phoenixRanks(play).join()));
  }
  // The rank of a Phoenix is named only if several are possible.
  const hasChoice = (play: Play) => readings.get([...play.cards].join())!.size > 1;
  return [...new Set(ordered.map((play) => formOf(play, hasChoice(play))))];
}

function formOf(play: Play, withRank: boolean): string {
  const isExact = play.kind === 'bombS';
  return inDisplayOrder(play)
    .map(({ card, as }) => {
      const rank = naturalRank(card);
      if (rank !== 0) return isExact ? formatCard(card) : formatRank(rank);
      // Both Phoenixes, and both Dragons, have the same name: it does not matter which one is meant.
      const name = formatCard(card).replace(/b$/, '');
      return withRank && as !== 0 ? `${name}=${formatRank(as)}` : name;
    })
    .join(' ');
}
