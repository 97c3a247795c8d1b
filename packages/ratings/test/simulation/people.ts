import { type Bits, below, shuffle, xoshiro128 } from '@schupf/rules';

const ROUNDS_LEAST = 9;

export interface SimulatedMatch {
  /** Indices of people: the first two play against the last two. */
  readonly people: readonly [number, number, number, number];
  /** The differences of the rounds. */
  readonly differences: readonly number[];
}

export interface PeopleOptions {
  readonly people: number;
  /** Standard deviations: of what people are worth per round, and of a round between equal sides. */
  readonly skill: number;
  readonly luck: number;
  readonly seed: string;
}

/** People of known strength who play matches with partners drawn each time. */
export class SimulatedPeople {
  /** What each person is worth, in points per round. The mean is 0, because nothing but bots could tell what it is. */
  readonly strengths: readonly number[];
  private readonly options: PeopleOptions;
  private readonly bits: Bits;
  private readonly order: number[];

  constructor(options: PeopleOptions) {
    this.options = options;
    this.bits = xoshiro128(options.seed);
    const drawn = Array.from({ length: options.people }, () => options.skill * this.normal());
    const mean = drawn.reduce((sum, strength) => sum + strength, 0) / drawn.length;
    this.strengths = drawn.map((strength) => strength - mean);
    this.order = [...drawn.keys()];
  }

  /** One match for each person. */
  evening(): SimulatedMatch[] {
    const { order } = this;
    shuffle(order, this.bits);
    return Array.from({ length: Math.floor(order.length / 4) }, (_, table) =>
      this.match(order.slice(4 * table, 4 * table + 4) as [number, number, number, number]),
    );
  }

  match(people: SimulatedMatch['people']): SimulatedMatch {
    const [a, b, c, d] = people.map((person) => this.strengths[person]!);
    const rounds = ROUNDS_LEAST + below(2, this.bits);
    const differences = Array.from(
      { length: rounds },
      () => a! + b! - c! - d! + this.options.luck * this.normal(),
    );
    return { people, differences };
  }

  private normal(): number {
    const [one, other] = [this.uniform(), this.uniform()];
    return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
  }

  /** Above 0, at most 1. */
  private uniform(): number {
    return ((this.bits() >>> 0) + 1) / 2 ** 32;
  }
}
