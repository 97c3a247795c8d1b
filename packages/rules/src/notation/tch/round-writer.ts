import type { Card, Rank } from '../../card.ts';
import { takerOf } from '../../phases/deal.ts';
import type { Seat } from '../../seat.ts';
import type { Call } from '../../state/action.ts';
import type { GameEvent, Transfer } from '../../state/event.ts';
import type { Position } from '../../state/position.ts';
import type { RecordMove } from '../record/record.ts';
import type { ReplayStep } from '../record/replay.ts';
import { bombHolders } from './bomb-holders.ts';
import { inWrittenOrder } from './letters.ts';
import type { TchBombs, TchCall, TchEvent, TchHand, TchPlayer, TchPush, TchRound } from './log.ts';

const FIRST_SIZE = 8;
/** A placeholder: a log being written has no line numbers yet. */
const UNWRITTEN = { line: 0 };

/** A handle must fit on one line; trailing spaces could not be distinguished from those of the line. */
export function writtenHandle(name: string): string {
  return name.replace(/[\r\n]+/g, ' ').trimEnd();
}

/** Writes one round of a match as BrettspielWelt would log it. */
export class RoundWriter {
  /** Cards by seat in the order they were dealt or taken. */
  private readonly hands: readonly Card[][];
  /** The handles when the cards were dealt. */
  private handlesAtDeal: readonly string[];
  private calls: TchCall[] = [];
  private pushes: readonly TchPush[] = [];
  private bombs: TchBombs | null = null;
  private readonly events: TchEvent[] = [];
  private now: Position;
  private hasBegun = false;
  private readonly handles: string[];

  /** `handles` is shared by all rounds of the match: substitutes stay for the following rounds. */
  constructor(pack: readonly Card[], dealt: Position, handles: string[]) {
    this.now = dealt;
    this.handles = handles;
    this.handlesAtDeal = [...handles];
    this.hands = handles.map(() => []);
    pack.forEach((card, place) => {
      this.hands[takerOf(dealt.rules, dealt.open.dealer, place)]!.push(card);
    });
  }

  /** Adds any step of the round after the deal. */
  write({ item, action, events, before, after }: ReplayStep): void {
    if (action === null) {
      if (item?.move) this.readNews(item.move);
      return;
    }
    this.now = after;
    this.hasBegun = true;
    const cards = action.type === 'play' || action.type === 'bomb' ? action.cards : [];
    for (const event of events) this.writeEvent(event, cards, before, after);
  }

  finish(): TchRound {
    const { result } = this.now.open;
    return {
      ...UNWRITTEN,
      reached: this.pushes.length > 0 ? 'play' : 'start',
      first: this.hands.map((cards, seat) => this.hand(seat, cards.slice(0, FIRST_SIZE))),
      start: this.hands.map((cards, seat) => this.hand(seat, cards)),
      calls: this.calls.toSorted((a, b) => Number(b.call === 'grand') - Number(a.call === 'grand')),
      pushes: this.pushes,
      bombs: this.bombs,
      events: this.events,
      result: result === null ? null : { ...UNWRITTEN, points: [result.points[0]!, result.points[1]!] },
    };
  }

  private writeEvent(event: GameEvent, cards: readonly Card[], before: Position, after: Position): void {
    switch (event.type) {
      case 'called':
        this.writeCall(event.seat, event.call);
        return;
      case 'calls-revealed':
        // Only calls that count: where a team may make only one, these do not include a partner's second call.
        for (const seat of after.open.grandCallers) this.writeCall(seat, 'grand');
        return;
      case 'withdrawn':
        this.calls = this.calls.filter(({ seat }) => seat !== event.seat);
        return;
      case 'exchanged':
        this.writeExchange(event.transfers, after);
        return;
      case 'played': {
        const [phoenixAs = null] = event.play.phoenixAs;
        this.addEvent('play', event.seat, inWrittenOrder(cards, phoenixAs));
        if (event.wish !== 0) this.events.push({ type: 'wish', ...UNWRITTEN, rank: event.wish as Rank });
        return;
      }
      case 'passed':
        // When the trick's owner passes, the log shows only that they collect the trick.
        if (event.seat !== before.open.owner) this.addEvent('pass', event.seat);
        return;
      case 'gathered':
        if (after.open.phase === 'play') this.writeCollecting(event.by, after);
        return;
      case 'gave':
        this.writeCollecting(event.by, after);
        this.addEvent('gift', event.to);
        return;
      case 'dealt':
      case 'time-up':
      case 'decided':
      case 'declined':
      case 'declined-tichu':
      case 'rest-dealt':
      case 'took':
      case 'laid-out':
      case 'took-back':
      case 'dummy-shown':
      case 'opened':
      case 'window-closed':
      case 'round-ended':
        return;
    }
  }

  private writeCall(seat: Seat, call: Call): void {
    if (this.pushes.length > 0) this.addEvent('call', seat);
    else this.calls.push({ ...UNWRITTEN, ...this.player(seat), call });
  }

  private writeExchange(transfers: readonly Transfer[], after: Position): void {
    const { seats } = after.rules;
    this.pushes = this.handles.map((_, seat) => ({
      ...UNWRITTEN,
      ...this.player(seat),
      gifts: Array.from({ length: seats - 1 }, (_, steps) => {
        const to = (seat + 1 + steps) % seats;
        const gift = transfers.find((transfer) => transfer.from === seat && transfer.to === to)!;
        return { handle: this.handles[to]!, card: gift.cards[0]! };
      }),
    }));
    const holders = bombHolders(after);
    if (holders.length > 0) this.bombs = { ...UNWRITTEN, players: holders.map((seat) => this.player(seat)) };
  }

  /** If the winner of a trick is still active, a line like a pass says that they collect it. */
  private writeCollecting(owner: Seat, { open }: Position): void {
    if (open.isActive(owner)) this.addEvent('pass', owner);
  }

  private addEvent(type: 'play', seat: Seat, cards: readonly Card[]): void;
  private addEvent(type: 'pass' | 'call' | 'gift', seat: Seat): void;
  private addEvent(type: 'play' | 'pass' | 'call' | 'gift', seat: Seat, cards: readonly Card[] = []): void {
    const who = { ...UNWRITTEN, ...this.player(seat) };
    this.events.push(type === 'play' ? { type, ...who, cards } : { type, ...who });
  }

  private readNews(move: RecordMove): void {
    if (move.type !== 'news' || move.name !== 'player') return;
    const [player = '', name = ''] = move.words;
    const seat = Number(player) - 1;
    if (this.handles[seat] === undefined) return;
    this.handles[seat] = writtenHandle(name);
    if (!this.hasBegun) this.handlesAtDeal = [...this.handles];
  }

  private hand(seat: Seat, cards: readonly Card[]): TchHand {
    return { ...UNWRITTEN, seat, handle: this.handlesAtDeal[seat]!, cards: inWrittenOrder(cards) };
  }

  private player(seat: Seat): TchPlayer {
    return { seat, handle: this.handles[seat]! };
  }
}
