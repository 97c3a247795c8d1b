import type { Card, OpenState, Seat } from '@schupf/rules';
import { columnsOf, wrap } from './layout.ts';
import { capital } from './names.ts';
import type { Style } from './style.ts';
import { callName, count } from './words.ts';

/** How a round ended: who went out when, and what was left in the hands. */
export function roundEndText(open: OpenState, hands: readonly (readonly Card[])[], style: Style): string {
  const { names, paint, columns } = style;
  const order = open.finished.map((seat) => names.of(open, seat)).join(', ');
  const left = hands.flatMap((cards, seat) =>
    cards.length === 0 ? [] : [`Left with ${names.of(open, seat)}: ${paint.cards(cards)}.`],
  );
  const lines = [
    `${paint.strong(`Round ${open.round} is over.`)} Out: ${order}.`,
    ...left,
    ...movedLines(open, style),
  ];
  return lines.map((line) => wrap(line, columns, 2)).join('\n');
}

/** What the last players handed over to the other side before the count. */
function movedLines(open: OpenState, { names }: Style): string[] {
  return open.result!.moved.flatMap(({ from, to, what, points }) =>
    points === 0 || from % 2 === to
      ? []
      : [
          `${capital(names.of(open, from))}: ${what} of ${points} points to ${names.list(open, side(open, to))}.`,
        ],
  );
}

function side(open: OpenState, parity: number): Seat[] {
  return [...open.players.keys()].filter((seat) => seat % 2 === parity);
}

/** The score sheet: a row for each round that is over, given as the table stood at its end. */
export function sheetText(rounds: readonly OpenState[], style: Style): string {
  const last = rounds.at(-1);
  if (last === undefined) return 'No round is over yet.';
  return last.rules.hasRanks ? placesSheet(rounds, last, style) : pointsSheet(rounds, last, style);
}

function pointsSheet(rounds: readonly OpenState[], last: OpenState, style: Style): string {
  const { names, paint, columns } = style;
  const heads = last.totals.map((_, column) => names.column(last, column));
  const rows = rounds.map((open) => [
    String(open.round),
    ...pointsByColumn(open).map(String),
    sourcesOf(open, style).join(', '),
  ]);
  const totals = ['Total', ...last.totals.map((total) => paint.strong(String(total))), goalOf(last)];
  const numbers = ['Round', ...heads].keys();
  return columnsOf([['Round', ...heads, ''], ...rows, totals], columns, [...numbers]);
}

/** What the totals are on their way to. */
function goalOf({ rules }: OpenState): string {
  switch (rules.matchEnd) {
    case 'target':
      return `to ${rules.target}`;
    case 'rounds':
      return `${count(rules.rounds, 'round')} in all`;
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

/** Where the points of a round came from. */
function sourcesOf(open: OpenState, { names }: Style): string[] {
  const { bonus, cards, calls } = open.result!;
  const sources: string[] = [];
  if (open.solo >= 0) sources.push(`soloist ${names.label(open, open.solo)}`);
  if (bonus?.for === 'sweep') sources.push(open.rules.sweep!.members === 2 ? 'double win' : 'triple win');
  if (bonus?.for === 'violation') sources.push('wish ignored');
  if (cards !== null) sources.push(`cards ${cards.join(':')}`);
  for (const { seat, points } of calls) {
    const name = callName(open.calls[seat] ?? 'tichu');
    sources.push(`${names.label(open, seat)} ${name} ${points > 0 ? '+' : ''}${points}`);
  }
  return sources;
}

/** Where places count, they are what a round leaves; points follow from them if there are any. */
function placesSheet(rounds: readonly OpenState[], last: OpenState, style: Style): string {
  const { names, paint, columns } = style;
  const players = Array.from({ length: last.rules.players }, (_, player) => player);
  const rows = rounds.map((open) => {
    const order = open.result!.order.map((seat) => open.players[seat]!);
    return [String(open.round), ...players.map((player) => String(order.indexOf(player) + 1))];
  });
  const hasPoints = last.result!.points.length > 0;
  const totals = ['Points', ...last.totals.map((total) => paint.strong(String(total)))];
  const heads = ['Round', ...players.map((player) => names.column(last, player))];
  const sheet = [heads, ...rows, ...(hasPoints ? [totals] : [])];
  return `Places of every round:\n${columnsOf(sheet, columns, [...heads.keys()])}`;
}

/** Who has won, and how. */
export function matchEndText(rounds: readonly OpenState[], { names, paint, columns }: Style): string {
  const last = rounds.at(-1)!;
  const over = `The match is over after ${count(last.round, 'round')}.`;
  if (last.winners.length === 0) return over;
  const winners = last.winners.map((column) => names.columnInWords(last, column)).join(' and by ');
  const points = last.result!.points.length > 0;
  const how = points ? ` with ${last.totals[last.winners[0]!]} points` : ', first out of the last round';
  return wrap(`${paint.strong(over)} Won by ${paint.bright(winners)}${how}.`, columns, 2);
}
