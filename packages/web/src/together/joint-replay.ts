import { batch, signal } from '@preact/signals';
import type {
  JointReplayMessage,
  NoJointReplayReason,
  Person,
  PointTarget,
  ReplayCommand,
  ShownPlace,
} from '@schupf/protocol';
import type { SeatAction } from '@schupf/rules';

/** A table at which people go through a replay. */
export interface ReplayTable {
  onReplay(listener: (message: JointReplayMessage) => void): () => void;
  /** Returns false if the command could not be sent right now. */
  replay(what: ReplayCommand): boolean;
}

interface Deps {
  readonly table: ReplayTable;
  /** The number of the match at its table; null for the last one. */
  readonly match: number | null;
  readonly isMe: (id: string) => boolean;
}

/** Who is here. Spectators are not listed. */
export interface Attendance {
  readonly match: number;
  readonly people: readonly Person[];
  readonly leader: Person | null;
}

export interface Pointer {
  readonly number: number;
  readonly by: Person;
  readonly at: PointTarget;
}

/** Milliseconds for which a pointer is shown. */
export const POINTER_MS = 5000;
/** The slider can pass dozens of moments a second. The server would refuse that many commands. */
export const SEND_EVERY_MS = 150;
/** Of a line that the server has forgotten, this many moves are sent again. It would refuse more in one go. */
const MAX_RESENT_MOVES = 30;

/**
 * A replay that several people go through, as this page sees it: who is here, who leads, what the leader shows, and what
 * this page shows. The page shows what the leader shows until its reader goes elsewhere.
 */
export class JointReplay {
  /** Null until the server has let us in. */
  readonly attendance = signal<Attendance | null>(null);
  readonly refusal = signal<NoJointReplayReason | null>(null);
  /** What this page shows; null until there is something to show. */
  readonly here = signal<ShownPlace | null>(null);
  readonly isFollowing = signal(true);
  readonly pointers = signal<readonly Pointer[]>([]);
  private readonly deps: Deps;
  /** What the leader shows, as far as we know. */
  private shown: ShownPlace | null = null;
  /** Whether the server may know nothing to show, because it has told us nothing since we joined. */
  private mayBeEmpty = true;
  private lastPointer = 0;
  private unsent: ShownPlace | null = null;
  private sendTimer: ReturnType<typeof setTimeout> | null = null;
  private readonly pointerTimers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stopListening: () => void;

  constructor(deps: Deps) {
    this.deps = deps;
    this.stopListening = deps.table.onReplay((message) => batch(() => this.receive(message)));
  }

  /** Whether the reader leads. */
  get leads(): boolean {
    const leader = this.attendance.value?.leader;
    return leader != null && this.deps.isMe(leader.id);
  }

  /** Whether the reader may lead and point; spectators may not. */
  get mayLead(): boolean {
    return this.attendance.value?.people.some(({ id }) => this.deps.isMe(id)) === true;
  }

  /** Call this on every new connection. A reader who comes back leads again only if they did before. */
  join(): void {
    const isFirst = this.attendance.peek() === null;
    this.refusal.value = null;
    this.mayBeEmpty = true;
    this.send({ type: 'join', match: this.deps.match, lead: isFirst || this.leads });
  }

  close(): void {
    this.stopListening();
    this.send({ type: 'leave' });
    if (this.sendTimer !== null) clearTimeout(this.sendTimer);
    for (const timer of this.pointerTimers) clearTimeout(timer);
  }

  /** Where the reader begins if no one shows anything. */
  begin(place: ShownPlace): void {
    this.here.value ??= place;
    this.showIfEmpty();
  }

  /** The reader goes to another place. Everyone follows if they lead; otherwise they no longer follow the leader. */
  goTo(place: ShownPlace): void {
    this.here.value = place;
    if (!this.leads) {
      this.isFollowing.value = false;
      return;
    }
    this.shown = place;
    this.unsent = place;
    if (this.sendTimer === null) this.sendPlace();
  }

  follow(): void {
    this.isFollowing.value = true;
    if (this.shown !== null) this.here.value = this.shown;
  }

  lead(): void {
    this.send({ type: 'lead' });
  }

  handOver(to: string): void {
    this.sendPlace();
    this.send({ type: 'hand-over', to });
  }

  point(at: PointTarget): void {
    this.send({ type: 'point', at });
  }

  /** Begins a line at the place shown. */
  tryOut(): void {
    this.sendPlace();
    this.send({ type: 'what-if' });
  }

  play(action: SeatAction): void {
    this.send({ type: 'play', action: { ...action } });
  }

  undo(): void {
    this.send({ type: 'undo' });
  }

  private receive(message: JointReplayMessage): void {
    const { match } = this.deps;
    // A message about the replay that we have just left.
    if ('match' in message && match !== null && message.match !== match) return;
    switch (message.type) {
      case 'replays':
        return;
      case 'no-replay':
        this.refusal.value = message.reason;
        this.attendance.value = null;
        return;
      case 'shown':
        this.mayBeEmpty = false;
        this.shown = message.shown;
        if (this.leads || this.isFollowing.peek()) this.here.value = message.shown;
        return;
      case 'pointed':
        return this.showPointer(message);
      case 'replay': {
        const { people, leader: id } = message;
        const before = this.attendance.peek()?.leader?.id ?? null;
        const leader = people.find((person) => person.id === id) ?? null;
        this.attendance.value = { match: message.match, people, leader };
        // A new leader continues where the others are, and everyone follows them.
        if (id !== null && id !== before) this.follow();
        this.showIfEmpty();
      }
    }
  }

  /** Shows our place to the others, if we lead and the server has nothing to show. */
  private showIfEmpty(): void {
    const here = this.here.peek();
    if (!this.mayBeEmpty || !this.leads || here === null) return;
    this.mayBeEmpty = false;
    this.shown = here;
    const { line, ...place } = here;
    this.send({ type: 'show', ...place });
    if (line === null) return;
    this.send({ type: 'what-if' });
    for (const action of line.moves.slice(0, MAX_RESENT_MOVES)) this.play(action);
  }

  private sendPlace(): void {
    const place = this.unsent;
    if (this.sendTimer !== null) clearTimeout(this.sendTimer);
    this.sendTimer = null;
    this.unsent = null;
    if (place === null) return;
    const { round, moment, view, line } = place;
    this.send(
      line === null ? { type: 'show', round, moment, view } : { type: 'step', moment: line.moment, view },
    );
    this.sendTimer = setTimeout(() => this.sendPlace(), SEND_EVERY_MS);
  }

  private showPointer({ by, at }: Pick<Pointer, 'by' | 'at'>): void {
    const number = ++this.lastPointer;
    // Everyone points at one thing at a time.
    const others = this.pointers.peek().filter((pointer) => pointer.by.id !== by.id);
    this.pointers.value = [...others, { number, by, at }];
    const timer = setTimeout(() => {
      this.pointerTimers.delete(timer);
      this.pointers.value = this.pointers.peek().filter((pointer) => pointer.number !== number);
    }, POINTER_MS);
    this.pointerTimers.add(timer);
  }

  private send(what: ReplayCommand): void {
    this.deps.table.replay(what);
  }
}
