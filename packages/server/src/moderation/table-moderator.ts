import type { Sanctions } from './sanctions.ts';
import type { ChatProblem, NotedConduct, TableModeration } from './table-moderation.ts';

export interface TableModeratorDeps {
  readonly sanctions: Sanctions;
}

/** Applies sanctions and the rules for texts at all tables of this process. */
export class TableModerator implements TableModeration {
  private readonly deps: TableModeratorDeps;

  constructor(deps: TableModeratorDeps) {
    this.deps = deps;
  }

  async problemWithText(person: string, _text: string): Promise<ChatProblem | null> {
    return (await this.deps.sanctions.refusalFor(person, 'write')) === null ? null : 'muted';
  }

  async mayPlayWithStrangers(person: string): Promise<boolean> {
    return (await this.deps.sanctions.refusalFor(person, 'play-with-strangers')) === null;
  }

  async noteConduct(_noted: NotedConduct): Promise<void> {}
}
