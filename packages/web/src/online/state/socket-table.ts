import { batch, signal } from '@preact/signals';
import type {
  AppliedUpdate,
  DealsWitness,
  GoneReason,
  HostCommand,
  JointReplayMessage,
  JointReplaySummary,
  ManageReply,
  MatchSummary,
  Phrase,
  RatingsMessage,
  ReplayCommand,
  SaidMessage,
  TableInfo,
  WatchedTable,
} from '@schupf/protocol';
import type { Command, Reply, TableConfig, TableView } from '@schupf/table';
import type { TableClient } from '../../client/table-client.ts';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import type { ReplaySource } from '../../replay/replay-address.ts';
import { Talk } from '../talk/talk.ts';
import { blocked, isPerson, me } from './me.ts';
import { ask, askForText } from './requests.ts';
import { serverClient } from './server-connection.ts';
import { chatText } from './table-notices.ts';
import { warnOfDeals } from './warn-of-deals.ts';

/** Older chat messages are dropped. */
const MAX_CHAT_MESSAGES = 100;

/** A table on the server. All tables of this page share one connection. */
export class SocketTable implements TableClient {
  readonly code: string;
  readonly seen = signal<TableView | null>(null);
  readonly config = signal<TableConfig | null>(null);
  readonly problem = signal<GoneReason | 'unreadable' | null>(null);
  readonly info = signal<TableInfo | null>(null);
  readonly chat = signal<readonly SaidMessage[]>([]);
  readonly spectators = signal(0);
  /** How the players are rated; null at a table that is not rated, and until the server says so. */
  readonly ratings = signal<RatingsMessage | null>(null);
  readonly witness = signal<DealsWitness | null>(null);
  /** The replays that people at this table look at together. */
  readonly replays = signal<readonly JointReplaySummary[]>([]);
  /** A bot's advice would be unfair to the other people at the table. */
  readonly givesHints = false;
  readonly solo = null;
  readonly talk: Talk;
  private readonly watched: WatchedTable;
  private readonly listeners = new Set<(happened: AppliedUpdate) => void>();
  private readonly chatListeners = new Set<(message: SaidMessage) => void>();
  private readonly replayListeners = new Set<(message: JointReplayMessage) => void>();

  constructor(code: string) {
    this.code = code;
    this.talk = new Talk(this, {
      isMe: (id) => isPerson(me.value) && me.value.id === id,
      isMuted: (id) => blocked.value.has(id),
      announce: (message) => announce(`${message.by.name}${words().common.colon} ${chatText(message)}`),
    });
    this.watched = serverClient().watch(code, {
      info: (info) => {
        this.info.value = info;
      },
      seen: (seen) =>
        batch(() => {
          this.seen.value = seen;
          this.config.value ??= this.configOf(seen);
        }),
      happened: (happened) => {
        for (const listener of this.listeners) listener(happened);
      },
      said: (message) => {
        this.chat.value = [...this.chat.value, message].slice(-MAX_CHAT_MESSAGES);
        for (const listener of this.chatListeners) listener(message);
      },
      replay: (message) => {
        if (message.type === 'replays') this.replays.value = message.replays;
        else for (const listener of this.replayListeners) listener(message);
      },
      ratings: (message) => {
        this.ratings.value = message;
      },
      watching: (spectators) => {
        this.spectators.value = spectators;
      },
      deals: (witness) => {
        this.witness.value = witness;
        if (witness.alarm !== null) void warnOfDeals(witness.alarm);
      },
      gone: (reason) => {
        this.problem.value = reason;
      },
    });
  }

  onUpdate(listener: (happened: AppliedUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onChat(listener: (message: SaidMessage) => void): () => void {
    this.chatListeners.add(listener);
    return () => this.chatListeners.delete(listener);
  }

  onReplay(listener: (message: JointReplayMessage) => void): () => void {
    this.replayListeners.add(listener);
    return () => this.replayListeners.delete(listener);
  }

  command(command: Command): Promise<Reply> {
    return this.watched.command(command);
  }

  manage(what: HostCommand): Promise<ManageReply> {
    return this.watched.manage(what);
  }

  /** Returns false if the message could not be sent right now. */
  say(phrase: Phrase): boolean {
    return this.watched.say(phrase);
  }

  write(text: string): boolean {
    return this.watched.write(text);
  }

  /** Returns false if the command could not be sent right now. */
  replay(what: ReplayCommand): boolean {
    return this.watched.replay(what);
  }

  async advise(): Promise<null> {
    return null;
  }

  /** The last match at this table, if this person played in it. */
  async record(): Promise<string | null> {
    try {
      const match = await this.lastMatch();
      return match === null ? null : await askForText(`matches/${match}`);
    } catch {
      return null;
    }
  }

  async replaySource(): Promise<ReplaySource | null> {
    const match = await this.lastMatch().catch(() => null);
    return match === null ? null : { type: 'server', match };
  }

  /** The id of the last match at this table; null if this person did not play in it. */
  private async lastMatch(): Promise<string | null> {
    const { matches } = await ask<{ readonly matches: readonly MatchSummary[] }>('GET', 'matches');
    return matches.find(({ id }) => id.startsWith(`${this.code}-`))?.id ?? null;
  }

  now(): number {
    return this.watched.now();
  }

  close(): void {
    this.talk.close();
    this.watched.close();
    this.listeners.clear();
    this.chatListeners.clear();
    this.replayListeners.clear();
  }

  private configOf({ status }: TableView): TableConfig | null {
    const info = this.info.value;
    if (info === null) return null;
    const chairs = status.chairs.map(({ occupant }) => occupant);
    return { rules: info.rules, speed: info.speed, chairs, pace: '' };
  }
}
