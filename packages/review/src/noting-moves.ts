import {
  type Action,
  actionToPlay,
  type Call,
  type Gift,
  type Play,
  type Rank,
  type Seat,
  TrustedMoves,
} from '@schupf/rules';

/** Trusted transitions that also record the actions. */
export class NotingMoves extends TrustedMoves {
  readonly actions: Action[] = [];

  override call(seat: Seat, call: Call): void {
    this.actions.push({ type: 'call', seat, call });
    super.call(seat, call);
  }

  override withdraw(seat: Seat): void {
    this.actions.push({ type: 'withdraw', seat });
    super.withdraw(seat);
  }

  override take(seat: Seat): void {
    this.actions.push({ type: 'take', seat });
    super.take(seat);
  }

  override decline(seat: Seat): void {
    this.actions.push({ type: 'decline', seat });
    super.decline(seat);
  }

  override push(seat: Seat, gifts: readonly Gift[]): void {
    this.actions.push({ type: 'push', seat, gifts });
    super.push(seat, gifts);
  }

  override play(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void {
    const extras = { ...(wish === 0 ? {} : { wish }), ...(dogTo < 0 ? {} : { dogTo }) };
    this.actions.push(actionToPlay(type, seat, play, extras));
    super.play(type, seat, play, wish, dogTo);
  }

  override pass(seat: Seat): void {
    this.actions.push({ type: 'pass', seat });
    super.pass(seat);
  }

  override give(seat: Seat, to: Seat): void {
    this.actions.push({ type: 'give', seat, to });
    super.give(seat, to);
  }

  override closeWindow(): void {
    this.actions.push({ type: 'close-window' });
    super.closeWindow();
  }

  override gather(): void {
    this.actions.push({ type: 'gather' });
    super.gather();
  }
}
