import { choicesFor, KINDS, naturalRank, type Play, phoenixRanks, type Seat, type View } from '@schupf/rules';
import { formatCard, formatRank } from '@schupf/rules/notation';
import { padEnd, widthOf, wrap } from '../telling/layout.ts';
import { capital } from '../telling/names.ts';
import { layOut } from '../telling/paint.ts';
import type { Style } from '../telling/style.ts';

/** The most lines per kind, unless everything is requested. */
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
  // Listing the last few may take no more room than saying that they are omitted.
  const cut = left > 0 ? forms.slice(0, shown) : forms;
  return wrap(title + cut.join(', ') + (left > 0 ? ` ${more(left)}` : ''), columns, width);
}

/** The texts to type for the plays, lowest first, without duplicates. */
function formsOf(plays: readonly Play[]): string[] {
  const ordered = [...plays].sort((a, b) => a.size - b.size || a.height - b.height);
  const readings = new Map<string, Set<string>>();
  for (const play of ordered) {
    const cards = [...play.cards].join();
    readings.set(cards, (readings.get(cards) ?? new Set()).add(phoenixRanks(play).join()));
  }
  // The Phoenix's rank is named only where it can have several.
  const hasChoice = (play: Play) => readings.get([...play.cards].join())!.size > 1;
  return [...new Set(ordered.map((play) => formOf(play, hasChoice(play))))];
}

function formOf(play: Play, tellsRank: boolean): string {
  const isExact = play.kind === 'bombS';
  return layOut(play)
    .map(({ card, as }) => {
      const rank = naturalRank(card);
      if (rank !== 0) return isExact ? formatCard(card) : formatRank(rank);
      // Both Phoenixes, and both Dragons, have the same name: it does not matter which one is meant.
      const name = formatCard(card).replace(/b$/, '');
      return tellsRank && as !== 0 ? `${name}=${formatRank(as)}` : name;
    })
    .join(' ');
}
