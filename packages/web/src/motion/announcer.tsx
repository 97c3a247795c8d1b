import { Announcements } from './announcements.ts';

const polite = new Announcements();
const assertive = new Announcements();

/** Tells those who do not see the page; `assertive` interrupts what is being read: my turn, a bomb. */
export function announce(text: string, options: { readonly assertive?: boolean } = {}): void {
  (options.assertive === true ? assertive : polite).say(text);
}

/** Both regions. They stand on the page from the beginning: a region that comes with its text is not read. */
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
