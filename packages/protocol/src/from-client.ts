import * as v from 'valibot';
import { chatText, commandId, count, observer, tableCode } from './fields.ts';
import { PHRASES } from './phrases.ts';
import { managing } from './tables.ts';

/** Anything that has a type; whoever knows the rules of the table reads the rest. */
const unread = v.looseObject({ type: v.string() });

const table = tableCode;

/** Everything a client may say. What is not exactly one of these is refused and changes nothing. */
export const clientMessage = v.variant('type', [
  /** First of all. Browsers are known by their cookie; a program from outside names its token. */
  v.strictObject({
    type: v.literal('hello'),
    client: v.pipe(v.string(), v.maxLength(100)),
    token: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  /** From now on this table is told, from where `since` says or from how it stands. */
  v.strictObject({
    type: v.literal('watch'),
    table,
    since: v.nullable(v.strictObject({ observer, seq: count })),
  }),
  v.strictObject({ type: v.literal('unwatch'), table }),
  v.strictObject({ type: v.literal('command'), table, id: commandId, command: unread }),
  v.strictObject({ type: v.literal('manage'), table, id: commandId, what: managing }),
  v.strictObject({ type: v.literal('say'), table, phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('write'), table, text: chatText }),
  /** To hear of open tables, and of those one can watch; or no more. */
  v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
  /** An external bot's answer to a question, see BOTS.md; null is "nothing now". */
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

/** A message longer than this closes the socket. The longest one that means anything is a push in a game of twelve. */
export const MAX_MESSAGE_BYTES = 8192;

export type Read =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly problem: string };

/** A message from a wire, or in one line why it is none. Never throws. */
export function readClientMessage(text: string): Read {
  if (text.length > MAX_MESSAGE_BYTES) return { ok: false, problem: 'the message is too long' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'this is not JSON' };
  }
  const read = v.safeParse(clientMessage, value);
  if (read.success) return { ok: true, message: read.output };
  return { ok: false, problem: explainIssue(read.issues[0], 'the message') };
}

/** Says where, and what was expected; nothing of what was said comes back, not even the name of a field. */
export function explainIssue({ path, expected, message }: v.BaseIssue<unknown>, whole: string): string {
  const known = (path ?? []).map(({ key }) => String(key));
  if (expected === 'never') known.pop();
  const place = known.length === 0 ? whole : known.join('.');
  if (expected === 'never') return `${place}: a field nobody knows`;
  return `${place}: ${expected === null ? message : `expected ${expected}`}`.slice(0, 200);
}
