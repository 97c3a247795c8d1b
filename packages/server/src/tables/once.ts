/** What was asked with the same name before is not done again but answered as before. */
const MAX_KNOWN = 100;

export class Once<Answer> {
  private readonly known = new Map<string, Promise<Answer>>();

  once(id: string, act: () => Promise<Answer>): Promise<Answer> {
    const before = this.known.get(id);
    if (before !== undefined) return before;
    const answer = act();
    this.known.set(id, answer);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_KNOWN) this.known.delete(oldest!);
    return answer;
  }
}
