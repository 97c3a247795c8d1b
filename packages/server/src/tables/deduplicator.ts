const MAX_REMEMBERED = 100;

/** Runs each request once: a repeated id gets the first answer. */
export class Deduplicator<Answer> {
  private readonly answers = new Map<string, Promise<Answer>>();

  run(id: string, act: () => Promise<Answer>): Promise<Answer> {
    const first = this.answers.get(id);
    if (first !== undefined) return first;
    const answer = act();
    this.answers.set(id, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MAX_REMEMBERED) this.answers.delete(oldest!);
    return answer;
  }
}
