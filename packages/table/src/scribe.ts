import { type GameRecord, Recorder, type Tag } from '@schupf/rules/notation';
import type { Occupant } from './chairs.ts';
import type { News } from './effect.ts';
import type { Input } from './input.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

/** Writes a table's matches down, each as a record, while its steps go by. */
export class Scribe {
  /** Matches that are over. */
  readonly finished: GameRecord[] = [];
  private recorder = new Recorder();
  private began = 0;
  private names: readonly string[] = [];
  private hasRound = false;

  /** The match that is being played; null before its first deal. */
  recordOf(table: Table): GameRecord | null {
    if (!this.hasRound) return null;
    return { rules: table.terms.rules, names: this.names, tags: [], rounds: this.recorder.rounds };
  }

  /** Takes down what an accepted input did. */
  watch(input: Input, { table, effects }: Step): void {
    const time = input.at - this.began;
    for (const effect of effects) {
      if (effect.type === 'tell') this.note(effect.news, table, input.at);
      if (effect.type !== 'did') continue;
      const { action, before, after } = effect;
      if (action.type !== 'deal') this.recorder.act(before, action, after, { time });
      else {
        this.recorder.deal(before, action.pack, after, tagsOf(input));
        this.hasRound = true;
      }
    }
  }

  /** What happens beside the game, as NOTATION.md names it. */
  private note(news: News, table: Table, at: number): void {
    switch (news.type) {
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
        return this.say('hold', [news.player], at);
      case 'covered':
        return this.say('covered', [news.player], at);
      case 'sat-down':
        if (this.hasRound) this.recorder.news('player', [numberOf(news.player), news.name], this.at(at));
        return;
      case 'left':
        return this.say('left', [news.player], at);
      case 'agreed':
        return this.say(news.what, news.what === 'concede' ? news.players : [], at);
      case 'game':
      case 'status':
      case 'held':
      case 'laid':
      case 'returned':
        return;
    }
  }

  private begin(table: Table, at: number): void {
    this.recorder = new Recorder();
    this.began = at;
    this.names = table.chairs.map(({ occupant }) => nameOf(occupant));
    this.hasRound = false;
  }

  private say(name: string, players: readonly number[], at: number): void {
    if (this.hasRound) this.recorder.news(name, players.map(numberOf), this.at(at));
  }

  private at(at: number): { readonly time: number } {
    return { time: at - this.began };
  }
}

function tagsOf(input: Input): Tag[] {
  return input.type === 'shuffled' && input.seed !== null ? [{ name: 'seed', value: input.seed }] : [];
}

function nameOf(occupant: Occupant): string {
  return occupant.type === 'nobody' ? '' : occupant.name;
}

/** Records count players from 1. */
function numberOf(player: number): string {
  return String(player + 1);
}
