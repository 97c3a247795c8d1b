import { placeOf } from './place.ts';

/** Tells the service worker whether this page already shows what a notification is about. */
export function answerNotices(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<{ path?: string }>) =>
    ports[0]?.postMessage(placeOf(location).hash === `#/${data.path}`),
  );
}
