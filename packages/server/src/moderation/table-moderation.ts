import type { Conduct } from '@schupf/protocol';

/** Why someone may not write something. */
export type ChatProblem = 'muted' | 'bad-word' | 'no-links';

/** How the people at a table behaved, when it turns out. */
export interface NotedConduct {
  /** The id of the match. */
  readonly match: string;
  readonly people: readonly { readonly person: string; readonly conduct: Conduct }[];
}

/** What a table asks about the people there, and what it tells about them. Calls reject if storage fails. */
export interface TableModeration {
  problemWithText(person: string, text: string): Promise<ChatProblem | null>;
  mayPlayWithStrangers(person: string): Promise<boolean>;
  noteConduct(noted: NotedConduct): Promise<void>;
}
