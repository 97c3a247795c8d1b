import { minus } from '@schupf/phrasebook';
import type { Card, OpenState, Seat } from '@schupf/rules';
import { columnsOf, wrap } from './layout.ts';
import type { Style } from './style.ts';

/** How a round ended: in what order players went out, and which cards were left. */
export function roundEndText(open: OpenState, hands: readonly (readonly Card[])[], style: Style): string {
  const { names, paint, columns } = style;
  const { score } = style.speech.terminal;
  const order = open.finished.map((seat) => names.nameOf(open, seat)).join(', ');
  const left = hands.flatMap((cards, seat) =>
    cards.length === 0 ? [] : [score.left(names.nameOf(open, seat), paint.cards(cards))],
  );
  const lines = [score.roundOver(open.round, order), ...left, ...movedLines(open, style)];
  return lines.map((line) => wrap(line, columns, 2)).join('\n');
}

/** The cards and tricks that the last players handed over before scoring. */
function movedLines(open: OpenState, { names, speech }: Style): string[] {
  return open.result!.moved.flatMap(({ from, to, what, points }) =>
    points === 0 || from % 2 === to
      ? []
      : [
          speech.terminal.score.moved(
            names.nameOf(open, from),
            what,
            points,
            names.list(open, seatsOfSide(open, to)),
          ),
        ],
  );
}

function seatsOfSide(open: OpenState, parity: number): Seat[] {
  return [...open.players.keys()].filter((seat) => seat % 2 === parity);
}

/** The score sheet, with a row for each finished round. `rounds` holds the state at the end of each. */
export function sheetText(rounds: readonly OpenState[], style: Style): string {
  const last = rounds.at(-1);
  if (last === undefined) return style.speech.terminal.score.noRounds;
  return last.rules.hasRanks ? placesSheet(rounds, last, style) : pointsSheet(rounds, last, style);
}

function pointsSheet(rounds: readonly OpenState[], last: OpenState, style: Style): string {
  const { names, paint, columns, speech } = style;
  const { score } = speech.terminal;
  const headers = last.totals.map((_, column) => names.column(last, column));
  const rows = rounds.map((open) => [
    String(open.round),
    ...pointsByColumn(open).map(minus),
    sourcesOf(open, style).join(', '),
  ]);
  const totals = [
    score.total,
    ...last.totals.map((total) => paint.strong(minus(total))),
    goalOf(last, style),
  ];
  const numbers = [score.round, ...headers].keys();
  return columnsOf([[score.round, ...headers, ''], ...rows, totals], columns, [...numbers]);
}

/** The goal of the match. */
function goalOf({ rules }: OpenState, { speech }: Style): string {
  switch (rules.matchEnd) {
    case 'target':
      return speech.terminal.score.toTarget(rules.target);
    case 'rounds':
      return speech.terminal.score.toRounds(rules.rounds);
    case 'time':
      return speech.terminal.score.toTime(rules.minutes);
    case 'never':
      return '';
  }
}

function pointsByColumn(open: OpenState): number[] {
  const points: number[] = new Array(open.rules.columns).fill(0);
  open.result!.points.forEach((won, seat) => {
    points[open.columnOf(seat)] = won;
  });
  return points;
}

/** The sources of a round's points. */
function sourcesOf(open: OpenState, { names, speech }: Style): string[] {
  const { bonus, cards, calls } = open.result!;
  const { score } = speech.terminal;
  const sources: string[] = [];
  if (open.solo >= 0) sources.push(score.soloist(names.label(open, open.solo)));
  if (bonus?.for === 'sweep')
    sources.push(open.rules.sweep!.members === 2 ? score.doubleWin : score.tripleWin);
  if (bonus?.for === 'violation') sources.push(score.wishIgnored);
  if (cards !== null) sources.push(score.cards(cards));
  for (const { seat, points } of calls) {
    const call = speech.events.calls[open.calls[seat] ?? 'tichu'];
    sources.push(score.call(names.label(open, seat), call, points));
  }
  return sources;
}

/** The sheet of a rank game: places per round, with points if the game has them. */
function placesSheet(rounds: readonly OpenState[], last: OpenState, style: Style): string {
  const { names, paint, columns, speech } = style;
  const { score } = speech.terminal;
  const players = Array.from({ length: last.rules.players }, (_, player) => player);
  const rows = rounds.map((open) => {
    const order = open.result!.order.map((seat) => open.players[seat]!);
    return [String(open.round), ...players.map((player) => String(order.indexOf(player) + 1))];
  });
  const hasPoints = last.result!.points.length > 0;
  const totals = [score.points, ...last.totals.map((total) => paint.strong(minus(total)))];
  const headers = [score.round, ...players.map((player) => names.column(last, player))];
  const sheet = [headers, ...rows, ...(hasPoints ? [totals] : [])];
  return `${score.places}\n${columnsOf(sheet, columns, [...headers.keys()])}`;
}

/** The winner and the final result. */
export function matchEndText(rounds: readonly OpenState[], { names, paint, columns, speech }: Style): string {
  const last = rounds.at(-1)!;
  const { score } = speech.terminal;
  const over = score.matchOver(last.round);
  if (last.winners.length === 0) return over;
  const winners = last.winners.map((column) => names.columnInWords(last, column)).join(', ');
  const hasPoints = last.result!.points.length > 0;
  const won = hasPoints ? score.won(winners, last.totals[last.winners[0]!]!) : score.wonFirstOut(winners);
  return wrap(`${paint.strong(over)} ${paint.bright(won)}`, columns, 2);
}
