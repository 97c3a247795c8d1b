import {
  apply,
  type Card,
  type GameEvent,
  giftTargets,
  NO_SEAT,
  type Position,
  type Rank,
  type SeatAction,
  seatsIn,
  seatsToPush,
  tableActionNow,
} from '@schupf/rules';
import { formatCards, formatRank, formatSeat } from '@schupf/rules/notation';
import { byColumnName } from './columns.ts';
import { CaseFault } from './read.ts';

/** The state after the actions, once every window has closed and a complete trick has been gathered. */
export function afterActions(start: Position, actions: readonly SeatAction[]): unknown {
  const run = new Run(start);
  for (const action of actions) {
    if (action.type !== 'bomb' && action.type !== 'call') run.performTableActions();
    run.act(action);
  }
  run.performTableActions();
  return describe(run.position, run.trickWonBy);
}

class Run {
  position: Position;
  trickWonBy: number = NO_SEAT;

  constructor(position: Position) {
    this.position = position;
  }

  /** Closes windows and gathers tricks. */
  performTableActions(): void {
    for (
      let action = tableActionNow(this.position);
      action !== null;
      action = tableActionNow(this.position)
    ) {
      this.step(action);
    }
  }

  act(action: SeatAction): void {
    if (!this.step(action)) throw new CaseFault(`an action is not legal: ${JSON.stringify(action)}`);
  }

  private step(action: Parameters<typeof apply>[1]): boolean {
    const applied = apply(this.position, action);
    if (!applied.ok) return false;
    for (const event of applied.events) this.noteGathered(event);
    this.position = applied.position;
    this.noteUngathered();
    return true;
  }

  private noteGathered(event: GameEvent): void {
    if (event.type === 'gathered') this.trickWonBy = event.by;
  }

  /** A trick counts as won before it is gathered if the Dragon's gift is due or if the trick ended the round. */
  private noteUngathered(): void {
    const { open } = this.position;
    if (open.phase === 'gift') this.trickWonBy = open.owner;
    if ((open.phase === 'round-over' || open.phase === 'match-over') && open.owner !== NO_SEAT) {
      if (open.result?.bonus?.for !== 'sweep') this.trickWonBy = open.owner;
    }
  }
}

function describe(position: Position, trickWonBy: number): Record<string, unknown> {
  const { open, rules } = position;
  const seatOrNull = (seat: number) => (seat === NO_SEAT ? null : formatSeat(seat));
  const leads = open.phase === 'play' && open.trickIsEmpty ? open.turn : NO_SEAT;
  const turn = open.phase === 'play' && !open.trickIsEmpty ? open.turn : NO_SEAT;
  const settled = open.phase === 'round-over' || open.phase === 'match-over';
  const giver = open.phase === 'gift' ? open.owner : NO_SEAT;
  const roundOver = settled || (open.phase === 'gift' && open.activeSeats() <= 1);
  const named = (piles: readonly Iterable<Card>[]) =>
    Object.fromEntries(piles.map((cards, seat) => [formatSeat(seat), formatCards(cards)]));
  return {
    turn: seatOrNull(turn),
    leads: seatOrNull(leads),
    wish: open.wish === 0 ? null : formatRank(open.wish as Rank),
    out: open.finished.map(formatSeat),
    trickWonBy: seatOrNull(trickWonBy),
    mustGiveDragon: seatOrNull(giver),
    dragonTo: giver === NO_SEAT ? [] : giftTargets(open, giver).map(formatSeat),
    roundOver,
    won: named(open.won),
    hands: named(position.hands),
    pushOpen: seatsIn(seatsToPush(open)).map(formatSeat),
    score: settled && open.result !== null ? byColumnName(rules, open.solo, open.result.points) : null,
  };
}
