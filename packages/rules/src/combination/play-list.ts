import { Combination, type Kind } from './combination.ts';

/**
 * A list of plays that reuses its entries: they are valid until the list is filled again. Copy a play to use it after
 * that.
 */
export class PlayList {
  length = 0;
  private readonly places: Combination[] = [];

  at(index: number): Combination {
    return this.places[index]!;
  }

  clear(): void {
    this.length = 0;
  }

  /** Adds a single card of the first pack, the most common entry by far. */
  addSingle(height: number, lo: number, hi: number): void {
    if (this.length === this.places.length) this.places.push(new Combination());
    const play = this.places[this.length++]!;
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
    if (this.length === this.places.length) this.places.push(new Combination());
    const play = this.places[this.length++]!;
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

  /** Drops the plays that do not pass; the others stay in order. */
  keepIf(passes: (play: Combination) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.length; index++) {
      const play = this.places[index]!;
      if (!passes(play)) continue;
      this.places[index] = this.places[kept]!;
      this.places[kept++] = play;
    }
    this.length = kept;
  }

  toArray(): Combination[] {
    return this.places.slice(0, this.length).map((play) => play.copy());
  }
}
