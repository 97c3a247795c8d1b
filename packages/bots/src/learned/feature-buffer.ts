/**
 * Capacities of the buffer. A candidate is one option in a decision: for example a play and its wish, a pass, a card to
 * push, or a call.
 */
const MAX_STATE_FEATURES = 224;
const MAX_CANDIDATES = 4096;
const MAX_CANDIDATE_FEATURES = 56;

/**
 * A decision as input for a network: the features of the state, which all candidates share, and those of each
 * candidate, which describe its effect. Sparse: lists of indices in the kernel's memory, reused so that nothing is
 * allocated.
 */
export class FeatureBuffer {
  static readonly bytes = 2 * (MAX_STATE_FEATURES + MAX_CANDIDATES * MAX_CANDIDATE_FEATURES);

  readonly indices: Uint16Array;
  /**
   * The index at which each candidate's features begin. One more entry marks the end of the last candidate's. The
   * features of the state begin at 0.
   */
  readonly starts = new Int32Array(MAX_CANDIDATES + 1);
  candidates = 0;
  private end = 0;

  constructor(memory: ArrayBufferLike, address: number) {
    this.indices = new Uint16Array(memory, address, FeatureBuffer.bytes / 2);
  }

  clear(): void {
    this.candidates = 0;
    this.end = 0;
    this.starts[0] = 0;
  }

  /** Adds a feature to the last candidate or, before the first one, to the state. */
  add(feature: number): void {
    this.indices[this.end++] = feature;
    this.starts[this.candidates] = this.end;
  }

  /** Begins another candidate; returns false if there is no room for it. */
  nextCandidate(): boolean {
    if (this.candidates === MAX_CANDIDATES) return false;
    this.starts[this.candidates++] = this.end;
    this.starts[this.candidates] = this.end;
    return true;
  }

  get stateCount(): number {
    return this.starts[0]!;
  }

  countOf(candidate: number): number {
    return this.starts[candidate + 1]! - this.starts[candidate]!;
  }
}
