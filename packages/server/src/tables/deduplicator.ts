const MAX_REMEMBERED = 100;

/** Runs each request once: a repeated id gets the first answer. */
export class Deduplicator<Answer> {
  private readonly answers = new Map<string, Promise<Answer>>();

  run(id: string, act: () => Promise<Answer>): Promise<Answer> {
    const first = this.answers.get(id);
    if (first !== undefined) return first;
    const answer = act();
    this.remember(id, answer);
    return answer;
  }

  /** All remembered answers. */
  async save(): Promise<readonly (readonly [id: string, answer: Answer])[]> {
    return Promise.all([...this.answers].map(async ([id, answer]) => [id, await answer] as const));
  }

  restore(saved: readonly (readonly [id: string, answer: Answer])[]): void {
    for (const [id, answer] of saved) if (!this.answers.has(id)) this.remember(id, Promise.resolve(answer));
  }

  private remember(id: string, answer: Promise<Answer>): void {
    this.answers.set(id, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MAX_REMEMBERED) this.answers.delete(oldest!);
  }
}
