// How the service worker answers requests within the app's folder. Workbox copies these functions into it as text, so
// they must not use anything outside themselves.

declare const self: { readonly registration: { readonly scope: string } };

interface Asked {
  readonly url: URL;
  readonly request: { readonly mode: string };
}

/**
 * Whether someone opens an address that is not the app's own, has no file extension, and is not answered by the server.
 */
export const isElsewhere = ({ url, request }: Asked): boolean => {
  const folder = new URL(self.registration.scope).pathname;
  if (request.mode !== 'navigate' || !url.pathname.startsWith(folder)) return false;
  const path = url.pathname.slice(folder.length);
  return path !== '' && !/^(api|socket|healthz|metrics)\b|\.\w+$/.test(path);
};

/**
 * Redirects from the path of a table or a replay to the same page by its hash, and from any other path to the start
 * page. The page itself would be blank at such a path, because its files have relative addresses.
 */
export const toPage = async ({ url }: Pick<Asked, 'url'>): Promise<Response> => {
  const { scope } = self.registration;
  const path = url.pathname.slice(new URL(scope).pathname.length);
  const hasPage = /^(t\/[\w-]+|r\/\w+(\/\d+(\/\d+(\/(from|as)-\d+)?)?)?)$/.test(path);
  return Response.redirect(hasPage ? `${scope}#/${path}` : scope);
};
