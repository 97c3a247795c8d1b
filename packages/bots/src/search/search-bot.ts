import {
  bombClaims,
  type Combination,
  finderFor,
  isOwnersMoment,
  layAction,
  NOBODY,
  PlayList,
  type Position,
  type Rules,
  type Seat,
  type SeatAction,
  trusted,
  turnPlays,
  type View,
} from '@schupf/rules';
import type { Bot, Choice, Help } from '../bot.ts';
import type { Policy } from '../policy.ts';
import { extrasFor, owesBomb, PolicyBot } from '../policy-bot.ts';
import { type Candidate, type Depth, Rollouts } from './rollouts.ts';

/** Of many plays only the most promising are looked at. */
const MOST_CANDIDATES = 6;
/** Points behind the best prior from which on a play is not looked at. */
const HOPELESS = 90;

interface Option extends Candidate {
  /** Null for doing nothing. */
  readonly action: SeatAction | null;
}

/**
 * Plays by a policy, but thinks about each turn and each bomb: tries what is promising in imagined rounds and does
 * what went best there.
 */
export class SearchBot implements Bot {
  readonly name: string;
  private readonly policy: Policy;
  private readonly plain: PolicyBot;
  private readonly depth: Depth;
  private readonly plays = new PlayList();
  private rollouts: Rollouts | null = null;
  private rules: Rules | null = null;

  constructor(name: string, policy: Policy, depth: Depth) {
    this.name = name;
    this.policy = policy;
    this.plain = new PolicyBot(policy);
    this.depth = depth;
  }

  choose(view: View, seat: Seat, help: Help): Choice | null {
    const simple = this.plain.choose(view, seat, help);
    const isTurn = simple?.action.type === 'play' || simple?.action.type === 'pass';
    const mayBomb = view.open.phase === 'play' && (simple === null || simple.action.type === 'bomb');
    if (!isTurn && !mayBomb) return simple;
    const options = isTurn ? this.turnOptions(view, seat, help) : this.bombOptions(view, seat, help);
    if (options.length < 2) return simple;
    const rollouts = this.rolloutsFor(view.rules);
    const { place, lead } = rollouts.best(view, seat, options, this.depth, help.random, () =>
      help.outOfTime(),
    );
    const { action } = options[place]!;
    return action && { action, reasons: [{ code: 'best-in-imagined-rounds', value: Math.round(lead) }] };
  }

  /** The promising plays, and passing where it is allowed. */
  private turnOptions(view: View, seat: Seat, help: Help): Option[] {
    const { open, rules } = view;
    const passes = turnPlays(open, view.hands[seat]!, finderFor(rules, 'up-to-suits'), this.plays);
    const mayRest = passes || (isOwnersMoment(open) && !owesBomb(view, this.plays));
    const values = new Float64Array(this.plays.length);
    const passing = this.policy.weigh?.(view, seat, this.plays, mayRest, values) ?? 0;
    const plays = this.plays.toArray();
    const options: Option[] = plays.map((play, index) => this.laying(view, seat, play, values[index]!, help));
    if (passes) {
      options.push({
        action: { type: 'pass', seat },
        prior: passing,
        perform: (at) => trusted.pass(at, seat),
      });
    } else if (mayRest) {
      options.push({ action: null, prior: passing, perform: (at) => trusted.gather(at) });
    }
    const best = Math.max(...options.map(({ prior }) => prior));
    return options
      .filter(({ prior }) => prior >= best - HOPELESS)
      .sort((a, b) => b.prior - a.prior)
      .slice(0, MOST_CANDIDATES);
  }

  private bombOptions(view: View, seat: Seat, help: Help): Option[] {
    const { open, rules } = view;
    bombClaims(open, seat, view.hands[seat]!, finderFor(rules, 'up-to-suits'), this.plays);
    if (this.plays.length === 0) return [];
    const wait = (at: Position) => {
      if (at.open.window) trusted.closeWindow(at);
    };
    const bombs = this.plays.toArray().slice(0, MOST_CANDIDATES);
    return [
      { action: null, prior: 0, perform: wait },
      ...bombs.map((bomb) => this.laying(view, seat, bomb, 0, help)),
    ];
  }

  /** A wish or a target of the Dog is chosen as the policy does: trying them all would cost more than it brings. */
  private laying(view: View, seat: Seat, play: Combination, prior: number, { random }: Help): Option {
    const extras = extrasFor(this.policy, view, seat, play, random, null);
    const perform = (at: Position) => trusted.play(at, seat, play, extras.wish ?? 0, extras.dogTo ?? NOBODY);
    const type = view.open.window || view.open.turn !== seat ? 'bomb' : 'play';
    return { action: layAction(type, seat, play, extras), prior, perform };
  }

  private rolloutsFor(rules: Rules): Rollouts {
    if (this.rollouts === null || this.rules !== rules) {
      this.rollouts = new Rollouts(rules, this.policy);
      this.rules = rules;
    }
    return this.rollouts;
  }
}
