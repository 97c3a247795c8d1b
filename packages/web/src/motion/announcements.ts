import { type Signal, signal } from '@preact/signals';

/** Long enough that a screen reader takes up one text before the next replaces it. */
const GAP = 600;

/** What one live region says: texts that come too fast wait and are then said together, in order. */
export class Announcements {
  readonly text: Signal<string> = signal('');
  #waiting: string[] = [];
  #resting = false;

  say(text: string): void {
    if (text.trim() === '') return;
    this.#waiting.push(text);
    if (!this.#resting) this.#next();
  }

  #next(): void {
    this.#resting = this.#waiting.length > 0;
    if (!this.#resting) return;
    const text = this.#waiting.join(' ');
    this.#waiting = [];
    // A region that is given the text it already has says nothing: a space that does not show makes it another.
    this.text.value = text === this.text.value ? `${text}\u00a0` : text;
    setTimeout(() => this.#next(), GAP);
  }
}
