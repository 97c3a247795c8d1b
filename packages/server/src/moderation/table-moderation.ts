import type { TableInfo } from '@schupf/protocol';
import type { OutcomeRow } from '../storage/outcome-storage.ts';

/** Why someone may not write something. */
export type ChatProblem = 'muted' | 'bad-word' | 'no-links';

/** What a table asks about the people there, and what it tells about them. Calls reject if storage fails. */
export interface TableModeration {
  problemWithText(person: string, text: string): Promise<ChatProblem | null>;
  /** Whether no sanction keeps someone away from such a table. */
  maySit(person: string, table: Pick<TableInfo, 'visibility' | 'rated'>): Promise<boolean>;
  /** Whether an external bot may have this name. */
  mayCallBot(name: string): boolean;
  /** How the people at a table have behaved. `since` is when this process began to run the table in the middle of a match. */
  noteOutcomes(outcomes: readonly OutcomeRow[], since: number): Promise<void>;
}
