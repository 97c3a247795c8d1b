import { pathOf, type Route } from '../../app/router.ts';

/** A whole address that somebody else can open. */
export function linkTo(to: Route): string {
  return new URL(pathOf(to), location.href).href.replace(/\?[^#]*/, '');
}
