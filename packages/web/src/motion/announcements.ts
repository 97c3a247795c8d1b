import { type Signal, signal } from '@preact/signals';

/** Milliseconds; a screen reader needs this long to pick up a text before the next one replaces it. */
const GAP_MS = 600;

/** The text of one live region. Texts that arrive too quickly are queued, then announced together in order. */
export class Announcements {
  readonly text: Signal<string> = signal('');
  #queue: string[] = [];
  #isPaused = false;

  say(text: string): void {
    if (text.trim() === '') return;
    this.#queue.push(text);
    if (!this.#isPaused) this.#next();
  }

  #next(): void {
    this.#isPaused = this.#queue.length > 0;
    if (!this.#isPaused) return;
    const text = this.#queue.join(' ');
    this.#queue = [];
    // Setting the same text again would not be announced, so an invisible space is added.
    this.text.value = text === this.text.value ? `${text}\u00a0` : text;
    setTimeout(() => this.#next(), GAP_MS);
  }
}
