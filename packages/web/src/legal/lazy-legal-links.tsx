import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { isServerAvailable, lookForServer } from '../app/server.ts';

const Links = lazy(async () => (await import('./LegalLinks.tsx')).LegalLinks, {
  quiet: true,
  Missing: () => null,
});

/** The same as `LegalLinks`, loaded once a server has answered. */
export function LegalLinksLater() {
  useEffect(() => {
    if (isServerAvailable.peek() === null) void lookForServer();
  }, []);
  return isServerAvailable.value === true ? <Links /> : null;
}
