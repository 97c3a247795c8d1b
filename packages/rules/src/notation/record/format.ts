import { dealPlan } from '../../phases/deal.ts';
import { type Rules, readRules } from '../../rules.ts';
import { formatCards, formatSeat } from '../cards.ts';
import { formatItem } from './item.ts';
import { RECORD_VERSION } from './parse.ts';
import type { GameRecord, RecordLine, RoundRecord, Tag } from './record.ts';

/** The text of a record. Throws if its rules are invalid, because code that builds a record must have checked them. */
export function formatRecord(record: GameRecord): string {
  const answer = readRules(record.rules);
  if (!answer.ok) throw new Error(answer.problem);
  const header = [`schupf ${RECORD_VERSION}`, ...formatHeader(record)];
  const blocks = [header, ...record.rounds.map((round) => formatRound(round, answer.rules))];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function formatHeader({ rules: request, names, tags }: GameRecord): string[] {
  const options = Object.entries(request.options ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    `variant: ${request.variant}`,
    ...(request.players === undefined ? [] : [`players: ${request.players}`]),
    ...(request.preset === undefined ? [] : [`preset: ${request.preset}`]),
    ...(options.length === 0 ? [] : [`options: ${options.join(' ')}`]),
    ...names.flatMap((name, player) => (name === '' ? [] : [entry(`player ${player + 1}`, name)])),
    ...tags.map(formatTag),
  ];
}

function formatRound(round: RoundRecord, rules: Rules): string[] {
  const { dealer, players, ranking, totals, tags, order, score } = round;
  return [
    `round ${round.number}`,
    ...(totals === null ? [] : [entry('totals', totals.join(' '))]),
    ...(dealer === null ? [] : [`dealer: ${formatSeat(dealer)}`]),
    ...(players === null ? [] : [`seats: ${players.map((player) => player + 1).join(' ')}`]),
    ...(ranking.length === 0 ? [] : [`ranking: ${ranking.map(formatSeat).join(' ')}`]),
    ...tags.map(formatTag),
    ...formatHands(round, rules),
    ...formatLines(round.lines),
    ...(order === null ? [] : [`out: ${order.map(formatSeat).join(' ')}`]),
    ...(score === null ? [] : [`score: ${score.points.join(' ')} = ${score.totals.join(' ')}`]),
  ];
}

/** A bar marks where Grand Tichu had to be called; it is for human readers only. */
function formatHands({ hands, rest, dealer, number }: RoundRecord, rules: Rules): string[] {
  if (hands === null) return [];
  const { firstPart } = dealPlan(rules, dealer ?? 0, number);
  const first = firstPart > 0 ? firstPart : rules.grandLimit - 1;
  const lines = hands.map((cards, seat) => {
    const parts = first > 0 ? [cards.slice(0, first), cards.slice(first)] : [cards];
    return entry(
      formatSeat(seat),
      parts
        .filter((part) => part.length > 0)
        .map(formatCards)
        .join(' | '),
    );
  });
  return rest.length === 0 ? lines : [...lines, `rest: ${formatCards(rest)}`];
}

function formatLines(lines: readonly RecordLine[]): string[] {
  let tricks = 0;
  return lines.map(({ label, items, cut }) => {
    const prefix = label === 'trick' ? `${++tricks}.` : `${label}:`;
    const moves = items.map(formatItem).join(', ');
    return [prefix, ...(moves === '' ? [] : [moves]), ...(cut ? ['...'] : [])].join(' ');
  });
}

function formatTag({ name, value }: Tag): string {
  return entry(name, value);
}

/** A value must fit on one line, without surrounding spaces. */
function entry(name: string, value: string): string {
  return `${name}: ${value.replace(/[\r\n]+/g, ' ').trim()}`.trimEnd();
}
