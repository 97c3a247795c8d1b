import { legalActions, type SeatAction, viewFor } from '@schupf/rules';
import { RosterBots } from '@schupf/runner';
import { SeededChance } from '@schupf/runner/memory';
import {
  type Effect,
  type InputBody,
  type Question,
  step,
  type Table,
  type TableConfig,
} from '@schupf/table';
import { Ledger } from './ledger.ts';

/** A table without people: bots answer, chance draws, and time passes. */
export class Alone {
  readonly ledger = new Ledger();
  private readonly chance: SeededChance;
  private readonly bots: RosterBots;
  private waiting: InputBody[] = [];

  constructor(terms: TableConfig, seed: string) {
    this.chance = new SeededChance(`xoshiro128:${seed}`);
    this.bots = new RosterBots({ seed, standIn: 'random' });
    this.ledger.append({ seq: 0, entry: { type: 'opened', terms, at: 0 } });
    this.mustBeFine();
  }

  get table(): Table {
    return this.ledger.table;
  }

  /** Gives the table an input now; false if it is not accepted. */
  give(happening: InputBody, at = this.table.at): boolean {
    const input = { ...happening, at };
    if (!step(this.table, input).accepted) return false;
    this.ledger.append({ seq: this.ledger.rows.length, entry: input });
    this.mustBeFine();
    for (const effect of this.ledger.steps.at(-1)!.effects) this.carryOut(effect);
    return true;
  }

  /** Runs the table without people; true if the match ends within this many inputs. */
  runOut(mostInputs = 20_000): boolean {
    while (this.ledger.rows.length < mostInputs && this.table.stage !== 'over') {
      const next = this.waiting.shift();
      const { wakeAt } = this.table;
      if (next !== undefined) this.give(next);
      else if (wakeAt === null) return false;
      else this.give({ type: 'wake' }, wakeAt);
    }
    return this.table.stage === 'over';
  }

  private carryOut(effect: Effect): void {
    const { rules } = this.table;
    switch (effect.type) {
      case 'ask':
        this.waiting.push({ type: 'answers', answers: [this.answer(effect.question)] });
        return;
      case 'draw':
        this.waiting.push({ type: 'drawn', ...this.chance.draw(rules, effect.match) });
        return;
      case 'shuffle':
        this.waiting.push({ type: 'shuffled', ...this.chance.shuffle(rules, effect.match, effect.round) });
        return;
      case 'did':
      case 'tell':
      case 'refuse':
      case 'wake':
        return;
    }
  }

  private answer({ number, seat, kind, role }: Question): { question: number; action: SeatAction | null } {
    const { position, chairs } = this.table;
    const player = position.open.players[seat]!;
    const view = viewFor(position, player);
    const { occupant } = chairs[player]!;
    const bot = role === 'own' && occupant.type === 'bot' ? occupant.name : null;
    // An external bot does not answer.
    if (bot !== null && occupant.type === 'bot' && occupant.outside)
      return { question: number, action: null };
    const isAsked = kind === 'decide' || legalActions(view, seat).length > 0;
    return { question: number, action: isAsked ? this.bots.decide({ number, seat, kind, bot, view }) : null };
  }

  private mustBeFine(): void {
    const [problem] = this.ledger.problems;
    if (problem !== undefined) throw new Error(problem);
  }
}
