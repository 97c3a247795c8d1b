// Part of the service worker: shows what the server sends through a push service. The texts come from the server, in the
// language that the page had when notifications were turned on.

const ICON = 'icon-192.png';

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? null));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(notice) {
  if (notice === null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'notice' });
  const { title, body, tag, path } = notice;
  // Whoever is looking at the table knows already.
  if (pages.some((page) => page.visibilityState === 'visible' && page.url === addressOf(path))) return;
  await self.registration.showNotification(title, { body, tag, data: path, icon: ICON, badge: ICON });
}

async function open(path) {
  const address = addressOf(path);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}

function addressOf(path) {
  return `${self.registration.scope}#/${path}`;
}
