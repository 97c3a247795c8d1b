import { Announcements } from './announcements.ts';

const polite = new Announcements();
const assertive = new Announcements();

/** Announces a text to screen readers. `assertive` interrupts what they are saying: only for answers to the player. */
export function announce(text: string, options: { readonly assertive?: boolean } = {}): void {
  (options.assertive === true ? assertive : polite).say(text);
}

/** Both live regions. They exist from the start: a region that is inserted together with its text is not read. */
export function Announcer() {
  return (
    <div class="visually-hidden">
      <p role="status" aria-live="polite" aria-atomic="true">
        {polite.text}
      </p>
      <p role="alert" aria-live="assertive" aria-atomic="true">
        {assertive.text}
      </p>
    </div>
  );
}
