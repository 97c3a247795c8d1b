import { titleWith } from './title-with.ts';

let count = 0;
let observer: MutationObserver | null = null;

/** Shows the number of tables that wait in front of the title, also after the page has changed it. */
export function showBadge(waiting: number): void {
  count = waiting;
  update();
  if (observer !== null) return;
  observer = new MutationObserver(update);
  observer.observe(document.querySelector('title')!, { childList: true });
}

function update(): void {
  const title = titleWith(document.title, count);
  if (title !== document.title) document.title = title;
}
