import type { TableInfo } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { AccountStorage } from '../storage/accounts-storage.ts';
import type { OutcomeRow } from '../storage/outcome-storage.ts';
import { hasLink } from './links.ts';
import type { NameRules } from './name-rules.ts';
import type { PlayBans } from './play-bans.ts';
import type { Sanctions } from './sanctions.ts';
import type { ChatProblem, TableModeration } from './table-moderation.ts';
import type { WordList } from './word-list.ts';

/** For so long after a restart, connections fail for reasons that are no one's fault. */
const RESTART_MS = 10 * 60_000;

export interface TableModeratorDeps {
  readonly sanctions: Sanctions;
  readonly accounts: Pick<AccountStorage, 'hasAccount'>;
  readonly words: WordList;
  readonly names: NameRules;
  readonly playBans: Pick<PlayBans, 'note'>;
  readonly clock: Clock;
}

/** Applies sanctions and the rules for texts at all tables of this process. */
export class TableModerator implements TableModeration {
  private readonly deps: TableModeratorDeps;
  private readonly startedAt: number;

  constructor(deps: TableModeratorDeps) {
    this.deps = deps;
    this.startedAt = deps.clock.now();
  }

  async problemWithText(person: string, text: string): Promise<ChatProblem | null> {
    const { sanctions, accounts, words } = this.deps;
    if ((await sanctions.refusalFor(person, 'write')) !== null) return 'muted';
    if (words.matches(text)) return 'bad-word';
    return hasLink(text) && !(await accounts.hasAccount(person)) ? 'no-links' : null;
  }

  async maySit(
    person: string,
    { visibility, rated }: Pick<TableInfo, 'visibility' | 'rated'>,
  ): Promise<boolean> {
    const { sanctions } = this.deps;
    const deeds = [
      ...(visibility === 'open' ? (['play-with-strangers'] as const) : []),
      ...(rated ? (['play-rated'] as const) : []),
    ];
    for (const deed of deeds) if ((await sanctions.refusalFor(person, deed)) !== null) return false;
    return true;
  }

  mayCallBot(name: string): boolean {
    return this.deps.names.problemWith(name) !== 'bad-word';
  }

  async noteOutcomes(outcomes: readonly OutcomeRow[], since: number): Promise<void> {
    const { playBans, clock } = this.deps;
    const isRestarted = clock.now() - Math.max(this.startedAt, since) < RESTART_MS;
    for (const outcome of outcomes) if (outcome.kind === 'good' || !isRestarted) await playBans.note(outcome);
  }
}
