import {
  type Card,
  faceOf,
  KINDS,
  type Kind,
  legalActions,
  type Play,
  phoenixRanks,
  type Seat,
  type View,
} from '@schupf/rules';
import { formatCard, formatRank } from '@schupf/rules/notation';
import { padEnd, widthOf, wrap } from './layout.ts';
import { sorted } from './paint.ts';
import type { Style } from './style.ts';

const TITLES: { readonly [K in Kind]: string } = {
  single: 'Singles',
  pair: 'Pairs',
  triple: 'Triples',
  stairs: 'Stairs',
  'triple-stairs': 'Triple stairs',
  full: 'Full houses',
  straight: 'Straights',
  bomb4: 'Bombs',
  bombS: 'Straight bombs',
  dog: 'Dog',
};
const TITLE_WIDTH = Math.max(...Object.values(TITLES).map((title) => title.length)) + 2;
/** Lines a kind may fill, unless everything is asked for. */
const MOST_LINES = 2;

/** What a seat can lay now, by kind, as it would be typed. */
export function playsText(view: View, seat: Seat, all: boolean, style: Style): string {
  const plays = legalActions(view, seat).flatMap((offer) =>
    offer.type === 'play' || offer.type === 'bomb' ? [offer.play] : [],
  );
  const lines = KINDS.flatMap((kind) => {
    const forms = formsOf(plays.filter((play) => play.kind === kind));
    return forms.length === 0 ? [] : [kindLine(TITLES[kind], forms, all, style)];
  });
  return lines.length === 0 ? 'There is nothing to lay now.' : lines.join('\n');
}

function kindLine(title: string, forms: readonly string[], all: boolean, { columns }: Style): string {
  const room = MOST_LINES * (columns - TITLE_WIDTH) - ' ... and 999 more'.length;
  let shown = 0;
  for (let used = 0; shown < forms.length; shown++) {
    used += widthOf(forms[shown]!) + 2;
    if (!all && used > room) break;
  }
  const left = forms.length - shown;
  // A line for the last few would be no longer than the words that leave them out.
  const cut = left > 0 ? forms.slice(0, shown) : forms;
  const more = left > 0 ? ` ... and ${left} more` : '';
  return wrap(padEnd(title, TITLE_WIDTH) + cut.join(', ') + more, columns, TITLE_WIDTH);
}

/** Each way to type one of the plays, from the lowest on. */
function formsOf(plays: readonly Play[]): string[] {
  const ordered = [...plays].sort((a, b) => a.size - b.size || a.height - b.height);
  const readings = new Map<string, Set<string>>();
  for (const play of ordered) {
    const cards = nameCards(play, []);
    readings.set(cards, (readings.get(cards) ?? new Set()).add(phoenixRanks(play).join()));
  }
  // The Phoenix's rank is worth saying where it has a choice.
  const form = (play: Play) => {
    const cards = nameCards(play, []);
    return readings.get(cards)!.size > 1 ? nameCards(play, phoenixRanks(play)) : cards;
  };
  return [...new Set(ordered.map(form))];
}

function nameCards(play: Play, phoenixAs: readonly number[]): string {
  const ranks = [...phoenixAs];
  const exact = play.kind === 'bombS';
  return sorted(play.cards)
    .map((card) => {
      const face = faceOf(card);
      if ('rank' in face) return exact ? formatCard(card) : formatRank(face.rank);
      const as = face.special === 'phoenix' ? ranks.shift() : undefined;
      return as === undefined
        ? nameSpecial(card)
        : `PHX=${formatRank(as as Parameters<typeof formatRank>[0])}`;
    })
    .join(' ');
}

/** Both Phoenixes and both Dragons are named alike: any will do. */
function nameSpecial(card: Card): string {
  return formatCard(card).replace(/b$/, '');
}
