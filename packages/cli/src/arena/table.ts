import type { Choice } from '@schupf/bots';
import {
  type Action,
  apply,
  arbitrate,
  type Card,
  type Duty,
  dutiesOf,
  finderFor,
  hasSeat,
  isBomb,
  isLegal,
  mayStillCall,
  momentOf,
  type OpenState,
  type PlayFinder,
  type Position,
  type Seat,
  type SeatAction,
  seatsToPush,
  undecidedSeats,
  type View,
  viewFor,
} from '@schupf/rules';
import { fallbackAction } from '@schupf/runner';
import { hasChoice, mayBomb } from './choice.ts';

/** A request for a seat's decision. */
interface Question {
  readonly view: View;
  readonly seat: Seat;
  readonly hasChoice: boolean;
}

/** Part of a round that yields questions and receives answers, so that the caller may answer synchronously or not. */
type Asking<Result> = Generator<Question, Result, Choice | null>;

/** Plays one round with checked transitions, independently of where the answers come from. */
export class Table {
  /** Illegal and missing answers by seat. */
  readonly faults: number[];
  readonly bombs: number[];
  /** The current position; replaced by every action. */
  position: Position;
  private readonly finder: PlayFinder;
  /** Whether anything has happened since all seats were last asked for bombs and calls outside a window. */
  private mayClaimAgain = false;

  /** `start` is the position before a deal. */
  constructor(start: Position) {
    this.position = start;
    this.finder = finderFor(start.rules, 'up-to-suits');
    this.faults = new Array(start.rules.seats).fill(0);
    this.bombs = new Array(start.rules.seats).fill(0);
  }

  get open(): OpenState {
    return this.position.open;
  }

  /** Deals and plays to the end of the round. */
  *play(pack: readonly Card[]): Asking<void> {
    this.act({ type: 'deal', pack });
    for (;;) {
      const { open } = this;
      const moment = momentOf(open);
      switch (moment) {
        case 'grand':
        case 'tichu':
          yield* this.ask(firstFrom(open, undecidedSeats(open), open.dealer));
          break;
        case 'take':
          yield* this.takeCard(dutiesOf(open)[0]!);
          break;
        case 'push':
          yield* this.ask(firstFrom(open, seatsToPush(open), open.dealer));
          break;
        case 'window':
          if (!(yield* this.collectClaims())) this.act({ type: 'close-window' });
          break;
        case 'gather':
          this.act({ type: 'gather' });
          break;
        case 'own-trick':
          yield* this.askOwner();
          break;
        case 'turn':
          if (!(this.mayClaimAgain && this.mustAskAll() && (yield* this.collectClaims())))
            yield* this.ask(open.turn);
          break;
        case 'gift':
          yield* this.ask(open.owner);
          break;
        case 'over':
          return;
      }
    }
  }

  /** Asks the bot only at its last chance to call Grand Tichu. All other cards are taken automatically. */
  private *takeCard({ seat, kind }: Duty): Asking<void> {
    if (kind === 'grand') yield* this.ask(seat);
    else this.act({ type: 'take', seat });
  }

  /** Before the first card, any seat may call. On a combination that opens no window, any seat may bomb. */
  private mustAskAll(): boolean {
    const { open } = this;
    this.mayClaimAgain = false;
    if (open.hasPlayed === 0) return open.rules.calls;
    return open.rules.outOfTurnBombs && !open.rules.windowBeforeTurn && !open.trickIsEmpty;
  }

  /** Asks all seats simultaneously and lets the rules arbitrate. Returns whether any claim was accepted. */
  private *collectClaims(): Asking<boolean> {
    const { open, position } = this;
    const claims: SeatAction[] = [];
    for (let seat = 0; seat < open.rules.seats; seat++) {
      const holdsBomb = open.isActive(seat) && this.finder.mayHoldBomb(position.hands[seat]!);
      if (!holdsBomb && !mayStillCall(open, seat)) continue;
      const view = this.viewOf(seat);
      const choice = yield { view, seat, hasChoice: holdsBomb && mayBomb(open, seat, position.hands[seat]!) };
      if (choice === null) continue;
      if (isBy(choice, seat) && isLegal(view, choice.action)) claims.push(choice.action);
      else this.faults[seat]!++;
    }
    if (claims.length === 0) return false;
    const accepted = arbitrate(position, claims);
    for (const claim of accepted) this.act(claim);
    return accepted.length > 0;
  }

  /** The owner of the trick may, and sometimes must, bomb it. Otherwise the table gathers it. */
  private *askOwner(): Asking<void> {
    const seat = this.open.owner;
    const choice = yield this.questionFor(seat);
    if (choice !== null && this.tryAnswer(choice, seat)) return;
    const hasGathered = this.tryTo({ type: 'gather' });
    if (choice !== null || !hasGathered) this.faults[seat]!++;
    if (!hasGathered) this.actByFallback(seat);
  }

  /** Asks a seat that has to act. */
  private *ask(seat: Seat): Asking<void> {
    const choice = yield this.questionFor(seat);
    if (choice !== null && this.tryAnswer(choice, seat)) return;
    this.faults[seat]!++;
    this.actByFallback(seat);
  }

  private tryAnswer(choice: Choice, seat: Seat): boolean {
    return isBy(choice, seat) && this.tryTo(choice.action);
  }

  private actByFallback(seat: Seat): void {
    const action = fallbackAction(this.viewOf(seat), seat);
    if (action === null) throw new Error(`seat ${seat} has to act but has no legal action`);
    this.act(action);
  }

  private act(action: Action): void {
    if (!this.tryTo(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  }

  private tryTo(action: Action): boolean {
    const applied = apply(this.position, action);
    if (!applied.ok) return false;
    this.position = applied.position;
    for (const event of applied.events) {
      if (event.type === 'opened') this.mayClaimAgain = true;
      if (event.type !== 'played') continue;
      this.mayClaimAgain = true;
      if (isBomb(event.play)) this.bombs[event.seat]!++;
    }
    return true;
  }

  private viewOf(seat: Seat): View {
    return viewFor(this.position, this.open.players[seat]!);
  }

  private questionFor(seat: Seat): Question {
    const { open, position } = this;
    return { view: this.viewOf(seat), seat, hasChoice: hasChoice(open, seat, position.hands[seat]!) };
  }
}

/** An external answer can be anything; it must not act for another seat or for the table. */
function isBy({ action }: Choice, seat: Seat): boolean {
  return typeof action === 'object' && action !== null && action.seat === seat;
}

/** The first seat of the set in play order, starting at `from`. */
function firstFrom({ rules }: OpenState, mask: number, from: Seat): Seat {
  for (let step = 0; step < rules.seats; step++) {
    const seat = (from + step) % rules.seats;
    if (hasSeat(mask, seat)) return seat;
  }
  throw new Error('no seat is left to decide');
}
