import { Combination, type Kind } from './combination.ts';

/**
 * A list of plays that reuses its entries: they are valid until the list is filled again. Copy a play to use it after
 * that.
 */
export class PlayList {
  length = 0;
  private readonly entries: Combination[] = [];

  at(index: number): Combination {
    return this.entries[index]!;
  }

  clear(): void {
    this.length = 0;
  }

  /** Adds a single card of the first pack, the most common entry by far. */
  addSingle(height: number, lo: number, hi: number): void {
    if (this.length === this.entries.length) this.entries.push(new Combination());
    const play = this.entries[this.length++]!;
    const { cards } = play;
    play.kind = 'single';
    play.size = 1;
    play.height = height;
    play.phoenixAs = 0;
    play.phoenixAs2 = 0;
    cards.lo = lo;
    cards.hi = hi;
    cards.lo2 = 0;
    cards.hi2 = 0;
  }

  add(
    kind: Kind,
    size: number,
    height: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    phoenixAs: number,
    phoenixAs2: number,
  ): void {
    if (this.length === this.entries.length) this.entries.push(new Combination());
    const play = this.entries[this.length++]!;
    play.kind = kind;
    play.size = size;
    play.height = height;
    play.cards.lo = lo;
    play.cards.hi = hi;
    play.cards.lo2 = lo2;
    play.cards.hi2 = hi2;
    play.phoenixAs = phoenixAs;
    play.phoenixAs2 = phoenixAs2;
  }

  /** Removes the plays that do not match; the others stay in order. */
  keepIf(matches: (play: Combination) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.length; index++) {
      const play = this.entries[index]!;
      if (!matches(play)) continue;
      this.entries[index] = this.entries[kept]!;
      this.entries[kept++] = play;
    }
    this.length = kept;
  }

  toArray(): Combination[] {
    return this.entries.slice(0, this.length).map((play) => play.copy());
  }
}
