import { skeletonOf } from '@schupf/protocol';

/** How long a handle stays before it can be changed, and how long no one else gets one that someone had. */
export const HANDLE_MS = 90 * 24 * 3600 * 1000;

/** What a handle looks like: two handles with the same folded text cannot be told apart at a glance. */
export function foldHandle(handle: string): string {
  return skeletonOf(handle);
}

/** A handle as a name of several words, for the rules about names: `TheAdmin` is read as `The Admin`. */
export function wordsOfHandle(handle: string): string {
  return handle.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}
