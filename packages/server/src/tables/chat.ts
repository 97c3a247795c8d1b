import type { Person, SaidMessage } from '@schupf/protocol';

/** Whoever comes back reads so many of the last things said. */
const MAX_RECENT = 30;

/** What is said at one table. It is for those who are there, and kept nowhere. */
export class Chat {
  private readonly recent: SaidMessage[] = [];

  add(said: SaidMessage): void {
    this.recent.push(said);
    if (this.recent.length > MAX_RECENT) this.recent.shift();
  }

  /** What somebody gets to read who comes now. */
  for(blocks: readonly string[]): readonly SaidMessage[] {
    return this.recent.filter(({ by }) => !blocks.includes(by.id));
  }

  forget(person: Person['id']): void {
    const others = this.recent.filter(({ by }) => by.id !== person);
    this.recent.splice(0, this.recent.length, ...others);
  }
}
