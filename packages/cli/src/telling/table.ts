import { combinationOf, exchangeLevels, type OpenState, type Seat, type View } from '@schupf/rules';
import { columnsOf, padEnd, widthOf, wrap } from './layout.ts';
import { capital, listed, placeTitle } from './names.ts';
import type { Style } from './style.ts';
import { type TrickMove, tricksOf } from './tricks.ts';
import { callName, count, hasCardPoints, placeName, rankName } from './words.ts';

const TURN = '>';
const TOP = '*';
/** More totals than this do not fit on the line above the table. */
const MAX_TOTALS = 4;

/** The table as the person sees it before he decides for a seat. */
export function tableText(view: View, seat: Seat, style: Style): string {
  const { open } = view;
  const parts = [handsText(view, seat, style)];
  if (open.phase === 'play' || open.phase === 'gift') {
    parts.unshift(headline(open, style), seatsText(open, style));
  } else if (open.calls.some((call) => call !== null)) {
    parts.unshift(callsText(open, style));
  }
  return parts.join('\n');
}

function headline(open: OpenState, { names, paint, columns }: Style): string {
  const parts = [`Round ${open.round}`];
  if (open.totals.some((total) => total !== 0) && open.totals.length <= MAX_TOTALS) {
    parts.push(open.totals.map((total, column) => `${names.column(open, column)} ${total}`).join(', '));
  }
  if (open.trickIsEmpty) parts.push('new trick');
  else if (hasCardPoints(open)) parts.push(`trick ${count(open.trickCards.points(), 'point')}`);
  if (open.wish !== 0) parts.push(paint.bright(`wish ${rankName(open.wish)}`));
  return wrap(parts.join(' | '), columns);
}

/** A row a seat in play order, the person's last: he looks down from there to his cards. */
function seatsText(open: OpenState, style: Style): string {
  const moves = tricksOf(open).current;
  const [first = 0] = style.names.ownSeats(open);
  const rows = open.players.map((_, step) => {
    const seat = (first + step + 1) % open.players.length;
    return seatRow(open, seat, moves, style);
  });
  return columnsOf(rows, style.columns, [2]);
}

function seatRow(
  open: OpenState,
  seat: Seat,
  moves: readonly TrickMove[],
  { names, paint }: Style,
): string[] {
  const place = open.finished.indexOf(seat);
  const call = open.calls[seat] ?? null;
  const marker = seat === open.turn && !open.window ? TURN : seat === open.owner ? TOP : ' ';
  const name = names.label(open, seat);
  return [
    `${marker} ${names.isOurs(open, seat) ? paint.ours(name) : name}`,
    paint.faint(names.role(open, seat)),
    place < 0
      ? padEnd(count(open.counts[seat]!, 'card'), 'n cards'.length)
      : paint.faint(`out ${placeName(place)}`),
    call === null ? '' : paint.bright(callName(call)),
    moveText(
      open,
      moves.findLast((move) => move.seat === seat),
      { paint },
    ),
  ];
}

function moveText(open: OpenState, move: TrickMove | undefined, { paint }: Pick<Style, 'paint'>): string {
  if (move === undefined) return '';
  if (move.type === 'passed') return paint.faint('passed');
  return move.seat === open.owner ? paint.play(open.standing) : paint.laid(combinationOf(move.play));
}

function callsText(open: OpenState, { names, paint }: Style): string {
  const calls = open.calls.flatMap((call, seat) =>
    call === null ? [] : [`${names.of(open, seat)} ${paint.bright(callName(call))}`],
  );
  return `Called: ${calls.join(', ')}`;
}

/** The hands the person sees, the one he decides for last. */
function handsText(view: View, seat: Seat, { names, paint, columns }: Style): string {
  const { open } = view;
  const seats = [...view.hands.keys()].filter((held) => held !== seat && isShown(view, held));
  if (view.hands[seat]) seats.push(seat);
  const labels = seats.map((held) => (seats.length > 1 ? `${names.label(open, held)}:` : ''));
  const width = Math.max(...labels.map(widthOf), 0);
  const lines = seats.map((held, at) => {
    const label = width === 0 ? '  ' : `  ${padEnd(labels[at]!, width)} `;
    return wrap(label + paint.hand(view.hands[held]!), columns, label.length);
  });
  return lines.join('\n');
}

function isShown({ hands }: View, seat: Seat): boolean {
  const hand = hands[seat];
  return hand !== null && hand !== undefined && !hand.isEmpty();
}

/** Who plays with whom in the round that begins. */
export function roundHeader(open: OpenState, style: Style): string {
  const { names, paint, columns } = style;
  const [first = 0] = names.ownSeats(open);
  const order = open.players.map((_, step) => (first + step) % open.players.length);
  const around = order.map((seat) => names.of(open, seat)).join(', ');
  const lines = [
    `${paint.strong(`Round ${open.round}`)}. ${sidesText(open, first, style)}`,
    `Order of play: ${around}. ${capital(names.does(open, open.dealer, 'deal'))}.`,
  ];
  if (!open.aside.isEmpty()) lines.push(`Laid aside: ${paint.cards(open.aside)}.`);
  else if (open.leftOver > 0) lines.push(`${capital(count(open.leftOver, 'card'))} stay face down.`);
  if (open.ranking.length > 0) lines.push(...ranksText(open, style));
  return lines.map((line) => wrap(line.trim(), columns, 2)).join('\n');
}

function sidesText(open: OpenState, first: Seat, { names }: Style): string {
  if (open.rules.teams === 'none') return 'Everybody plays alone.';
  const seats = [...open.players.keys()];
  const ours = seats.filter((seat) => (seat - first) % 2 === 0);
  const theirs = seats.filter((seat) => (seat - first) % 2 !== 0);
  return `${capital(names.list(open, ours))} against ${names.list(open, theirs)}.`;
}

/** Places by the last round, and what they owe each other. */
function ranksText(open: OpenState, { names }: Style): string[] {
  const { ranking, rules } = open;
  const last = ranking.length - 1;
  const places = ranking.map((seat, place) => `${names.of(open, seat)} (${placeTitle(open, place)})`);
  const owed = exchangeLevels(ranking.length).map((cards, place) => {
    const lower = names.does(open, ranking[last - place]!, 'give');
    return `${lower} ${names.of(open, ranking[place]!)} ${count(cards, 'card')}`;
  });
  const back = rules.returnCards === 'worst' ? 'their worst' : 'what they like';
  return [
    `Places: ${places.join(', ')}.`,
    `Exchange: ${listed(owed)}; the lower give their best, the higher give back ${back} [RANK7].`,
  ];
}
