import { hasSeat, type OpenState, type Seat, type View } from '@schupf/rules';
import { capital, nameOf, nameOfColumn, ownSeats } from './names.ts';
import type { Paint } from './paint.ts';
import { callName, placeName, rankName, worth } from './tell.ts';

/** Who plays with whom in the round that begins. */
export function roundHeader(open: OpenState, paint: Paint): string {
  const lines = [paint.strong(`Round ${open.round}`)];
  const [seat = 0] = ownSeats(open);
  if (open.rules.teams !== 'none') {
    const side = (same: boolean) =>
      open.players
        .flatMap((_, other) => (((other - seat) % 2 === 0) === same ? [nameOf(open, other)] : []))
        .join(' and ');
    lines.push(`${capital(side(true))} against ${side(false)}.`);
  }
  const order = open.players.map((_, step) => nameOf(open, (seat + step) % open.players.length));
  lines.push(`Order of play: ${order.join(', ')}. ${capital(nameOf(open, open.dealer))} dealt.`);
  if (open.ranking.length > 0) {
    lines.push(
      `Places: ${open.ranking.map((ranked, place) => `${place + 1} ${nameOf(open, ranked)}`).join(', ')}.`,
    );
  }
  if (hasScore(open)) lines.push(totalsText(open));
  return lines.join('\n');
}

/** The table as the person sees it before he decides for a seat. */
export function tableText(view: View, seat: Seat, paint: Paint): string {
  const { open } = view;
  const lines: string[] = [''];
  if (open.phase === 'play' || open.phase === 'gift') {
    lines.push(othersLine(open, seat));
    if (open.wish !== 0) lines.push(`Wish: ${paint.strong(rankName(open.wish))}.`);
    lines.push(
      open.trickIsEmpty
        ? 'Trick: not begun.'
        : `Trick: ${paint.play(open.standing)} from ${nameOf(open, open.owner)}${worth(open)}.`,
    );
  }
  for (const [held, hand] of view.hands.entries()) {
    if (hand === null || held === seat || hand.isEmpty()) continue;
    lines.push(`${capital(nameOf(open, held))} (${hand.size}): ${paint.cards(hand)}`);
  }
  const hand = view.hands[seat];
  if (hand) lines.push(`${paint.strong(capital(nameOf(open, seat)))} (${hand.size}): ${paint.cards(hand)}`);
  return lines.join('\n');
}

function othersLine(open: OpenState, seat: Seat): string {
  const { seats } = open.rules;
  const parts: string[] = [];
  for (let step = 1; step < seats; step++) parts.push(seatText(open, (seat + step) % seats));
  const own = open.calls[seat] ?? null;
  if (own !== null) parts.push(`${nameOf(open, seat)}: ${callName(own)}`);
  return parts.join(' | ');
}

function seatText(open: OpenState, seat: Seat): string {
  const place = open.finished.indexOf(seat);
  const words = [nameOf(open, seat), place < 0 ? String(open.counts[seat]!) : `out as ${placeName(place)}`];
  const call = open.calls[seat] ?? null;
  if (call !== null) words.push(callName(call));
  if (hasSeat(open.passed, seat) && place < 0 && seat !== open.owner) words.push('(passed)');
  return words.join(' ');
}

/** How the round ended and what it was worth. */
export function resultText(open: OpenState, paint: Paint): string {
  const result = open.result!;
  const lines = ['', paint.strong(`Round ${open.round} is over.`)];
  lines.push(`Order: ${result.order.map((seat) => nameOf(open, seat)).join(', ')}.`);
  if (result.bonus !== null) {
    const what = result.bonus.for === 'sweep' ? 'all out before anybody else' : 'the others ignored a wish';
    lines.push(`${capital(sideName(open, result.bonus.side))}: ${what}, ${result.bonus.points} points.`);
  }
  if (result.cards !== null) {
    lines.push(
      `Cards: ${result.cards.map((points, side) => `${sideName(open, side)} ${points}`).join(', ')}.`,
    );
  }
  for (const { seat, points } of result.calls) {
    const call = open.calls[seat] ?? 'tichu';
    lines.push(
      `${capital(nameOf(open, seat))}: ${callName(call)} ${points > 0 ? 'won' : 'lost'}, ${points} points.`,
    );
  }
  if (result.points.length > 0) lines.push(totalsText(open));
  return lines.join('\n');
}

/** Whether there are points, and some have been made. */
export function hasScore({ totals }: OpenState): boolean {
  return totals.some((total) => total !== 0);
}

export function totalsText(open: OpenState): string {
  return `Totals: ${open.totals.map((total, column) => `${nameOfColumn(open, column)} ${total}`).join(', ')}.`;
}

/** Even or odd seats. */
function sideName(open: OpenState, side: number): string {
  return open.players.flatMap((_, seat) => (seat % 2 === side ? [nameOf(open, seat)] : [])).join(' and ');
}

export function winnersText(open: OpenState): string {
  const names = open.winners.map((column) => nameOfColumn(open, column));
  if (open.winners.length === 0) return 'The match is over.';
  return `The match is over. Won by ${names.join(' and by ')}.`;
}

export function turnName(open: OpenState, seat: Seat): string {
  const what = open.trickIsEmpty ? 'lead' : 'turn';
  return nameOf(open, seat) === 'you' ? `Your ${what}` : `${capital(what)} of ${nameOf(open, seat)}`;
}
