// How the service worker answers requests within the app's folder. Workbox copies these functions into it as text, so
// they must not use anything outside themselves.

declare const self: { readonly registration: { readonly scope: string } };

interface Asked {
  readonly url: URL;
  readonly request: { readonly mode: string };
}

/** Whether someone opens a path in the app's folder that is neither the app itself, a file, nor the server's own. */
export const isElsewhere = ({ url, request }: Asked): boolean => {
  const folder = new URL(self.registration.scope).pathname;
  if (request.mode !== 'navigate' || !url.pathname.startsWith(folder)) return false;
  const path = url.pathname.slice(folder.length);
  return path !== '' && !/^(api|socket|healthz|metrics)\b|\.\w+$/.test(path);
};

/**
 * Redirects the path of a table or a replay to its address with a hash, and any other path to the start page. At any of
 * these paths the cached page would stay blank, because it refers to its files by relative addresses.
 */
export const toPage = async ({ url }: Pick<Asked, 'url'>): Promise<Response> => {
  const { scope } = self.registration;
  const path = url.pathname.slice(new URL(scope).pathname.length);
  const hasPage = /^(t\/[\w-]+|r\/\w+(\/\d+(\/\d+(\/(from|as)-\d+)?)?)?)$/.test(path);
  return Response.redirect(hasPage ? `${scope}#/${path}` : scope);
};
