import { NETWORKS, type NetworkName, outcomeOf, type Question, VALUE_UNIT } from '@schupf/bots/learned';
import type { Seat } from '@schupf/rules';

/** Bytes of a sample: count and outcome (16 bits each), value and first (floats), and then features (16 bits each). */
export const SAMPLE_BYTES = 256;
const FEATURES_AT = 12;
const MAX_FEATURES = (SAMPLE_BYTES - FEATURES_AT) / 2;

export type SampleBytes = Readonly<Record<NetworkName, Uint8Array>>;

/** A choice of a seat, to be learned from once the round is over. */
interface Note {
  readonly network: NetworkName;
  readonly place: number;
  readonly seat: Seat;
  /** What the best candidate was thought to be worth, and whether another one was tried. */
  readonly worth: number;
  readonly isExplored: boolean;
}

/**
 * How much a choice learns from the end of the round, rather than from what was thought of it at the seat's next
 * choice: the luck in between is left out that way. What came after something was tried is left out too.
 */
const PATIENCE = 0.85;

/** Samples of self-play, network by network. */
export class Notebook {
  private readonly pages = {} as Record<NetworkName, Page>;
  private readonly open: Note[] = [];

  constructor() {
    for (const network of NETWORKS) this.pages[network] = new Page();
  }

  note(
    network: NetworkName,
    seat: Seat,
    question: Question,
    chosen: number,
    worth: number,
    isExplored: boolean,
  ): void {
    this.open.push({ network, place: this.pages[network].add(question, chosen), seat, worth, isExplored });
  }

  /** The round is over: every choice in it was worth what it came to. */
  settle(points: (seat: Seat) => number, first: Seat): void {
    const values = new Map<Seat, number>();
    for (const { network, place, seat, worth, isExplored } of this.open.reverse()) {
      const value = values.get(seat) ?? points(seat) / VALUE_UNIT;
      this.pages[network].settle(place, value, points(seat), seat === first);
      values.set(seat, isExplored ? worth : worth + PATIENCE * (value - worth));
    }
    this.open.length = 0;
  }

  /** All that was noted; the notebook is empty then. */
  tear(): SampleBytes {
    const torn = {} as Record<NetworkName, Uint8Array>;
    for (const network of NETWORKS) torn[network] = this.pages[network].tear();
    return torn;
  }
}

class Page {
  private bytes = new Uint8Array(1024 * SAMPLE_BYTES);
  private halves = new Uint16Array(this.bytes.buffer);
  private floats = new Float32Array(this.bytes.buffer);
  private count = 0;

  add({ features, starts, stateCount }: Question, chosen: number): number {
    if ((this.count + 1) * SAMPLE_BYTES > this.bytes.length) this.grow();
    const from = starts[chosen]!;
    const to = starts[chosen + 1]!;
    const total = stateCount + to - from;
    if (total > MAX_FEATURES) throw new Error(`a sample has ${total} features, and room for ${MAX_FEATURES}`);
    const base = (this.count * SAMPLE_BYTES) / 2;
    this.halves[base] = total;
    const at = base + FEATURES_AT / 2;
    this.halves.set(features.subarray(0, stateCount), at);
    this.halves.set(features.subarray(from, to), at + stateCount);
    return this.count++;
  }

  settle(place: number, value: number, points: number, isFirst: boolean): void {
    const base = (place * SAMPLE_BYTES) / 2;
    this.halves[base + 1] = outcomeOf(points);
    this.floats[base / 2 + 1] = value;
    this.floats[base / 2 + 2] = isFirst ? 1 : 0;
  }

  tear(): Uint8Array {
    const torn = this.bytes.slice(0, this.count * SAMPLE_BYTES);
    this.count = 0;
    return torn;
  }

  private grow(): void {
    const bytes = new Uint8Array(this.bytes.length * 2);
    bytes.set(this.bytes);
    this.bytes = bytes;
    this.halves = new Uint16Array(bytes.buffer);
    this.floats = new Float32Array(bytes.buffer);
  }
}
