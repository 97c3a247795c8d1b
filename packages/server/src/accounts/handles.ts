import { ROSTER } from '@schupf/bots';
import { skeletonOf } from '@schupf/protocol';

/** Words in a handle that would make others believe they are dealing with the server or the people who run it. */
const RESERVED = [
  ...[
    'admin',
    'administrator',
    'anonymous',
    'bot',
    'bots',
    'deleted',
    'everyone',
    'guest',
    'help',
    'host',
    'me',
  ],
  ...[
    'mod',
    'moderator',
    'nobody',
    'null',
    'official',
    'operator',
    'owner',
    'root',
    'schupf',
    'server',
    'staff',
  ],
  ...['support', 'sysadmin', 'system', 'team', 'undefined', 'webmaster', 'you'],
];
const RESERVED_SKELETONS: ReadonlySet<string> = new Set(RESERVED.map(skeletonOf));
const BOT_SKELETONS: ReadonlySet<string> = new Set(
  Object.keys(ROSTER)
    .flatMap((name) => [name, name.replace(/-\d+$/, '')])
    .map(skeletonOf),
);

/** What a handle looks like: two handles with the same folded text cannot be told apart at a glance. */
export function foldHandle(handle: string): string {
  return skeletonOf(handle);
}

/** Whether a handle could be mistaken for a bot, the server or the people who run it. */
export function isReservedHandle(handle: string): boolean {
  const parts = [handle, ...handle.split('-')];
  return (
    BOT_SKELETONS.has(skeletonOf(handle)) ||
    parts.some((part) => RESERVED_SKELETONS.has(skeletonOf(part.replace(/\d+$/, ''))))
  );
}
