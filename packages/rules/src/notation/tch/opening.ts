import type { Card } from '../../card.ts';
import { CardSet } from '../../card-set.ts';
import { undecidedSeats } from '../../phases/calls.ts';
import { takerOf } from '../../phases/deal.ts';
import { nextDealer } from '../../phases/roles.ts';
import { seatsIn } from '../../seat.ts';
import type { Position } from '../../state/position.ts';
import { bombHolders } from './bomb-holders.ts';
import { formatTchCard } from './letters.ts';
import type { TchCall, TchRound } from './log.ts';
import type { Replay } from './replay.ts';

/** Replays everything before the first card, as far as the log goes: deal, Grand Tichu, calls, exchange. */
export function playOpening(replay: Replay, round: TchRound): void {
  const { rules } = replay.position;
  if (round.start.length < rules.seats) return;
  checkHands(replay, round);
  if (replay.stop !== null) return;
  const { line } = round.start.at(-1)!;
  replay.act({ type: 'deal', pack: packOf(replay.position, round) }, line);
  // In a log that ends here, calls may be missing.
  if (round.reached === 'start') return;
  makeCalls(replay, round.calls, 'grand');
  for (let seat = 0; seat < rules.seats; seat++) {
    if (replay.position.open.calls[seat] === null) replay.act({ type: 'take', seat }, line);
  }
  makeCalls(replay, round.calls, 'tichu');
  // A log does not say who declined Tichu, but the push implies it.
  if (round.pushes.length > 0 && replay.position.open.phase === 'tichu') {
    for (const seat of seatsIn(undecidedSeats(replay.position.open)))
      replay.act({ type: 'decline', seat }, line);
  }
  for (const { seat, gifts, line } of round.pushes) {
    const given = gifts.map(({ card }, steps) => ({ to: (seat + 1 + steps) % rules.seats, cards: [card] }));
    replay.act({ type: 'push', seat, gifts: given }, line);
  }
  compareBombs(replay, round);
}

/** Four hands of fourteen cards are the whole pack if no card is in two of them. */
function checkHands(replay: Replay, { first, start }: TchRound): void {
  const dealt = new CardSet();
  for (const { cards, line } of start) {
    for (const card of cards) {
      if (dealt.has(card)) replay.stopAt(line, `${formatTchCard(card)} is dealt twice`);
      dealt.add(card);
    }
  }
  for (const { cards, line, seat } of first) {
    const hand = CardSet.of(start[seat]!.cards);
    const stray = cards.find((card) => !hand.has(card));
    if (stray !== undefined) replay.stopAt(line, `${formatTchCard(stray)} is not among the fourteen cards`);
    if (CardSet.of(cards).size < cards.length) replay.stopAt(line, 'a card is listed twice here');
  }
}

/** The pack in an order that gives each seat its first eight cards as listed, and then the other six. */
function packOf(start: Position, round: TchRound): Card[] {
  const { rules } = start;
  const dealer = nextDealer(start.open);
  const hands = round.start.map(({ cards }, seat) => {
    const first = round.first[seat]!.cards;
    return [...first, ...cards.filter((card) => !first.includes(card))];
  });
  return rules.pack.map(
    (_, place) => hands[takerOf(rules, dealer, place)]![Math.floor(place / rules.seats)]!,
  );
}

function makeCalls(replay: Replay, calls: readonly TchCall[], call: TchCall['call']): void {
  for (const made of calls) {
    if (made.call !== call) continue;
    if (replay.position.open.calls[made.seat] !== null) replay.note('repeated-call', made.line);
    else replay.act({ type: 'call', seat: made.seat, call }, made.line);
  }
}

/** Adds a note if the log is wrong about who holds bombs after the exchange. */
function compareBombs(replay: Replay, round: TchRound): void {
  const { position } = replay;
  if (round.reached !== 'play' || position.open.phase !== 'play') return;
  const listed = (round.bombs?.players ?? []).map(({ seat }) => seat);
  const holders = bombHolders(position);
  const isSame = listed.length === holders.length && listed.every((seat) => holders.includes(seat));
  if (!isSame) replay.note('bombs-differ', round.bombs?.line ?? round.pushes.at(-1)!.line);
}
