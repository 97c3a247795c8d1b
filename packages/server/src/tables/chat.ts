import type { Person, SaidMessage } from '@schupf/protocol';
import type { Visitor } from '../bus/bus.ts';

/** How many messages someone who joins later can still read. */
const MAX_RECENT = 30;

/** The chat of one table. It lives in memory only and is never stored. */
export class Chat {
  private recent: readonly SaidMessage[] = [];

  add(message: SaidMessage): void {
    this.recent = [...this.recent, message].slice(-MAX_RECENT);
  }

  get messages(): readonly SaidMessage[] {
    return this.recent;
  }

  /** Adds what was said before this process ran the table. */
  inherit(earlier: readonly SaidMessage[]): void {
    this.recent = [...earlier, ...this.recent].slice(-MAX_RECENT);
  }

  /** The messages for someone who joins and has blocked these people. */
  recentFor(visitor: Visitor): readonly SaidMessage[] {
    return this.recent.filter((message) => mayRead(visitor, message));
  }

  deletePerson(person: Person['id']): void {
    this.recent = this.recent.filter(({ by }) => by.id !== person);
  }
}

/** Chat is for people and spectators, except for those who have blocked its author. */
export function mayRead(reader: Visitor, { by }: SaidMessage): boolean {
  return reader.type !== 'bot' && !(reader.type === 'person' && reader.blocks.includes(by.id));
}
