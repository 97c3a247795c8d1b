/** Features of the state and of a candidate, at the most; a candidate is a play with a wish, a card to give, a call. */
const MAX_IN_STATE = 224;
const MAX_CANDIDATES = 4096;
const MAX_IN_CANDIDATE = 56;

/**
 * A decision as a network reads it: what is the same whatever is done, and for each candidate what it leads to. Lists
 * of features in the kernel's memory, written again and again without garbage.
 */
export class Question {
  static readonly bytes = 2 * (MAX_IN_STATE + MAX_CANDIDATES * MAX_IN_CANDIDATE);

  readonly features: Uint16Array;
  /** Where each candidate's features begin; those of the state begin at 0. The one after the last is the end. */
  readonly starts = new Int32Array(MAX_CANDIDATES + 1);
  candidates = 0;
  private end = 0;

  constructor(memory: ArrayBufferLike, at: number) {
    this.features = new Uint16Array(memory, at, Question.bytes / 2);
  }

  clear(): void {
    this.candidates = 0;
    this.end = 0;
    this.starts[0] = 0;
  }

  add(feature: number): void {
    this.features[this.end++] = feature;
    this.starts[this.candidates] = this.end;
  }

  /** What follows belongs to one more candidate; tells whether there is room for it. */
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
