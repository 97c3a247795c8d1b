import type { RulesRequest } from '@schupf/rules';
import {
  formatRecord,
  type GameRecord,
  parseRecord,
  Recorder,
  type ReplayStep,
  type RoundRecord,
  replayRecord,
  type SavedRound,
  type Tag,
} from '@schupf/rules/notation';
import { chairOf, type Occupant } from './chairs.ts';
import { formatDealsBlock } from './deals/record-block.ts';
import type { Update } from './effect.ts';
import type { Input } from './input.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

export interface MatchRecorderOptions {
  /** The record that the table continues (`TableConfig.from`). Its content is preserved. */
  readonly from?: GameRecord | undefined;
  /** Whether to record the times of moves. They would be misleading if the clock does not show real time. */
  readonly times?: boolean;
}

/** The state of a match recorder as plain data. Each finished round is a record of its own, as text. */
export interface SavedMatchRecorder {
  readonly rounds: readonly string[];
  readonly round: SavedRound | null;
  readonly names: readonly string[];
  readonly tags: readonly Tag[];
  readonly began: number | null;
  readonly lastTime: number;
  readonly hasRound: boolean;
}

/** Records the matches of a table from its steps. */
export class MatchRecorder {
  /** The matches that are over. */
  readonly finished: GameRecord[] = [];
  private readonly times: boolean;
  private recorder = new Recorder();
  /**
   * The rounds of the current match before the last deal, each as the text of a record. Text takes a small part of the
   * space, and is read only when the match is over.
   */
  private earlier: string[] = [];
  /** When the match began; null for a continued record before its first new input. */
  private began: number | null = 0;
  /** The latest time in the continued record. */
  private lastTime = 0;
  private names: readonly string[] = [];
  private tags: readonly Tag[] = [];
  private hasRound = false;

  constructor({ from, times = true }: MatchRecorderOptions = {}) {
    this.times = times;
    if (from !== undefined) this.continueFrom(from);
  }

  /** Continues from the moment at which `save` was called. */
  static restore(saved: SavedMatchRecorder, { position }: Table): MatchRecorder {
    const { rounds, round, names, tags, began, lastTime, hasRound } = saved;
    const recorder = new MatchRecorder();
    recorder.earlier = [...rounds];
    recorder.recorder = Recorder.restore(round, position);
    recorder.names = names;
    recorder.tags = tags;
    recorder.began = began;
    recorder.lastTime = lastTime;
    recorder.hasRound = hasRound;
    return recorder;
  }

  /** The state of the current match. `restore` needs it together with the table as it is now. */
  save(): SavedMatchRecorder {
    const { earlier, recorder, names, tags, began, lastTime, hasRound } = this;
    return { rounds: [...earlier], round: recorder.saveRound(), names, tags, began, lastTime, hasRound };
  }

  /** The record of the current match; null before its first deal. */
  recordOf(table: Table): GameRecord | null {
    if (!this.hasRound) return null;
    const { names, tags, recorder } = this;
    const rounds = [...this.earlier.flatMap(roundsIn), ...recorder.rounds];
    // Before the end of the match the secret would give away all deals that are still to come.
    const deals = table.deals?.stage === 'shown' ? formatDealsBlock(table.deals) : [];
    return { rules: table.config.rules, names, tags: [...tags, ...deals], rounds };
  }

  /** Records the effects of an accepted input. */
  watch(input: Input, { table, effects }: Step): void {
    this.began ??= input.at - this.lastTime;
    if (input.type === 'presence') this.recordPresence(input.who, input.present, table, input.at);
    for (const effect of effects) {
      if (effect.type === 'tell') this.recordUpdate(effect.update, table, input.at);
      if (effect.type !== 'did') continue;
      const { action, before, after } = effect;
      if (action.type !== 'deal') this.recorder.act(before, action, after, this.timeAt(input.at));
      else {
        this.recorder.deal(before, action.pack, after, tagsOf(input));
        this.putAwayFinished(table.config.rules);
        this.hasRound = true;
      }
    }
  }

  /** Records events outside the game itself, under their names in NOTATION.md. */
  private recordUpdate(update: Update, table: Table, at: number): void {
    switch (update.type) {
      case 'match-began':
        this.begin(table, at);
        return;
      case 'match-ended': {
        const record = this.recordOf(table);
        if (record !== null) this.finished.push(record);
        this.hasRound = false;
        return;
      }
      case 'asked-to-hold':
        return this.recordNotice('hold', [update.player], at);
      case 'covered':
        return this.recordNotice('covered', [update.player], at);
      case 'sat-down':
      case 'renamed':
        if (this.hasRound)
          this.recorder.notice('player', [numberOf(update.player), update.name], this.timeAt(at));
        return;
      case 'left':
        return this.recordNotice('left', [update.player], at);
      case 'agreed':
        // The record already says that the removed player left.
        if (update.what === 'remove') return;
        return this.recordNotice(update.what, update.what === 'concede' ? update.players : [], at);
      case 'game':
      case 'status':
      case 'held':
      case 'done':
      case 'returned':
      case 'conditional-pass':
      case 'deals':
        return;
    }
  }

  private recordPresence(who: string, present: boolean, { chairs }: Table, at: number): void {
    const player = chairOf(chairs, who);
    if (player !== null) this.recordNotice(present ? 'back' : 'absent', [player], at);
  }

  private begin(table: Table, at: number): void {
    this.recorder = new Recorder();
    this.earlier = [];
    this.began = at;
    this.names = table.chairs.map(({ occupant }) => nameOf(occupant));
    this.tags = [];
    this.hasRound = false;
  }

  /** Continues a record. The times of new moves start from its latest time. */
  private continueFrom(record: GameRecord): void {
    this.names = record.names;
    this.tags = record.tags;
    this.began = null;
    replayRecord(record, (step) => this.copyStep(step));
    this.putAwayFinished(record.rules);
    this.hasRound = record.rounds.length > 0;
  }

  private putAwayFinished(rules: RulesRequest): void {
    for (const round of this.recorder.takeFinished())
      this.earlier.push(formatRecord({ rules, names: [], tags: [], rounds: [round] }));
  }

  /** Copies a step with its time and notes. */
  private copyStep({ round, item, action, before, after }: ReplayStep): void {
    const { recorder } = this;
    const aside = { notes: item?.notes ?? [], ...(item?.time == null ? {} : { time: item.time }) };
    this.lastTime = Math.max(this.lastTime, aside.time ?? 0);
    if (action === null) {
      if (item?.move?.type === 'news') recorder.notice(item.move.name, item.move.words, aside);
      else for (const note of aside.notes) if (note.type === 'comment') recorder.comment(note.text);
    } else if (action.type === 'deal') recorder.deal(before, action.pack, after, round.tags);
    else recorder.act(before, action, after, item?.move?.type === 'taken' ? {} : aside);
  }

  private recordNotice(name: string, players: readonly number[], at: number): void {
    if (this.hasRound) this.recorder.notice(name, players.map(numberOf), this.timeAt(at));
  }

  private timeAt(at: number): { readonly time?: number } {
    return this.times && this.began !== null ? { time: at - this.began } : {};
  }
}

/** The rounds in a text that `putAwayFinished` has written. */
function roundsIn(text: string): readonly RoundRecord[] {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`a saved round cannot be read: ${read.problem}`);
  return read.record.rounds;
}

function tagsOf(input: Input): Tag[] {
  return input.type === 'shuffled' && input.seed !== null ? [{ name: 'seed', value: input.seed }] : [];
}

function nameOf(occupant: Occupant): string {
  return occupant.type === 'nobody' ? '' : occupant.name;
}

/** Records number players from 1. */
function numberOf(player: number): string {
  return String(player + 1);
}
