import { packMessage } from '@schupf/protocol';
import type { Observer } from '@schupf/rules';
import { type Message, OMNISCIENT, type TableRunner } from '@schupf/runner';
import { applyUpdate, type Table, type TableView } from '@schupf/table';
import type { SessionId } from '../bus/bus.ts';

/** The table as the gallery sees it. */
interface Sight {
  readonly seq: number;
  readonly observer: Observer;
  readonly seen: TableView;
}

/** What happened and is shown later. */
interface Late {
  readonly message: Message;
  readonly heard: number;
  /** In which hands were hidden then; null when none were. */
  readonly round: string | null;
}

/** More than happens in a match. Bots among themselves would fill the memory with what nobody will look at. */
const MAX_LATE = 5000;
/** What had to wait for the end of its round comes at its own pace, but nobody looks at others thinking for minutes. */
const MAX_GAP = 3000;

export interface SpectatorsOptions {
  /** Milliseconds after which all hands are shown; null for what lies on the table, at once. */
  readonly delay: number | null;
  readonly now: () => number;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly send: (session: SessionId, text: string) => void;
  /** With a delay: everything that has happened so far is shown. */
  readonly onCaughtUp: () => void;
  readonly table: string;
}

/**
 * Everybody who watches a table and does not play. They all see the same, so every message is written once. Nobody is
 * followed while nobody watches.
 */
export class Spectators {
  private readonly runner: TableRunner;
  private readonly options: SpectatorsOptions;
  private readonly sessions = new Set<SessionId>();
  private late: Late[] = [];
  /** What was shown last, and when that was to be. */
  private last: { readonly heard: number; readonly at: number } | null = null;
  private forgetWake: () => void = () => {};
  private sight: Sight | null = null;
  /** By how much its clock is behind. */
  private lag = 0;
  private leave: (() => void) | null = null;

  constructor(runner: TableRunner, options: SpectatorsOptions) {
    this.runner = runner;
    this.options = options;
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Whether there is something that has happened and is shown later. */
  get isBehind(): boolean {
    return this.late.length > 0;
  }

  has(session: SessionId): boolean {
    return this.sessions.has(session);
  }

  add(session: SessionId): void {
    this.sessions.add(session);
    if (this.leave === null) this.follow();
    else if (this.sight !== null) this.options.send(session, this.snapshot(this.sight));
  }

  delete(session: SessionId): void {
    this.sessions.delete(session);
    // With a delay the past has to be there for whoever comes next.
    if (this.sessions.size === 0 && this.options.delay === null) this.close();
  }

  close(): void {
    this.leave?.();
    this.leave = null;
    this.sight = null;
    this.late = [];
    this.last = null;
    this.forgetWake();
  }

  /** With a delay it follows from the table's opening on, or the first who comes would wait that long. */
  follow(): void {
    const { delay } = this.options;
    this.leave = this.runner.watch(delay === null ? null : OMNISCIENT, (message) =>
      this.hear(message, delay),
    );
  }

  private hear(message: Message, delay: number | null): void {
    const heard = this.options.now();
    if (delay === null) return this.show(message, heard);
    if (this.late.length >= MAX_LATE) return this.beginAnew();
    this.late.push({ message, heard, round: roundOf(this.runner.table) });
    this.showLate(delay);
  }

  /** A round may take days, or be interrupted by a pause: while it is played, nobody sees its hands, however old they are. */
  private showLate(delay: number): void {
    this.forgetWake();
    const round = roundOf(this.runner.table);
    for (let [first] = this.late; first !== undefined; [first] = this.late) {
      const { message, heard } = first;
      // Its end is heard of.
      if (first.round !== null && first.round === round) return;
      const now = this.options.now();
      const due = Math.max(heard + delay, this.paceOf(heard));
      if (due > now) {
        this.forgetWake = this.options.after(due - now, () => this.showLate(delay));
        return;
      }
      this.late.shift();
      this.last = { heard, at: now - due > MAX_GAP ? now : due };
      this.show(message, heard);
    }
    this.options.onCaughtUp();
  }

  private paceOf(heard: number): number {
    return this.last === null ? 0 : this.last.at + Math.min(heard - this.last.heard, MAX_GAP);
  }

  /** What is still to be shown names somebody who was forgotten since. */
  forgetPast(): void {
    if (this.options.delay !== null && this.leave !== null) this.beginAnew();
  }

  /** Goes on with how the table stands now, when it is time for that. */
  private beginAnew(): void {
    this.close();
    this.follow();
  }

  private show(message: Message, heard: number): void {
    const { now, table, send } = this.options;
    this.lag = now() - heard;
    this.sight = message.type === 'snapshot' ? message : follow(this.sight, message);
    const text = JSON.stringify({ ...packMessage(message, heard), table });
    for (const session of this.sessions) send(session, text);
  }

  /** Whoever sees the past sees its clocks too. */
  private snapshot(sight: Sight): string {
    const { now, table } = this.options;
    return JSON.stringify({ ...packMessage({ type: 'snapshot', ...sight }, now() - this.lag), table });
  }
}

function roundOf({ stage, match, position: { open } }: Table): string | null {
  const isOver = stage !== 'playing' || open.phase === 'round-over' || open.phase === 'match-over';
  return isOver ? null : `${match}.${open.round}`;
}

function follow(sight: Sight | null, { seq, updates }: Extract<Message, { type: 'update' }>): Sight | null {
  return sight === null ? null : { ...sight, seq, seen: updates.reduce(applyUpdate, sight.seen) };
}
