import type { Block, PeopleStorage } from '../storage/storage.ts';

/** Which of some people must not be brought together, because one of them has blocked the other. */
export class Blocks {
  private readonly pairs: ReadonlySet<string>;

  constructor(blocks: readonly Block[]) {
    this.pairs = new Set(blocks.flatMap(({ by, whom }) => [`${by} ${whom}`, `${whom} ${by}`]));
  }

  /** All blocks among these people. */
  static async among(people: Pick<PeopleStorage, 'blocksAmong'>, ids: readonly string[]): Promise<Blocks> {
    return new Blocks(await people.blocksAmong(ids));
  }

  mayMeet(one: string, other: string): boolean {
    return !this.pairs.has(`${one} ${other}`);
  }
}
