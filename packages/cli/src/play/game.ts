import {
  type Action,
  apply,
  arbitrate,
  type Bits,
  hasSeat,
  isOwnersMoment,
  legalActions,
  NOBODY,
  newMatch,
  nextTaker,
  type OpenState,
  type Position,
  pushOpen,
  type Rules,
  type Seat,
  type SeatAction,
  seatsIn,
  seenBy,
  shuffle,
  undecided,
  type View,
  viewFor,
} from '@schupf/rules';
import { PERSON } from './names.ts';
import { suggest, suggestBomb } from './opponent.ts';
import type { Paint } from './paint.ts';
import type { Person, Reply } from './person.ts';
import { hasScore, resultText, roundHeader, totalsText, winnersText } from './screen.ts';
import { tell } from './tell.ts';

/** A match of one person against simple opponents. The table waits for nobody but him. */
export class Game {
  private position: Position;
  private readonly deals: Bits;
  private readonly person: Person;
  private readonly paint: Paint;
  /** The combination the person has last been asked to bomb, where there is no window to ask in. */
  private askedAbout = '';

  constructor(rules: Rules, deals: Bits, person: Person, paint: Paint) {
    this.position = newMatch(rules);
    this.deals = deals;
    this.person = person;
    this.paint = paint;
  }

  /** Plays until the match is over or the person leaves. */
  async run(): Promise<void> {
    while (await this.step());
    const { open } = this;
    if (open.phase === 'match-over') this.person.say(winnersText(open));
    else if (hasScore(open)) this.person.say(totalsText(open));
  }

  private get open(): OpenState {
    return this.position.open;
  }

  private viewOf(seat: Seat): View {
    return viewFor(this.position, this.open.players[seat]!);
  }

  private isOwn(seat: Seat): boolean {
    return this.open.players[seat] === PERSON;
  }

  /** One action, or a few that belong together; false when the game is over. */
  private async step(): Promise<boolean> {
    const { open } = this;
    switch (open.phase) {
      case 'start':
        return this.deal();
      case 'round-over':
        return (await this.person.goOn()) && this.deal();
      case 'grand':
        return this.ask(firstFrom(open, undecided(open), open.dealer));
      case 'take':
        return this.takeCard(nextTaker(open));
      case 'push':
        return this.ask(this.nextPusher());
      case 'play':
        return this.playOn();
      case 'gift':
        return this.ask(open.owner);
      case 'settle':
      case 'match-over':
        return false;
    }
  }

  private deal(): boolean {
    this.act({ type: 'deal', pack: shuffle([...this.position.rules.pack], this.deals) });
    return true;
  }

  /** Cards taken one by one are a matter of patience: the person is asked once, before Grand Tichu is too late. */
  private async takeCard(seat: Seat): Promise<boolean> {
    const last = this.open.counts[seat] === this.open.rules.grandLimit - 1;
    const mayCall = legalActions(this.viewOf(seat), seat).some(
      (offer) => offer.type === 'call' && offer.call === 'grand',
    );
    if (this.isOwn(seat) && last && mayCall) return this.ask(seat);
    this.act({ type: 'take', seat });
    return true;
  }

  /** The person first: if he calls Tichu, nobody else has to take his push back. */
  private nextPusher(): Seat {
    const waiting = seatsIn(pushOpen(this.open));
    return waiting.find((seat) => this.isOwn(seat)) ?? waiting[0]!;
  }

  private async playOn(): Promise<boolean> {
    const { open } = this;
    if (open.window) return this.closeWindow();
    if (open.turn === NOBODY || isOwnersMoment(open)) {
      if (this.tryTo({ type: 'gather' })) return true;
      return this.ask(open.owner);
    }
    if (!this.isOwn(open.turn) && (await this.bombsBetween()) === 'leave') return false;
    if (this.open !== open) return true;
    return this.ask(open.turn);
  }

  /** Everybody is asked for a bomb at the same moment; the rules say which of the claims stand. */
  private async closeWindow(): Promise<boolean> {
    const claims = await this.claims();
    if (claims === 'leave') return false;
    const accepted = arbitrate(this.position, claims);
    for (const claim of accepted) this.act(claim);
    if (accepted.length === 0) this.act({ type: 'close-window' });
    return true;
  }

  /** Where bombs are first come, first served, the person is asked once about each combination. */
  private async bombsBetween(): Promise<Reply> {
    const { open } = this;
    const about = `${open.round} ${[...open.trickCards].join()}`;
    if (open.rules.windowBeforeTurn || open.trickIsEmpty || this.askedAbout === about) return 'nothing';
    this.askedAbout = about;
    const claims = await this.claims();
    if (claims === 'leave') return 'leave';
    for (const claim of arbitrate(this.position, claims)) this.act(claim);
    return 'nothing';
  }

  private async claims(): Promise<SeatAction[] | 'leave'> {
    const claims: SeatAction[] = [];
    for (let seat = 0; seat < this.open.rules.seats; seat++) {
      const view = this.viewOf(seat);
      if (!this.isOwn(seat)) {
        const bomb = suggestBomb(view, seat);
        if (bomb !== null) claims.push(bomb);
      } else if (legalActions(view, seat).some((offer) => offer.type === 'bomb')) {
        const reply = await this.person.bomb(view, seat);
        if (reply === 'leave') return 'leave';
        if (reply !== 'nothing') claims.push(reply);
      }
    }
    return claims;
  }

  /** Asks whoever plays for the seat, and does what he says. */
  private async ask(seat: Seat): Promise<boolean> {
    const view = this.viewOf(seat);
    const reply = this.isOwn(seat) ? await this.person.act(view, seat) : suggest(view, seat);
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
    const applied = apply(this.position, action);
    if (!applied.ok) return false;
    const before = this.open;
    this.position = applied.position;
    if (action.type === 'deal') this.person.say(`\n${roundHeader(this.open, this.paint)}`);
    for (const event of applied.events) {
      this.person.say(tell(seenBy(event, PERSON, this.open), before, this.open, this.paint));
      if (event.type === 'round-ended') this.person.say(resultText(this.open, this.paint));
    }
    return true;
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
