// Part of the service worker: shows what the server sends through a push service. The texts come from the server, in the
// language that the page had when notifications were turned on.

const ICON = 'icon-192.png';
/** A page in the background may not answer at all. */
const ANSWER_MS = 1000;

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? null));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(notice) {
  if (notice === null) return;
  const { title, body, tag, path } = notice;
  // Whoever is looking at the table knows already.
  const page = await pageAt(path);
  if (page?.visibilityState === 'visible') return;
  await self.registration.showNotification(title, { body, tag, data: path, icon: ICON, badge: ICON });
}

async function open(path) {
  const page = await pageAt(path);
  await (page === undefined ? self.clients.openWindow(`${self.registration.scope}#/${path}`) : page.focus());
}

/** Tells every page, and returns one that shows this path. */
async function pageAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(pages.map((page) => shows(page, path)));
  return pages.find((_, index) => answers[index]);
}

/** Asks the page itself: its `url` is the one it was opened with, whatever it has shown since. */
function shows(page, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ type: 'notice', path }, [port2]);
  });
}
