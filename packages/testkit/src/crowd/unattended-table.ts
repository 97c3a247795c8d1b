import { legalActions, type SeatAction, shuffledPack, viewFor } from '@schupf/rules';
import { RosterBots } from '@schupf/runner';
import { SeededChance } from '@schupf/runner/memory';
import {
  drawFrom,
  type Effect,
  type InputBody,
  openedEntry,
  type Question,
  step,
  type Table,
  type TableConfig,
} from '@schupf/table';
import { Ledger } from './ledger.ts';

/** A table at which no one acts unless told to: bots and stand-ins answer, packs are shuffled, and time passes. */
export class UnattendedTable {
  readonly ledger = new Ledger();
  private readonly chance: SeededChance;
  private readonly bots: RosterBots;
  private pending: InputBody[] = [];

  constructor(config: TableConfig, seed: string) {
    this.chance = new SeededChance(`xoshiro128:${seed}`);
    this.bots = new RosterBots({ seed, standIn: 'random' });
    this.ledger.append({ seq: 0, entry: openedEntry(config, 0) });
    this.throwFirstProblem();
  }

  get table(): Table {
    return this.ledger.table;
  }

  /** Gives the table an input now; false if it is not accepted. */
  give(body: InputBody, at = this.table.at): boolean {
    const input = { ...body, at };
    if (!step(this.table, input).accepted) return false;
    this.ledger.append({ seq: this.ledger.rows.length, entry: input });
    this.throwFirstProblem();
    for (const effect of this.ledger.steps.at(-1)!.effects) this.carryOut(effect);
    return true;
  }

  /** Runs the table until its log has this many rows; true if the match has ended by then. */
  runToEnd(maxRows = 20_000): boolean {
    while (this.ledger.rows.length < maxRows && this.table.stage !== 'over') {
      const next = this.pending.shift();
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
        this.pending.push({ type: 'answers', answers: [this.answer(effect.question)] });
        return;
      case 'draw-secret':
        this.pending.push({ type: 'secret', secret: this.chance.secret(effect.match) });
        return;
      case 'draw': {
        const { seed, match } = effect;
        const drawn = seed === null ? this.chance.draw(rules, match) : drawFrom(rules, seed);
        this.pending.push({ type: 'drawn', ...drawn });
        return;
      }
      case 'shuffle': {
        const { seed, match, round } = effect;
        const shuffled =
          seed === null
            ? this.chance.shuffle(rules, match, round)
            : { pack: shuffledPack(rules, seed), seed };
        this.pending.push({ type: 'shuffled', ...shuffled });
        return;
      }
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
    // No program runs the external bots here, so they do nothing.
    if (bot !== null && occupant.type === 'bot' && occupant.outside)
      return { question: number, action: null };
    const canAct = kind === 'decide' || legalActions(view, seat).length > 0;
    return { question: number, action: canAct ? this.bots.decide({ number, seat, kind, bot, view }) : null };
  }

  private throwFirstProblem(): void {
    const [problem] = this.ledger.problems;
    if (problem !== undefined) throw new Error(problem);
  }
}
