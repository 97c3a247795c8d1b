import * as v from 'valibot';
import { chatText, commandId, count, observer, personId, tableCode, unread } from './fields.ts';
import { replayCommand } from './joint-replays.ts';
import { PHRASES } from './phrases.ts';
import { groupId, seek } from './seeks.ts';
import { hostCommand } from './tables.ts';

const table = tableCode;

/** The messages a client may send. Anything else is refused and changes nothing. */
export const clientMessage = v.variant('type', [
  /** The first message. Browsers are identified by their cookie; an external bot sends its token. */
  v.strictObject({
    type: v.literal('hello'),
    client: v.pipe(v.string(), v.maxLength(100)),
    token: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  /** Subscribes to a table, starting with the message after `since`, or with a snapshot. */
  v.strictObject({
    type: v.literal('watch'),
    table,
    since: v.nullable(v.strictObject({ observer, seq: count })),
  }),
  v.strictObject({ type: v.literal('unwatch'), table }),
  v.strictObject({ type: v.literal('command'), table, id: commandId, command: unread }),
  v.strictObject({ type: v.literal('manage'), table, id: commandId, what: hostCommand }),
  v.strictObject({ type: v.literal('say'), table, phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('write'), table, text: chatText }),
  /** Something a person does in a joint replay: a replay that the people at a table go through together. */
  v.strictObject({ type: v.literal('replay'), table, what: replayCommand }),
  /** Subscribes to or unsubscribes from the list of tables that can be joined or watched. */
  v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
  /** Subscribes to or unsubscribes from news about friends. */
  v.strictObject({ type: v.literal('friends'), on: v.boolean() }),
  /** Subscribes to or unsubscribes from news about the tables where the person sits. */
  v.strictObject({ type: v.literal('turns'), on: v.boolean() }),
  /** Looks for people to play with; null stops it. */
  v.strictObject({ type: v.literal('seek'), seek: v.nullable(seek) }),
  /** Comes to a group that was found. */
  v.strictObject({ type: v.literal('come'), group: groupId }),
  /** Plays with bots in the seats for which no one was found. */
  v.strictObject({ type: v.literal('take-bots') }),
  /** Tells a friend who has asked that one does not want to play now. */
  v.strictObject({ type: v.literal('decline'), person: personId }),
  /** An external bot's answer to a question, see BOTS.md; null means "nothing now". */
  v.strictObject({
    type: v.literal('answer'),
    table,
    id: count,
    action: v.nullable(v.union([v.number(), unread])),
    wish: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10)))),
    dogTo: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10)))),
  }),
  v.strictObject({ type: v.literal('ping'), n: count }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** A longer message closes the socket. The longest valid one is a push in a twelve-player game. */
export const MAX_MESSAGE_BYTES = 8192;

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly problem: string };

/** Reads a received message, or explains in one line why it is invalid. Never throws. */
export function readClientMessage(text: string): Read {
  if (text.length > MAX_MESSAGE_BYTES) return { ok: false, problem: 'the message is too long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'the message is not JSON' };
  }
  const read = v.safeParse(clientMessage, value);
  if (read.success) return { ok: true, message: read.output };
  return { ok: false, problem: explainIssue(read.issues[0], 'the message') };
}

/**
 * Names the invalid field and what was expected. Never repeats content of the message, not even unknown field names.
 */
export function explainIssue({ path, expected, message }: v.BaseIssue<unknown>, whole: string): string {
  const known = (path ?? []).map(({ key }) => String(key));
  if (expected === 'never') known.pop();
  const place = known.length === 0 ? whole : known.join('.');
  if (expected === 'never') return `${place}: an unknown field`;
  return `${place}: ${expected === null ? message : `expected ${expected}`}`.slice(0, 200);
}
