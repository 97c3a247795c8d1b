import { type LobbyChange, type LobbyNews, LocalLobbyNews } from '../bus/lobby-news.ts';
import type { ClusterLink } from './link.ts';

const SUBJECT = 'lobby';

/** A change as it is sent to other processes. */
interface SentChange extends LobbyChange {
  /** The process that has sent it. */
  readonly node: string;
}

export interface LinkedLobbyNewsOptions {
  readonly link: ClusterLink;
  /** The id of this process. */
  readonly node: string;
  /** How many people are connected to other processes, according to their beats. */
  readonly peopleElsewhere: () => number;
  /** How many tables other processes run, likewise. */
  readonly tablesElsewhere: () => number;
}

/** The news of a cluster. While the link is down, the lobbies of this process learn only what happens here. */
export class LinkedLobbyNews implements LobbyNews {
  private readonly options: LinkedLobbyNewsOptions;
  private readonly local = new LocalLobbyNews();
  private isListening = false;

  constructor(options: LinkedLobbyNewsOptions) {
    this.options = options;
  }

  get peopleElsewhere(): number {
    return this.options.peopleElsewhere();
  }

  get tablesElsewhere(): number {
    return this.options.tablesElsewhere();
  }

  publish(change: LobbyChange): void {
    const { link, node } = this.options;
    this.local.publish(change);
    link.publish(SUBJECT, { ...change, node } satisfies SentChange);
  }

  onChange(listener: (change: LobbyChange) => void): void {
    this.local.onChange(listener);
    // Only gateways have a lobby. NATS may not let the other processes listen.
    if (!this.isListening) this.listen();
  }

  private listen(): void {
    this.isListening = true;
    const { link, node: self } = this.options;
    link.listen(SUBJECT, (value) => {
      const { node, code, summary } = value as SentChange;
      // Our own changes come back late. Meanwhile the same table may have changed again.
      if (node !== self) this.local.publish({ code, summary });
    });
  }
}
