/** What determines the order of waiting items. */
export interface Share {
  /** Whether a person at the table is waiting. Unattended tables get only what the others leave. */
  readonly isAttended: boolean;
  /** The network of the people at the table. Networks share equally, however many tables each has. */
  readonly network: string;
  /** The tables of a network share equally. */
  readonly table: string;
  /** How long the answer takes, in any unit. */
  readonly cost: number;
}

interface Queue<Item> {
  readonly size: number;
  /** The cost of everything that is waiting. */
  readonly cost: number;
  add(item: Item): void;
  /** False if the item is not waiting. */
  delete(item: Item): boolean;
  take(): Item | null;
  /** Removes the item that has the least right to wait: the newest one where most is waiting. */
  drop(): Item | null;
}

/** First come, first served. */
class Fifo<Item extends Pick<Share, 'cost'>> implements Queue<Item> {
  private readonly items = new Set<Item>();
  private total = 0;

  get size(): number {
    return this.items.size;
  }

  get cost(): number {
    return this.total;
  }

  add(item: Item): void {
    this.items.add(item);
    this.total += item.cost;
  }

  delete(item: Item): boolean {
    const isDeleted = this.items.delete(item);
    if (isDeleted) this.total -= item.cost;
    return isDeleted;
  }

  take(): Item | null {
    const [first] = this.items;
    return this.remove(first);
  }

  drop(): Item | null {
    return this.remove([...this.items].at(-1));
  }

  private remove(item: Item | undefined): Item | null {
    if (item === undefined) return null;
    this.delete(item);
    return item;
  }
}

interface Branch<Item> {
  readonly waiting: Queue<Item>;
  /** The cost of everything taken from this branch, as if it had never been empty. */
  used: number;
}

/** Takes turns between branches, so that in the long run each of them gets the same share of the cost. */
class Shares<Item extends Pick<Share, 'cost'>> implements Queue<Item> {
  private readonly branches = new Map<string, Branch<Item>>();
  private readonly keyOf: (item: Item) => string;
  private readonly newBranch: () => Queue<Item>;
  /** The `used` of the branch that was served last. */
  private lastUsed = 0;
  private count = 0;
  private total = 0;

  constructor(keyOf: (item: Item) => string, newBranch: () => Queue<Item>) {
    this.keyOf = keyOf;
    this.newBranch = newBranch;
  }

  get size(): number {
    return this.count;
  }

  get cost(): number {
    return this.total;
  }

  add(item: Item): void {
    const key = this.keyOf(item);
    let branch = this.branches.get(key);
    if (branch === undefined) {
      branch = { waiting: this.newBranch(), used: 0 };
      this.branches.set(key, branch);
    }
    // Without this, a branch that was empty for a long time could take everything now.
    if (branch.waiting.size === 0) branch.used = Math.max(branch.used, this.lastUsed);
    branch.waiting.add(item);
    this.note(item, 1);
  }

  delete(item: Item): boolean {
    const isDeleted = this.branches.get(this.keyOf(item))?.waiting.delete(item) ?? false;
    if (isDeleted) this.note(item, -1);
    return isDeleted;
  }

  drop(): Item | null {
    let fullest: Queue<Item> | null = null;
    for (const { waiting } of this.branches.values())
      if (fullest === null || waiting.cost >= fullest.cost) fullest = waiting;
    const item = fullest?.drop() ?? null;
    if (item !== null) this.note(item, -1);
    return item;
  }

  take(): Item | null {
    let first: Branch<Item> | null = null;
    for (const [key, branch] of this.branches) {
      const isEmpty = branch.waiting.size === 0;
      // An empty branch is remembered as long as it has used more than the others.
      if (isEmpty && branch.used <= this.lastUsed) this.branches.delete(key);
      else if (!isEmpty && (first === null || branch.used < first.used)) first = branch;
    }
    const item = first?.waiting.take() ?? null;
    if (first === null || item === null) return null;
    this.lastUsed = first.used;
    first.used += item.cost;
    this.note(item, -1);
    return item;
  }

  private note({ cost }: Item, change: 1 | -1): void {
    this.count += change;
    this.total += change * cost;
  }
}

/**
 * The items that wait for a thread: those of attended tables first, then in equal shares by network and table.
 * Otherwise one person with many tables could keep the bots from everyone else.
 */
export class FairQueue<Item extends Share> {
  private readonly attended = byNetworkAndTable<Item>();
  private readonly unattended = byNetworkAndTable<Item>();

  get size(): number {
    return this.attended.size + this.unattended.size;
  }

  /** The cost of everything that is waiting. */
  get cost(): number {
    return this.attended.cost + this.unattended.cost;
  }

  /** How many items of attended tables are waiting. */
  get attendedSize(): number {
    return this.attended.size;
  }

  add(item: Item): void {
    this.partFor(item).add(item);
  }

  delete(item: Item): boolean {
    return this.partFor(item).delete(item);
  }

  /** The next item; null if there is none, or if all are from unattended tables and `attendedOnly` is set. */
  take({ attendedOnly }: { readonly attendedOnly: boolean }): Item | null {
    return this.attended.take() ?? (attendedOnly ? null : this.unattended.take());
  }

  /** Removes an item where most is waiting. Unattended tables come first. */
  drop(): Item | null {
    return this.unattended.drop() ?? this.attended.drop();
  }

  private partFor({ isAttended }: Item): Queue<Item> {
    return isAttended ? this.attended : this.unattended;
  }
}

function byNetworkAndTable<Item extends Share>(): Queue<Item> {
  const byTable = () =>
    new Shares<Item>(
      ({ table }) => table,
      () => new Fifo(),
    );
  return new Shares(({ network }) => network, byTable);
}
