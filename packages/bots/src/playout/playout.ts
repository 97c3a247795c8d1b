import {
  type Alternative,
  type Bits,
  type Combination,
  type Gift,
  type PlayList,
  Position,
  type Rank,
  RoundDriver,
  type RoundPlayers,
  type Rules,
  type Seat,
  TrustedMoves,
  type View,
  viewFor,
} from '@schupf/rules';
import type { Policy } from '../policy.ts';

/**
 * Plays a round to its end, changing the position in place. Every seat follows its policy and decides from what its
 * player knows. Search uses it to simulate rounds, without further calls, which would only add noise. The trainer
 * uses it to play whole rounds.
 */
export class Playout implements RoundPlayers {
  private readonly withCalls: boolean;
  private readonly moves: TrustedMoves;
  private readonly driver: RoundDriver;
  private policies: readonly Policy[] = [];
  private random: Bits = () => 0;
  /** Created when play begins. The views share hands and open state with the position, so they stay up to date. */
  private views: readonly View[] | null = null;

  /** A caller that wants to note what is played passes its own `moves`. */
  constructor(rules: Rules, withCalls = false, moves = new TrustedMoves(new Position(rules))) {
    this.withCalls = withCalls;
    this.moves = moves;
    this.driver = new RoundDriver(this.moves, this, { honourWish: true });
  }

  /** Continues from this position, which is changed in place and must not be used elsewhere. */
  run(position: Position, policies: readonly Policy[], random: Bits): void {
    // The views refer to these hand objects, so no hand may be replaced by a copy once the views exist.
    position.unshareHands();
    this.moves.position = position;
    this.policies = policies;
    this.random = random;
    this.views = null;
    this.driver.playRound();
  }

  grand(seat: Seat, mayCall: boolean, mayWithdraw: boolean): 'call' | 'withdraw' | 'take' {
    const policy = this.policies[seat]!;
    const view = this.viewOf(seat);
    if (mayWithdraw && policy.withdraws(view, seat, this.random, null)) return 'withdraw';
    return mayCall && this.withCalls && policy.callsGrand(view, seat, this.random, null) ? 'call' : 'take';
  }

  callsTichu(seat: Seat): boolean {
    return this.withCalls && this.policies[seat]!.callsTichu(this.viewOf(seat), seat, this.random, null);
  }

  push(seat: Seat): readonly Gift[] {
    return this.policies[seat]!.push(this.viewOf(seat), seat, this.random, null);
  }

  turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    const view = this.viewOf(seat);
    return this.policies[seat]!.turn(view, seat, plays, alternative !== 'none', this.random, null);
  }

  bomb(seat: Seat, bombs: PlayList): number {
    return this.policies[seat]!.bomb(this.viewOf(seat), seat, bombs, this.random, null);
  }

  wish(seat: Seat, play: Combination): Rank | 0 {
    return this.policies[seat]!.wish(this.viewOf(seat), seat, play, this.random, null);
  }

  dogTo(seat: Seat, targets: readonly Seat[]): Seat {
    return this.policies[seat]!.dogTo(this.viewOf(seat), seat, targets, this.random, null);
  }

  gift(seat: Seat, targets: readonly Seat[]): Seat {
    return this.policies[seat]!.gift(this.viewOf(seat), seat, targets, this.random, null);
  }

  protected viewOf(seat: Seat): View {
    const { position } = this.moves;
    const { phase, players } = position.open;
    if (phase !== 'play' && phase !== 'gift') return viewFor(position, players[seat]!);
    this.views ??= players.map((player) => viewFor(position, player));
    return this.views[seat]!;
  }
}
