import {
  type Action,
  actionToPlay,
  apply,
  type Call,
  type Card,
  type Gift,
  NO_SEAT,
  newMatch,
  type Play,
  type Position,
  type Rank,
  type RoundMoves,
  type Rules,
  type Seat,
  TrustedMoves,
  trusted,
  viewFor,
} from '@schupf/rules';

/** A common interface for checked and trusted transitions, so that the same random players can use either. */
export interface Transitions extends RoundMoves {
  startMatch(): void;
  deal(pack: readonly Card[]): void;
}

/** Changes the position in place without checks, as the search does. */
export class TrustedTransitions extends TrustedMoves implements Transitions {
  constructor(rules: Rules) {
    super(newMatch(rules));
  }

  startMatch(): void {
    this.position.copyFrom(newMatch(this.position.rules));
  }

  deal(pack: readonly Card[]): void {
    trusted.deal(this.position, pack);
  }
}

/** Checks every action and creates its events and one player's view, as a server does. */
export class CheckedTransitions implements Transitions {
  position: Position;
  private readonly after: (position: Position, action: Action) => void;

  /** `after` is called with every new position. */
  constructor(rules: Rules, after: (position: Position, action: Action) => void = () => {}) {
    this.position = newMatch(rules);
    this.after = after;
  }

  startMatch(): void {
    this.position = newMatch(this.position.rules);
  }

  deal(pack: readonly Card[]): void {
    this.act({ type: 'deal', pack: [...pack] });
  }

  call(seat: Seat, call: Call): void {
    this.act({ type: 'call', seat, call });
  }

  withdraw(seat: Seat): void {
    this.act({ type: 'withdraw', seat });
  }

  take(seat: Seat): void {
    this.act({ type: 'take', seat });
  }

  decline(seat: Seat): void {
    this.act({ type: 'decline', seat });
  }

  push(seat: Seat, gifts: readonly Gift[]): void {
    this.act({ type: 'push', seat, gifts });
  }

  play(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void {
    if (wish !== 0) this.act(actionToPlay(type, seat, play, { wish }));
    else if (dogTo !== NO_SEAT) this.act(actionToPlay(type, seat, play, { dogTo }));
    else this.act(actionToPlay(type, seat, play));
  }

  pass(seat: Seat): void {
    this.act({ type: 'pass', seat });
  }

  closeWindow(): void {
    this.act({ type: 'close-window' });
  }

  gather(): void {
    this.act({ type: 'gather' });
  }

  give(seat: Seat, to: Seat): void {
    this.act({ type: 'give', seat, to });
  }

  private act(action: Action): void {
    const applied = apply(this.position, action);
    if (!applied.ok) {
      throw new Error(`${JSON.stringify(action)} was listed as legal but refused: ${applied.refusal.code}`);
    }
    this.position = applied.position;
    viewFor(this.position, 0);
    this.after(this.position, action);
  }
}
