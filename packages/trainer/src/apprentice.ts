import { type Brain, LearnedPolicy, type NetworkName, VALUE_UNIT } from '@schupf/bots/learned';
import { type Bits, below, type Rank, type Seat } from '@schupf/rules';
import type { Notebook } from './samples.ts';

/** How often something is tried that does not look best: the share of such choices, by what is decided. */
export type Exploration = Readonly<Record<NetworkName, number>>;

const NEVER: Exploration = { grand: 0, push: 0, play: 0 };

/** Of explored turns that could begin with Tichu so many do. */
const CALLS_OF_EXPLORED = 0.25;

/** Plays by the networks as they are, sometimes does something else, and notes what it did. */
export class Apprentice extends LearnedPolicy {
  private readonly seat: Seat;
  private readonly notebook: Notebook;
  exploration: Exploration = NEVER;

  constructor(brain: Brain, seat: Seat, notebook: Notebook) {
    super('apprentice', brain);
    this.seat = seat;
    this.notebook = notebook;
  }

  protected override pick(network: NetworkName, random: Bits): number {
    const { question } = this.brain;
    const best = this.best(network);
    const chosen = happens(this.exploration[network], random) ? below(question.candidates, random) : best;
    this.notebook.note(network, this.seat, question, chosen, this.most / VALUE_UNIT, chosen !== best);
    return chosen;
  }

  protected override pickCall(silent: number, random: Bits): boolean {
    if (happens(this.exploration.play, random)) return happens(CALLS_OF_EXPLORED, random);
    return super.pickCall(silent, random);
  }

  /** An explored wish must be the one that was noted. */
  override wish(): Rank | 0 {
    return this.wishChosen;
  }
}

function happens(chance: number, random: Bits): boolean {
  return (random() >>> 0) / 0x1_0000_0000 < chance;
}
