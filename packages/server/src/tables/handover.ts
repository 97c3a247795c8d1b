import type { ManageReply, SaidMessage } from '@schupf/protocol';

/** What a process that stops running a table tells the next one. It is nowhere in storage. */
export interface Handover {
  /** Recent chat. */
  readonly chat: readonly SaidMessage[];
  /** The replies to the host's requests, by id: the host may not have received them. */
  readonly managed: readonly (readonly [id: string, reply: ManageReply])[];
}
