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
  pushOpen,
  type Seat,
  type SeatAction,
  undecided,
  type View,
  viewFor,
} from '@schupf/rules';
import { fallbackAction } from '@schupf/runner';
import { hasChoice, mayBomb } from './choice.ts';

/** A seat is asked what it does. */
interface Question {
  readonly view: View;
  readonly seat: Seat;
  readonly hasChoice: boolean;
}

/** A round that waits for answers. Whether they come at once or later is the business of whoever drives it. */
type Asking<Result> = Generator<Question, Result, Choice | null>;

/** One round through the checked door, whoever plays it. */
export class Table {
  /** Illegal and missing answers, and bombs played, by seat. */
  readonly faults: number[];
  readonly bombs: number[];
  private position: Position;
  private readonly finder: PlayFinder;
  /** Something has happened since everybody was last asked for bombs and calls where no window asks for them. */
  private hasNews = false;

  /** A match before a deal. */
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
          yield* this.ask(firstFrom(open, undecided(open), open.dealer));
          break;
        case 'take':
          yield* this.takeCard(dutiesOf(open)[0]!);
          break;
        case 'push':
          yield* this.ask(firstFrom(open, pushOpen(open), open.dealer));
          break;
        case 'window':
          if (!(yield* this.claims())) this.act({ type: 'close-window' });
          break;
        case 'gather':
          this.act({ type: 'gather' });
          break;
        case 'own-trick':
          yield* this.askOwner();
          break;
        case 'turn':
          if (!(this.hasNews && this.mustAskAround() && (yield* this.claims()))) yield* this.ask(open.turn);
          break;
        case 'gift':
          yield* this.ask(open.owner);
          break;
        case 'over':
          return;
      }
    }
  }

  /** Cards are taken without a question until Grand Tichu is about to be too late. */
  private *takeCard({ seat, kind }: Duty): Asking<void> {
    if (kind === 'grand') yield* this.ask(seat);
    else this.act({ type: 'take', seat });
  }

  /** Before the first card somebody may call; on a combination, where no window opens, somebody may bomb. */
  private mustAskAround(): boolean {
    const { open } = this;
    this.hasNews = false;
    if (open.hasPlayed === 0) return open.rules.calls;
    return open.rules.outOfTurnBombs && !open.rules.windowBeforeTurn && !open.trickIsEmpty;
  }

  /** Everybody is asked at the same moment; the rules say which claims stand. Tells whether any did. */
  private *claims(): Asking<boolean> {
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

  /** The trick's owner may lay a bomb on his own trick, and sometimes has to; otherwise the table gathers it. */
  private *askOwner(): Asking<void> {
    const seat = this.open.owner;
    const choice = yield this.questionFor(seat);
    if (choice !== null && this.tryAnswer(choice, seat)) return;
    const gathers = this.tryTo({ type: 'gather' });
    if (choice !== null || !gathers) this.faults[seat]!++;
    if (!gathers) this.actSafely(seat);
  }

  /** Asks a seat that has to do something. */
  private *ask(seat: Seat): Asking<void> {
    const choice = yield this.questionFor(seat);
    if (choice !== null && this.tryAnswer(choice, seat)) return;
    this.faults[seat]!++;
    this.actSafely(seat);
  }

  private tryAnswer(choice: Choice, seat: Seat): boolean {
    return isBy(choice, seat) && this.tryTo(choice.action);
  }

  private actSafely(seat: Seat): void {
    const action = fallbackAction(this.viewOf(seat), seat);
    if (action === null) throw new Error(`seat ${seat} is asked and can do nothing`);
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
      if (event.type === 'opened') this.hasNews = true;
      if (event.type !== 'played') continue;
      this.hasNews = true;
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

/** An answer may come from outside and be anything; it must not move another seat or the table. */
function isBy({ action }: Choice, seat: Seat): boolean {
  return typeof action === 'object' && action !== null && action.seat === seat;
}

/** The first seat of a set, in play order from a seat on. */
function firstFrom({ rules }: OpenState, mask: number, from: Seat): Seat {
  for (let step = 0; step < rules.seats; step++) {
    const seat = (from + step) % rules.seats;
    if (hasSeat(mask, seat)) return seat;
  }
  throw new Error('nobody is left to decide');
}
