import type { Person, SaidMessage } from '@schupf/protocol';

/** How many messages someone who joins later can still read. */
const MAX_RECENT = 30;

/** The chat of one table. It lives in memory only and is never stored. */
export class Chat {
  private readonly recent: SaidMessage[] = [];

  add(message: SaidMessage): void {
    this.recent.push(message);
    if (this.recent.length > MAX_RECENT) this.recent.shift();
  }

  /** The messages for someone who joins and has blocked these people. */
  recentFor(blocked: readonly string[]): readonly SaidMessage[] {
    return this.recent.filter(({ by }) => !blocked.includes(by.id));
  }

  deletePerson(person: Person['id']): void {
    const others = this.recent.filter(({ by }) => by.id !== person);
    this.recent.splice(0, this.recent.length, ...others);
  }
}
