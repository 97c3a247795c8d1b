import { minus } from '@schupf/phrasebook';
import { combinationOf, exchangeLevels, type OpenState, type Seat, type View } from '@schupf/rules';
import { columnsOf, padEnd, widthOf, wrap } from './layout.ts';
import { capital } from './names.ts';
import { withRule } from './refusals.ts';
import type { Style } from './style.ts';
import { hasCardPoints, type TrickMove, tricksOf } from './tricks.ts';

const TURN = '>';
const TOP = '*';
/** More totals than this do not fit on the line above the table. */
const MAX_TOTALS = 4;

/** The table as the person sees it before deciding for a seat. */
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

function headline(open: OpenState, { names, paint, columns, speech }: Style): string {
  const { terminal, common, cards } = speech;
  const parts = [common.round(open.round)];
  if (open.totals.some((total) => total !== 0) && open.totals.length <= MAX_TOTALS) {
    parts.push(
      open.totals.map((total, column) => `${names.column(open, column)} ${minus(total)}`).join(', '),
    );
  }
  if (open.trickIsEmpty) parts.push(terminal.table.newTrick);
  else if (hasCardPoints(open)) parts.push(terminal.table.trick(open.trickCards.points()));
  if (open.wish !== 0) parts.push(paint.bright(terminal.table.wish(cards.shortRank(open.wish))));
  return wrap(parts.join(' | '), columns);
}

/** One row per seat in play order, with the person's row last, directly above their cards. */
function seatsText(open: OpenState, style: Style): string {
  const moves = tricksOf(open).current;
  const [first = 0] = style.names.ownSeats(open);
  const rows = open.players.map((_, step) => {
    const seat = (first + step + 1) % open.players.length;
    return seatRow(open, seat, moves, style);
  });
  return columnsOf(rows, style.columns, [2]);
}

function seatRow(open: OpenState, seat: Seat, moves: readonly TrickMove[], style: Style): string[] {
  const { names, paint, speech } = style;
  const place = open.finished.indexOf(seat);
  const call = open.calls[seat] ?? null;
  const marker = seat === open.turn && !open.window ? TURN : seat === open.owner ? TOP : ' ';
  const name = names.label(open, seat);
  return [
    `${marker} ${names.isOurs(open, seat) ? paint.ours(name) : name}`,
    paint.faint(names.role(open, seat)),
    place < 0
      ? padEnd(speech.common.cards(open.counts[seat]!), speech.common.cards(2).length)
      : paint.faint(speech.terminal.place(place + 1)),
    call === null ? '' : paint.bright(speech.events.calls[call]),
    moveText(
      open,
      moves.findLast((move) => move.seat === seat),
      style,
    ),
  ];
}

function moveText(open: OpenState, move: TrickMove | undefined, { paint, speech }: Style): string {
  if (move === undefined) return '';
  if (move.type === 'passed') return paint.faint(speech.terminal.table.passed);
  return move.seat === open.owner ? paint.play(open.standing) : paint.cardsOf(combinationOf(move.play));
}

function callsText(open: OpenState, { names, paint, speech }: Style): string {
  const calls = open.calls.flatMap((call, seat) =>
    call === null ? [] : [`${names.label(open, seat)} ${paint.bright(speech.events.calls[call])}`],
  );
  return speech.common.labelled(speech.terminal.table.calls, calls.join(', '));
}

/** The hands that the person sees. The hand they decide for comes last. */
function handsText(view: View, seat: Seat, { names, paint, columns, speech }: Style): string {
  const { open } = view;
  const seats = [...view.hands.keys()].filter((held) => held !== seat && isShown(view, held));
  if (view.hands[seat]) seats.push(seat);
  const labels = seats.map((held) =>
    seats.length > 1 ? `${names.label(open, held)}${speech.common.colon}` : '',
  );
  const width = Math.max(...labels.map(widthOf), 0);
  const lines = seats.map((held, index) => {
    const label = width === 0 ? '  ' : `  ${padEnd(labels[index]!, width)} `;
    return wrap(label + paint.hand(view.hands[held]!), columns, label.length);
  });
  return lines.join('\n');
}

function isShown({ hands }: View, seat: Seat): boolean {
  const hand = hands[seat];
  return hand !== null && hand !== undefined && !hand.isEmpty();
}

/** The header of a round: who plays with whom, in what order, and who deals. */
export function roundHeader(open: OpenState, style: Style): string {
  const { names, paint, columns, speech } = style;
  const { table } = speech.terminal;
  const [first = 0] = names.ownSeats(open);
  const order = open.players.map((_, step) => (first + step) % open.players.length);
  const playOrder = order.map((seat) => names.nameOf(open, seat)).join(', ');
  const lines = [
    `${paint.strong(speech.common.round(open.round))}. ${sidesText(open, first, style)}`,
    `${table.order(playOrder)} ${table.deals(names.who(open, open.dealer))}`,
  ];
  if (!open.aside.isEmpty()) lines.push(table.aside(paint.cards(open.aside)));
  else if (open.leftOver > 0) lines.push(table.faceDown(open.leftOver));
  if (open.ranking.length > 0) lines.push(...ranksText(open, style));
  return lines.map((line) => wrap(line.trim(), columns, 2)).join('\n');
}

function sidesText(open: OpenState, first: Seat, { names, speech }: Style): string {
  const { table } = speech.terminal;
  if (open.rules.teams === 'none') return table.alone;
  const seats = [...open.players.keys()];
  const ours = seats.filter((seat) => (seat - first) % 2 === 0);
  const theirs = seats.filter((seat) => (seat - first) % 2 !== 0);
  return table.sides(capital(names.list(open, ours)), names.list(open, theirs));
}

/** The players' places after the previous round, and the cards they owe each other. */
function ranksText(open: OpenState, { names, speech }: Style): string[] {
  const { table } = speech.terminal;
  const { ranking, rules } = open;
  const last = ranking.length - 1;
  const places = ranking.map((seat, place) => `${names.nameOf(open, seat)} (${names.title(open, place)})`);
  const owed = exchangeLevels(ranking.length).map((cards, place) =>
    speech.events.gave(
      names.who(open, ranking[last - place]!),
      names.who(open, ranking[place]!),
      speech.common.cards(cards),
    ),
  );
  const exchange = withRule(table.exchange(rules.returnCards === 'worst'), 'RANK7');
  return [table.places(places.join(', ')), `${owed.join(' ')} ${exchange}`];
}
