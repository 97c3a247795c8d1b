import {
  type Action,
  type Applied,
  arbitrate,
  hasSeat,
  isOwnersMoment,
  legalActions,
  NOBODY,
  nextTaker,
  type OpenState,
  pushOpen,
  type Seat,
  type SeatAction,
  seatsIn,
  seenBy,
  undecided,
  type View,
  viewFor,
} from '@schupf/rules';
import { PERSON } from '../telling/names.ts';
import type { Narrator } from '../telling/narrator.ts';
import type { Match } from './match.ts';
import { suggest, suggestBomb } from './opponent.ts';
import type { Person } from './person.ts';
import type { Reply } from './question.ts';

interface Parts {
  readonly match: Match;
  /** Null when the simple players are among themselves. */
  readonly person: Person | null;
  readonly narrator: Narrator;
  /** After an action has become part of the match. */
  readonly onAction: () => void;
}

/** Runs a match from wherever it is, asking whoever is due. The table waits for nobody but the person. */
export class Game {
  private readonly match: Match;
  private readonly person: Person | null;
  private readonly narrator: Narrator;
  private readonly onAction: Parts['onAction'];
  /** The person has agreed to the exchange of what lies on the table. */
  private agreed = false;
  /** The round in which the person has been asked for a Tichu before the first lead. */
  private askedForTichu = 0;
  /** The combination the person has last been asked to bomb, where there is no window to ask in. */
  private askedAbout = '';

  constructor({ match, person, narrator, onAction }: Parts) {
    this.match = match;
    this.person = person;
    this.narrator = narrator;
    this.onAction = onAction;
  }

  /** Plays until the match is over or the person leaves. */
  async run(): Promise<void> {
    while (await this.step());
    this.narrator.finish();
  }

  private get open(): OpenState {
    return this.match.open;
  }

  private viewOf(seat: Seat): View {
    return viewFor(this.match.position, this.open.players[seat]!);
  }

  private isOwn(seat: Seat): boolean {
    return this.person !== null && this.open.players[seat] === PERSON;
  }

  private get ownSeats(): Seat[] {
    return [...this.open.players.keys()].filter((seat) => this.isOwn(seat));
  }

  /** One action, or a few that belong together; false when the game is over. */
  private async step(): Promise<boolean> {
    const { open } = this;
    switch (open.phase) {
      case 'start':
        return this.deal();
      case 'round-over':
        return (await this.wantsNextRound()) && this.deal();
      case 'grand':
        return this.ask(firstFrom(open, undecided(open), open.dealer));
      case 'take':
        return this.takeCard(nextTaker(open));
      case 'push':
        return this.push();
      case 'play':
        return this.playOn();
      case 'gift':
        return this.ask(open.owner);
      case 'settle':
      case 'match-over':
        return false;
    }
  }

  private async wantsNextRound(): Promise<boolean> {
    const [seat] = this.ownSeats;
    if (this.person === null || seat === undefined) return true;
    this.narrator.finish();
    return (await this.person.nextRound(this.viewOf(seat), seat)) === 'nothing';
  }

  private deal(): boolean {
    const before = this.open;
    const applied = this.match.deal();
    if (!applied.ok) throw new Error(`the deal is refused: ${applied.refusal.code}`);
    this.agreed = false;
    this.follow(before, applied);
    return true;
  }

  /** Cards taken one by one are a matter of patience: the person is asked once, before Grand Tichu is too late. */
  private async takeCard(seat: Seat): Promise<boolean> {
    const last = this.open.counts[seat] === this.open.rules.grandLimit - 1;
    const hasChoice = legalActions(this.viewOf(seat), seat).some(
      (offer) => offer.type === 'withdraw' || (offer.type === 'call' && offer.call === 'grand'),
    );
    if (last && hasChoice) return this.ask(seat);
    this.act({ type: 'take', seat });
    return true;
  }

  /** The person first: if he calls Tichu or thinks again, nobody else has to take his push back. */
  private async push(): Promise<boolean> {
    const waiting = seatsIn(pushOpen(this.open));
    const own = waiting.find((seat) => this.isOwn(seat));
    if (own !== undefined) return this.ask(own);
    const laid = this.ownSeats.filter((seat) => hasSeat(this.open.laidOut, seat));
    if (this.person !== null && laid.length > 0 && !this.agreed) return this.agree(this.person, laid);
    return this.ask(waiting[0]!);
  }

  private async agree(person: Person, seats: readonly Seat[]): Promise<boolean> {
    this.narrator.finish();
    const reply = await person.exchange(this.viewOf(seats[0]!), seats);
    if (reply === 'leave') return false;
    if (reply === 'nothing') this.agreed = true;
    else if (reply.type === 'take-back') for (const seat of seats) this.act({ type: 'take-back', seat });
    else this.act(reply);
    return true;
  }

  private async playOn(): Promise<boolean> {
    const { open } = this;
    const called = open.hasPlayed === 0 ? await this.tichuBeforeLead() : 'nothing';
    if (called !== 'nothing') return called !== 'leave';
    if (open.window) return this.closeWindow();
    if (open.turn === NOBODY || isOwnersMoment(open)) {
      if (this.tryTo({ type: 'gather' })) return true;
      return this.ask(open.owner);
    }
    if (!this.isOwn(open.turn) && (await this.bombsBetween()) === 'leave') return false;
    if (this.open !== open) return true;
    return this.ask(open.turn);
  }

  /** Somebody else leads: the person, who has just seen his new cards, may want to call before that. */
  private async tichuBeforeLead(): Promise<Reply> {
    const { open, person } = this;
    const [seat] = this.ownSeats;
    if (person === null || seat === undefined || this.isOwn(open.turn)) return 'nothing';
    if (this.askedForTichu === open.round) return 'nothing';
    this.askedForTichu = open.round;
    const view = this.viewOf(seat);
    if (!legalActions(view, seat).some((offer) => offer.type === 'call')) return 'nothing';
    this.narrator.finish();
    const reply = await person.tichu(view, seat);
    if (reply !== 'leave' && reply !== 'nothing') this.act(reply);
    return reply;
  }

  /** Everybody is asked for a bomb at the same moment; the rules say which of the claims stand. */
  private async closeWindow(): Promise<boolean> {
    const claims = await this.claims();
    if (claims === 'leave') return false;
    const accepted = arbitrate(this.match.position, claims);
    for (const claim of accepted) this.act(claim);
    if (accepted.length === 0) this.act({ type: 'close-window' });
    return true;
  }

  /** Where bombs are first come, first served, the person is asked once about each combination. */
  private async bombsBetween(): Promise<'nothing' | 'leave'> {
    const { open } = this;
    const about = `${open.round} ${[...open.trickCards].join()}`;
    if (open.rules.windowBeforeTurn || open.trickIsEmpty || this.askedAbout === about) return 'nothing';
    this.askedAbout = about;
    const claims = await this.claims();
    if (claims === 'leave') return 'leave';
    for (const claim of arbitrate(this.match.position, claims)) this.act(claim);
    return 'nothing';
  }

  private async claims(): Promise<SeatAction[] | 'leave'> {
    const claims: SeatAction[] = [];
    for (let seat = 0; seat < this.open.rules.seats; seat++) {
      const view = this.viewOf(seat);
      if (!this.isOwn(seat)) {
        const bomb = suggestBomb(view, seat);
        if (bomb !== null) claims.push(bomb);
      } else if (this.isWorthAsking(view, seat)) {
        this.narrator.finish();
        const reply = await this.person!.bomb(view, seat);
        if (reply === 'leave') return 'leave';
        if (reply !== 'nothing') claims.push(reply);
      }
    }
    return claims;
  }

  /**
   * Whether the person is asked for a bomb. He is not where he has just passed or comes next, and so can bomb in
   * his turn, and on his own side's combinations only after the last pass. A wish makes the turn another thing
   * than the window (WISH7).
   */
  private isWorthAsking(view: View, seat: Seat): boolean {
    const { open } = view;
    const hasTurn =
      open.turn === seat || (open.past?.event.type === 'passed' && open.past.event.seat === seat);
    if (open.window && hasTurn && open.wish === 0) return false;
    if (!open.areOpponents(seat, open.owner) && open.turn !== NOBODY) return false;
    return legalActions(view, seat).some((offer) => offer.type === 'bomb');
  }

  /** Asks whoever plays for the seat, and does what he says. */
  private async ask(seat: Seat): Promise<boolean> {
    const view = this.viewOf(seat);
    if (this.isOwn(seat)) this.narrator.finish();
    const reply = this.isOwn(seat) ? await this.person!.act(view, seat) : suggest(view, seat);
    if (reply === 'leave') return false;
    if (reply === null || reply === 'nothing')
      throw new Error(`seat ${seat} does nothing in phase ${view.open.phase}`);
    this.act(reply);
    return true;
  }

  private act(action: Action): void {
    if (!this.tryTo(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  }

  private tryTo(action: Action): boolean {
    const before = this.open;
    const applied = this.match.tryTo(action);
    if (!applied.ok) return false;
    // Whatever changes what lies on the table asks for a new word on the exchange.
    if (action.type === 'take-back' || action.type === 'call') this.agreed = false;
    this.follow(before, applied);
    return true;
  }

  private follow(before: OpenState, { events }: Applied): void {
    for (const event of events) {
      const seen = seenBy(event, this.person === null ? 'spectator' : PERSON, this.open);
      this.narrator.tell(seen, before, this.open);
    }
    this.onAction();
  }
}

/** The first seat of a set, in play order from a seat on. */
function firstFrom({ rules }: OpenState, mask: number, from: Seat): Seat {
  for (let step = 0; step < rules.seats; step++) {
    const seat = (from + step) % rules.seats;
    if (hasSeat(mask, seat)) return seat;
  }
  throw new Error('nobody is left to decide');
}
