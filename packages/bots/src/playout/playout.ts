import {
  type Bits,
  bombClaims,
  dogTargets,
  finderFor,
  giftTargets,
  hasSeat,
  isOwnersMoment,
  MAH_JONG,
  NOBODY,
  namesDogTarget,
  type OpenState,
  type Play,
  type PlayFinder,
  PlayList,
  type Position,
  pushOpen,
  type Rules,
  type Seat,
  seatBit,
  trusted,
  turnPlays,
  type View,
  viewFor,
} from '@schupf/rules';
import { NO_PLAY, type Policy } from '../policy.ts';
import { owesBomb } from '../policy-bot.ts';

/**
 * Plays a round to its end in place, every seat by its policy and from what its player knows: the imagined future of a
 * search, where calls beyond those made already would only be noise, or a whole round for measuring policies.
 */
export class Playout {
  private readonly finder: PlayFinder;
  private readonly plays = new PlayList();
  private readonly rules: Rules;
  private readonly withCalls: boolean;
  private views: View[] = [];
  /** Seats known to hold no bomb in this round (bit mask). */
  private bombless = 0;

  constructor(rules: Rules, withCalls = false) {
    this.rules = rules;
    this.withCalls = withCalls;
    this.finder = finderFor(rules, 'up-to-suits');
  }

  /** From the push on. The position must not be anybody else's: it is played to the end of the round. */
  run(position: Position, policies: readonly Policy[], random: Bits): void {
    const { open } = position;
    this.bombless = 0;
    while (open.phase === 'push') this.push(position, policies, random);
    this.views = open.players.map((player) => viewFor(position, player));
    while (open.phase === 'play' || open.phase === 'gift') this.step(position, policies, random);
  }

  private push(position: Position, policies: readonly Policy[], random: Bits): void {
    const { open } = position;
    const waiting = pushOpen(open);
    let seat = 0;
    while (!hasSeat(waiting, seat)) seat++;
    const view = viewFor(position, open.players[seat]!);
    const policy = policies[seat]!;
    if (this.wantsToCall(open, view, seat, policy, random)) trusted.call(position, seat, 'tichu');
    else trusted.push(position, seat, policy.push(view, seat, random, null));
  }

  private wantsToCall(open: OpenState, view: View, seat: Seat, policy: Policy, random: Bits): boolean {
    if (!this.withCalls || !this.rules.calls) return false;
    if (open.calls[seat] !== null || hasSeat(open.hasPlayed, seat)) return false;
    return policy.callsTichu(view, seat, random, null);
  }

  private step(position: Position, policies: readonly Policy[], random: Bits): void {
    const { open } = position;
    if (open.phase === 'gift') {
      const targets = giftTargets(open, open.owner);
      trusted.give(
        position,
        policies[open.owner]!.gift(this.views[open.owner]!, open.owner, targets, random, null),
      );
    } else if (open.window) {
      if (!this.bombs(position, policies, random)) trusted.closeWindow(position);
    } else if (open.turn === NOBODY) {
      trusted.gather(position);
    } else {
      this.turn(position, policies[open.turn]!, random);
    }
  }

  /** Asks everybody who may hold a bomb, from the seat after the owner on. */
  private bombs(position: Position, policies: readonly Policy[], random: Bits): boolean {
    const { open } = position;
    const { seats } = this.rules;
    for (let step = 1; step <= seats; step++) {
      const seat = (open.owner + step) % seats;
      if (!this.mayBomb(position, seat)) continue;
      bombClaims(open, seat, position.hands[seat]!, this.finder, this.plays);
      if (this.plays.length === 0) continue;
      const policy = policies[seat]!;
      const chosen = policy.bomb(this.views[seat]!, seat, this.plays, random, null);
      if (chosen === NO_PLAY) continue;
      this.lay(position, seat, this.plays.at(chosen), policy, random);
      return true;
    }
    return false;
  }

  /** A hand that held no bomb when play began never will: it is looked at once. */
  private mayBomb(position: Position, seat: Seat): boolean {
    if (hasSeat(this.bombless, seat)) return false;
    if (this.finder.mayHoldBomb(position.hands[seat]!)) return true;
    this.bombless |= seatBit(seat);
    return false;
  }

  private turn(position: Position, policy: Policy, random: Bits): void {
    const { open } = position;
    const seat = open.turn;
    const view = this.views[seat]!;
    if (this.wantsToCall(open, view, seat, policy, random)) trusted.call(position, seat, 'tichu');
    const mayPass = turnPlays(open, position.hands[seat]!, this.finder, this.plays);
    const isMoment = isOwnersMoment(open);
    const mayRest = mayPass || (isMoment && !owesBomb(view, this.plays));
    const chosen =
      this.plays.length === 0 ? NO_PLAY : policy.turn(view, seat, this.plays, mayRest, random, null);
    if (chosen !== NO_PLAY) this.lay(position, seat, this.plays.at(chosen), policy, random);
    else if (mayPass) trusted.pass(position, seat);
    else trusted.gather(position);
  }

  private lay(position: Position, seat: Seat, play: Play, policy: Policy, random: Bits): void {
    const { open } = position;
    const view = this.views[seat]!;
    const mayWish = play.cards.has(MAH_JONG) && this.rules.wishObligation !== 'off';
    const wish = mayWish ? policy.wish(view, seat, play, random, null) : 0;
    const dogTo = this.dogTo(open, view, seat, play, policy, random);
    trusted.play(position, seat, play, wish, dogTo);
  }

  private dogTo(open: OpenState, view: View, seat: Seat, play: Play, policy: Policy, random: Bits): Seat {
    if (play.kind !== 'dog' || !namesDogTarget(open)) return NOBODY;
    return policy.dogTo(view, seat, dogTargets(open, seat), random, null);
  }
}
