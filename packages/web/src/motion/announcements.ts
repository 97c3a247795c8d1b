import { type Signal, signal } from '@preact/signals';

/** Milliseconds; a screen reader needs this long to pick up a text before the next one replaces it. */
const GAP_MS = 600;

/** The text of one live region. Texts that come too fast wait and are then announced together, in order. */
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
    // Setting the same text again would not be announced, so an invisible space is added.
    this.text.value = text === this.text.value ? `${text}\u00a0` : text;
    setTimeout(() => this.#next(), GAP_MS);
  }
}
