import type { Card } from '../../card.ts';
import { formatTchCard, formatTchRank } from './letters.ts';
import {
  TCH_SECTIONS,
  type TchEvent,
  type TchLog,
  type TchPlayer,
  type TchRound,
  type TchSection,
} from './log.ts';

/** The headings of the sections of a round, as BrettspielWelt writes them. */
export const HEADINGS: { readonly [Section in TchSection]: string } = {
  first: '---------------Gr.Tichukarten------------------',
  start: '---------------Startkarten------------------',
  push: 'Schupfen:',
  play: '---------------Rundenverlauf------------------',
};

/** Writes a log exactly as BrettspielWelt would: with a space after the last card of a line. */
export function formatTch(log: TchLog): string {
  return log.rounds
    .flatMap(roundLines)
    .map((line) => `${line}\n`)
    .join('');
}

function roundLines(round: TchRound): string[] {
  const reached = TCH_SECTIONS.slice(0, TCH_SECTIONS.indexOf(round.reached) + 1);
  const lines = reached.flatMap((section) => [HEADINGS[section], ...sectionLines(round, section)]);
  if (round.result !== null) lines.push(`Ergebnis: ${round.result.points.join(' - ')}`);
  return lines;
}

function sectionLines(round: TchRound, section: TchSection): string[] {
  switch (section) {
    case 'first':
      return round.first.map((hand) => `${player(hand)} ${cardList(hand.cards)}`);
    case 'start':
      return [
        ...round.start.map((hand) => `${player(hand)} ${cardList(hand.cards)}`),
        ...round.calls.map((call) => `${call.call === 'grand' ? 'Grosses Tichu' : 'Tichu'}: ${player(call)}`),
      ];
    case 'push':
      return [
        ...round.pushes.map(
          (push) =>
            `${player(push)} gibt: ${push.gifts.map(({ handle, card }) => `${handle}: ${formatTchCard(card)} - `).join('')}`,
        ),
        ...(round.bombs === null
          ? []
          : [`BOMBE: ${round.bombs.players.map((holder) => `${player(holder)} `).join('')}`]),
      ];
    case 'play':
      return round.events.map(eventLine);
  }
}

function eventLine(event: TchEvent): string {
  switch (event.type) {
    case 'play':
      return `${player(event)}: ${cardList(event.cards)}`;
    case 'pass':
      return `${player(event)} passt.`;
    case 'call':
      return `Tichu: ${player(event)}`;
    case 'gift':
      return `Drache an: ${player(event)}`;
    case 'wish':
      return `Wunsch:${formatTchRank(event.rank)}`;
  }
}

function player({ seat, handle }: TchPlayer): string {
  return `(${seat})${handle}`;
}

function cardList(cards: readonly Card[]): string {
  return cards.map((card) => `${formatTchCard(card)} `).join('');
}
