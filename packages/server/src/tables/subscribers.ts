import { packMessage, type ServerMessage, type TableInfo } from '@schupf/protocol';
import type { Bookmark, Message, TableRunner } from '@schupf/runner';
import { chairOf } from '@schupf/table';
import type { Bus, SessionId, Visitor } from '../bus/bus.ts';
import { after } from './real-clock.ts';
import { Spectators } from './spectators.ts';

/** Nobody needs to know faster how many watch. */
const COUNT_EVERY = 1000;

/** A socket at this table. */
interface Guest {
  readonly visitor: Visitor;
  /** Ends the stream of what he sees as himself; null for those in the gallery, and programs. */
  leave: (() => void) | null;
}

/** Every socket at a table, and what each is shown: people the table as themselves, whoever only watches what the gallery sees. */
export class Subscribers {
  private readonly runner: TableRunner;
  private readonly code: string;
  private readonly about: TableInfo;
  private readonly bus: Bus;
  private readonly guests = new Map<SessionId, Guest>();
  private readonly gallery: Spectators;
  private counting: NodeJS.Timeout | null = null;

  constructor(runner: TableRunner, about: TableInfo, bus: Bus) {
    this.runner = runner;
    this.code = about.code;
    this.about = about;
    this.bus = bus;
    const { handsAfter } = about;
    this.gallery = new Spectators(runner, {
      table: this.code,
      delay: handsAfter === null ? null : handsAfter * 1000,
      now: () => Date.now(),
      after,
      send: (session, text) => this.sendText(session, text),
      onCaughtUp: () => this.placeAll(),
    });
    if (handsAfter !== null) this.gallery.follow();
  }

  get size(): number {
    return this.guests.size;
  }

  visitor(session: SessionId): Visitor | null {
    return this.guests.get(session)?.visitor ?? null;
  }

  /** On any device, in any tab. */
  isThere(person: string): boolean {
    return [...this.guests.values()].some(
      ({ visitor }) => visitor.type === 'person' && visitor.person.id === person,
    );
  }

  add(session: SessionId, visitor: Visitor): void {
    const before = this.guests.get(session);
    if (before !== undefined) this.unseat(session, before);
    this.guests.set(session, { visitor, leave: null });
  }

  /** From where he was cut off, or from how the table stands. */
  show(session: SessionId, since: Bookmark | null): void {
    const guest = this.guests.get(session);
    if (guest === undefined) return;
    if (this.belongsInGallery(session, guest)) this.gallery.add(session);
    else {
      const { visitor } = guest;
      const who = visitor.type === 'person' ? visitor.person.id : null;
      guest.leave = this.runner.watch(who, (message) => this.tell(session, message), since);
    }
    this.countSpectators();
  }

  delete(session: SessionId): Visitor | null {
    const guest = this.guests.get(session);
    if (guest === undefined) return null;
    this.guests.delete(session);
    this.unseat(session, guest);
    this.countSpectators();
    return guest.visitor;
  }

  /** Whoever sat down or stood up goes to where he belongs now. */
  placeAll(): void {
    for (const [session, guest] of this.guests) this.place(session, guest);
  }

  /** A program is known by its name on a chair; one whose chair is somebody else's has nothing to do here. */
  dismissReplaced(): void {
    const { chairs } = this.runner.table;
    const isSeated = (name: string) =>
      chairs.some(({ occupant }) => occupant.type === 'bot' && occupant.outside && occupant.name === name);
    for (const [session, { visitor }] of this.guests)
      if (visitor.type === 'bot' && !isSeated(visitor.name))
        this.bus.toSession(session, { type: 'dismissed' });
  }

  /** What the gallery is still to be shown names somebody who was forgotten since. */
  forgetPast(): void {
    this.gallery.forgetPast();
  }

  send(session: SessionId, message: ServerMessage): void {
    this.sendText(session, JSON.stringify(message));
  }

  /** One text for all of them who want to hear it. */
  sendAll(message: ServerMessage, isFor: (visitor: Visitor) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const [session, { visitor }] of this.guests) if (isFor(visitor)) this.sendText(session, text);
  }

  /** Whoever is there is told why, if there is a reason. */
  close(reason: 'over' | null): void {
    if (this.counting !== null) clearTimeout(this.counting);
    this.gallery.close();
    if (reason !== null) this.sendAll({ type: 'gone', table: this.code, reason });
    for (const session of this.guests.keys())
      this.bus.toSession(session, { type: 'detached', table: this.code });
    this.guests.clear();
  }

  private place(session: SessionId, guest: Guest): void {
    if (guest.visitor.type === 'bot' || this.belongsInGallery(session, guest) === this.gallery.has(session))
      return;
    this.unseat(session, guest);
    // After the step is told to everybody else.
    queueMicrotask(() => {
      if (this.guests.get(session) === guest) this.show(session, null);
    });
  }

  private unseat(session: SessionId, guest: Guest): void {
    guest.leave?.();
    guest.leave = null;
    this.gallery.delete(session);
  }

  /**
   * With a delay only while a match is played, and for those who have watched it until its end is shown: who is about to
   * sit down has to see the chairs as they are.
   */
  private belongsInGallery(session: SessionId, { visitor }: Guest): boolean {
    const { chairs, stage } = this.runner.table;
    if (visitor.type === 'bot') return false;
    const isSeated = visitor.type === 'person' && chairOf(chairs, visitor.person.id) !== null;
    if (isSeated) return false;
    if (this.about.handsAfter === null || stage === 'playing') return true;
    return this.gallery.has(session) && this.gallery.isBehind;
  }

  private tell(session: SessionId, message: Message): void {
    this.sendText(session, JSON.stringify({ ...packMessage(message, Date.now()), table: this.code }));
  }

  private countSpectators(): void {
    this.counting ??= setTimeout(() => {
      this.counting = null;
      this.sendAll({ type: 'watching', table: this.code, spectators: this.gallery.size });
    }, COUNT_EVERY);
  }

  private sendText(session: SessionId, text: string): void {
    this.bus.toSession(session, { type: 'frame', text });
  }
}
