import { signal } from '@preact/signals';
import type { SaidMessage } from '@schupf/protocol';

/** A table as a source of chat messages. `now` is the time on its clock, which also stamps the messages. */
export interface TalkSource {
  onChat(listener: (message: SaidMessage) => void): () => void;
  now(): number;
}

interface Deps {
  readonly isMe: (id: string) => boolean;
  readonly isMuted: (id: string) => boolean;
  /** Announces a message to screen readers. */
  readonly announce: (message: SaidMessage) => void;
}

/** Milliseconds for which a bubble is shown: long enough to notice it, and longer for a longer text. */
const SHORTEST_MS = 3000;
const LONGEST_MS = 10_000;
const PER_CHARACTER_MS = 70;

/** Older messages are sent again after a reconnection. They belong to the conversation, but get no bubble. */
const RECENT_MS = 10_000;

/**
 * The conversation at a table from this player's point of view: bubbles at the seats, and the number of unread
 * messages.
 */
export class Talk {
  /** The latest message of each person with a bubble, by id. */
  readonly bubbles = signal<ReadonlyMap<string, SaidMessage>>(new Map());
  readonly unread = signal(0);
  /** Whether the panel is open, on screens where it is not always visible. */
  readonly isOpen = signal(false);
  private readonly source: TalkSource;
  private readonly deps: Deps;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly stopListening: () => void;
  /** The number of panels on the screen that show the conversation. */
  private panels = 0;

  constructor(source: TalkSource, deps: Deps) {
    this.source = source;
    this.deps = deps;
    this.stopListening = source.onChat((message) => this.hear(message));
  }

  /**
   * Call this while a panel shows the conversation: all messages then count as read. Returns a function that ends it.
   */
  read(): () => void {
    this.panels++;
    this.unread.value = 0;
    return () => {
      this.panels--;
    };
  }

  close(): void {
    this.stopListening();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.bubbles.value = new Map();
  }

  private hear(message: SaidMessage): void {
    const { id } = message.by;
    if (this.deps.isMuted(id) || this.source.now() - message.at > RECENT_MS) return;
    clearTimeout(this.timers.get(id));
    this.bubbles.value = new Map([...this.bubbles.peek(), [id, message]]);
    this.timers.set(
      id,
      setTimeout(() => this.silence(id), timeFor(message)),
    );
    if (this.deps.isMe(id)) return;
    this.deps.announce(message);
    if (this.panels === 0) this.unread.value++;
  }

  private silence(id: string): void {
    this.timers.delete(id);
    this.bubbles.value = new Map([...this.bubbles.peek()].filter(([speaker]) => speaker !== id));
  }
}

function timeFor(message: SaidMessage): number {
  const length = message.type === 'wrote' ? message.text.length : 0;
  return Math.min(LONGEST_MS, SHORTEST_MS + length * PER_CHARACTER_MS);
}
