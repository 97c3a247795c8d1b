import { type Bookmark, type BotQuestion, type Chance, Host, type Message } from '@schupf/host';
import {
  type ManageReply,
  type Managing,
  type Person,
  packMessage,
  type SaidMessage,
  type ServerMessage,
  type TableAbout,
} from '@schupf/protocol';
import type { SeatAction } from '@schupf/rules';
import {
  type Command,
  chairOf,
  type Input,
  isHere,
  type Reply,
  type Step,
  type Table,
  tableRefusal,
} from '@schupf/table';
import { atEvenPace } from '../bots/even-pace.ts';
import type { Attach, Bus, FromGuest, SessionId, ToTable, Visitor } from '../bus/bus.ts';
import { type Storage, StorageTrouble, type TableRow } from '../storage/storage.ts';
import { TableStore } from '../storage/table-store.ts';
import { Attendance } from './attendance.ts';
import { Chat } from './chat.ts';
import { Gallery } from './gallery.ts';
import { isSameLine, lineOf } from './line.ts';
import { manage } from './managing.ts';
import { MatchKeeper } from './match-keeper.ts';
import { Once } from './once.ts';
import { OutsideBots } from './outside-bots.ts';
import { realClock } from './real-clock.ts';
import { Whims } from './whims.ts';

/** What could not be kept is tried again after this long. */
const RETRY = 5000;
/** Nobody needs to know faster how many watch. */
const COUNT_EVERY = 1000;
/** Where nobody plays who is there, bots would go on as fast as they can think, and take the threads of all others. */
const UNATTENDED_PACE = 400;

/** Nobody needs to be told more often that nothing can be kept. */
const COMPLAIN_EVERY = 5000;
const CANNOT_KEEP = 'the server cannot keep anything at present';

const NOT_YOURS: ManageReply = { ok: false, reason: 'not-yours' };
const TOO_OFTEN: ManageReply = { ok: false, reason: 'too-often' };

/** Whoever answers for bots of ours, in threads of their own. */
interface BotPool {
  decide(table: TableRow, question: BotQuestion): Promise<SeatAction | null>;
}

/** What a room needs of the house it is in. */
export interface RoomWays {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: BotPool;
  readonly chance: Chance;
  readonly onFault: (error: unknown, table: string) => void;
  readonly onInput: () => void;
}

/** A socket at this table. */
interface Guest {
  readonly visitor: Visitor;
  /** Ends the stream of what he sees as himself; null for those in the gallery, and programs. */
  leave: (() => void) | null;
}

/** One table with everybody at it: players, programs and those who watch. */
export class Room {
  readonly code: string;
  readonly about: TableAbout;
  private readonly row: TableRow;
  private readonly ways: RoomWays;
  private readonly guests = new Map<SessionId, Guest>();
  private readonly chat = new Chat();
  private readonly outside: OutsideBots;
  private readonly keeper: MatchKeeper;
  private readonly managed = new Once<ManageReply>();
  private readonly whims = new Whims();
  private readonly attendance: Attendance;
  private host!: Host;
  private gallery!: Gallery;
  /** What the lobby says is kept one after the other, or an older line could come last. */
  private noting: Promise<void> = Promise.resolve();
  /** The table of which the lobby knows. */
  private noted: Table | null = null;
  private retry: NodeJS.Timeout | null = null;
  private counting: NodeJS.Timeout | null = null;
  /** When people were last told that nothing can be kept. */
  private complained = 0;
  /** When somebody last left. */
  private empty = Date.now();

  private constructor(row: TableRow, ways: RoomWays) {
    this.code = row.code;
    this.about = row.about;
    this.row = row;
    this.ways = ways;
    this.keeper = new MatchKeeper(row.code, ways.storage.matches);
    this.outside = new OutsideBots({
      table: row.code,
      send: (session, message) => this.send(session, message),
      after,
    });
    this.attendance = new Attendance({
      isThere: (person) => this.isThere(person),
      note: (who, present) => this.host.give({ type: 'presence', who, present }),
      now: () => Date.now(),
      after,
    });
  }

  /** Runs the table from now on; null when its log cannot be read as a table. */
  static async open(row: TableRow, ways: RoomWays): Promise<Room | null> {
    const epoch = await ways.storage.tables.claim(row.code);
    if (epoch === null) return null;
    const room = new Room(row, ways);
    const store = new TableStore(ways.storage.logs, row.code, epoch);
    const opened = await Host.open(
      { store, clock: realClock, chance: ways.chance, bots: { decide: (question) => room.decide(question) } },
      {
        terms: row.terms,
        onStep: (input, step) => room.watch(input, step),
        onUnkept: (error) => room.fail(error),
        onFault: (error) => room.fail(error),
      },
    );
    if (!opened.ok) {
      ways.onFault(new Error(opened.problem), row.code);
      return null;
    }
    room.start(opened.host);
    return room;
  }

  get table(): Table {
    return this.host.table;
  }

  /** Nobody is there and nothing goes on by itself, since then; null when somebody is, or something does. */
  get idleSince(): number | null {
    const { stage, chairs, speed, now } = this.table;
    const isPlaying = stage === 'playing' || stage === 'drawing';
    // A match that only bots and stand-ins go on with waits for somebody to come back, or it could go on for years.
    const goesOn = isPlaying && chairs.some((chair) => isHere(chair, speed, now));
    return this.guests.size > 0 || goesOn || this.keeper.hasUnkept ? null : this.empty;
  }

  hear(message: ToTable): void {
    if (message.type === 'attach') return this.attach(message);
    const guest = this.guests.get(message.session);
    // Whoever is not there says nothing: he may have left just now.
    if (guest !== undefined) this.hearGuest(message.session, guest, message);
  }

  private hearGuest(session: SessionId, guest: Guest, message: FromGuest): void {
    switch (message.type) {
      case 'detach':
        return this.detach(session);
      case 'command':
        return void this.command(session, guest, message.id, message.command);
      case 'manage':
        return void this.manage(session, guest, message.id, message.what);
      case 'say': {
        const { phrase } = message;
        return this.say(guest, session, (by) => ({
          type: 'said',
          table: this.code,
          by,
          at: Date.now(),
          phrase,
        }));
      }
      case 'write': {
        const { text } = message;
        if (!this.about.freeChat)
          return this.trouble(session, 'not-allowed', 'this table has quick phrases only');
        return this.say(guest, session, (by) => ({
          type: 'wrote',
          table: this.code,
          by,
          at: Date.now(),
          text,
        }));
      }
      case 'answer':
        if (guest.visitor.type === 'bot')
          this.outside.answer(guest.visitor.name, message.question, message.action);
        return;
    }
  }

  /** Begins at once, for a table that waits for nobody. */
  begin(): void {
    this.host.give({ type: 'begin' });
  }

  /** Everything that is over is kept when this resolves. */
  keepMatches(): Promise<void> {
    return this.keeper.keep();
  }

  /** Takes somebody out who was forgotten, also if he is just about to sit down. */
  async forget(person: string): Promise<void> {
    this.chat.forget(person);
    await this.host.command(person, `forget ${Date.now()}`, { type: 'leave' });
    this.gallery.forgetPast();
    await this.ways.storage.tables.forget(this.code, person);
    await this.noting;
  }

  /** Lets go of the table; resolves when nothing of it is being written. Whoever is there is told why, if there is a reason. */
  close(reason: 'over' | null): Promise<void> {
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.counting !== null) clearTimeout(this.counting);
    this.attendance.close();
    this.gallery.close();
    this.host.close();
    for (const session of this.guests.keys()) {
      if (reason !== null) this.send(session, { type: 'gone', table: this.code, reason });
      this.ways.bus.toSession(session, { type: 'detached', table: this.code });
    }
    this.guests.clear();
    return this.noting;
  }

  private start(host: Host): void {
    this.host = host;
    const { handsAfter } = this.about;
    this.gallery = new Gallery(host, {
      table: this.code,
      delay: handsAfter === null ? null : handsAfter * 1000,
      now: () => Date.now(),
      after,
      send: (session, text) => this.ways.bus.toSession(session, { type: 'frame', text }),
      onCaughtUp: () => {
        for (const [session, guest] of this.guests) this.showAgain(session, guest);
      },
    });
    if (handsAfter !== null) this.gallery.follow();
    // Whoever was there when the program ended has to come back first.
    for (const { occupant, present } of host.table.chairs)
      if (occupant.type === 'person' && present)
        host.give({ type: 'presence', who: occupant.id, present: false });
    this.follow(host.table);
  }

  private attach({ session, visitor, since }: Attach): void {
    const before = this.guests.get(session);
    if (before !== undefined) this.unseat(session, before);
    const guest: Guest = { visitor, leave: null };
    this.guests.set(session, guest);
    this.send(session, { type: 'about', table: this.code, about: this.about });
    if (visitor.type === 'bot') {
      this.outside.attach(visitor.name, session);
      return this.dismissReplaced();
    }
    const blocks = visitor.type === 'person' ? visitor.blocks : [];
    for (const said of this.chat.for(blocks)) this.send(session, said);
    this.show(session, guest, since);
    if (visitor.type === 'person') this.attendance.changed(visitor.person.id);
    this.countSpectators();
  }

  private detach(session: SessionId): void {
    const guest = this.guests.get(session);
    if (guest === undefined) return;
    this.guests.delete(session);
    this.unseat(session, guest);
    this.empty = Date.now();
    const { visitor } = guest;
    if (visitor.type === 'bot') this.outside.detach(visitor.name, session);
    else if (visitor.type === 'person' && !this.isThere(visitor.person.id))
      this.attendance.changed(visitor.person.id);
    this.countSpectators();
  }

  /** On another device, or in another tab. */
  private isThere(person: string): boolean {
    return [...this.guests.values()].some(
      ({ visitor }) => visitor.type === 'person' && visitor.person.id === person,
    );
  }

  /** People see the table as themselves; whoever only watches does it with the others in the gallery. */
  private show(session: SessionId, guest: Guest, since: Bookmark | null): void {
    if (this.belongsInGallery(session, guest)) return this.gallery.add(session);
    const { visitor } = guest;
    const who = visitor.type === 'person' ? visitor.person.id : null;
    guest.leave = this.host.watch(who, (message) => this.tell(session, message), since);
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
    if (visitor.type === 'bot') return false;
    const isSeated = visitor.type === 'person' && chairOf(this.table.chairs, visitor.person.id) !== null;
    if (isSeated) return false;
    if (this.about.handsAfter === null || this.table.stage === 'playing') return true;
    return this.gallery.has(session) && this.gallery.isBehind;
  }

  private tell(session: SessionId, message: Message): void {
    const text = JSON.stringify({ ...packMessage(message, Date.now()), table: this.code });
    this.ways.bus.toSession(session, { type: 'frame', text });
  }

  private async command(session: SessionId, { visitor }: Guest, id: string, said: unknown): Promise<void> {
    const answer = (reply: Reply): void => this.send(session, { type: 'reply', table: this.code, id, reply });
    if (visitor.type !== 'person') return answer({ ok: false, refusal: tableRefusal('not-seated') });
    const { person } = visitor;
    const { type } = said as Command;
    if (type === 'start' && !this.mayStart(person))
      return answer({ ok: false, refusal: tableRefusal('not-host') });
    // Nobody sits down under another name than his own.
    const command = (type === 'sit' ? { ...(said as object), name: person.name } : said) as Command;
    // What was done already is answered as it was, however often it is said.
    if (!this.host.knows(person.id, id) && !this.whims.allows(person.id, command, Date.now()))
      return answer({ ok: false, refusal: tableRefusal('too-often') });
    const refusal = type === 'sit' ? await this.whyNotSit(person) : null;
    const reply = refusal ?? (await this.host.command(person.id, id, command));
    answer(reply);
    if (!reply.ok && reply.refusal === null) this.trouble(session, 'storage', CANNOT_KEEP);
  }

  /** Whoever opened the table says when it begins; if he does not play, anybody who does. */
  private mayStart({ id }: Person): boolean {
    return id === this.about.host || chairOf(this.table.chairs, this.about.host) === null;
  }

  /** Nobody sits down whom the host does not want, or who was forgotten a moment ago. */
  private async whyNotSit({ id }: Person): Promise<Reply | null> {
    const { people, tables } = this.ways.storage;
    try {
      const blocked = await people.blockedBy(this.about.host);
      const isWelcome = !blocked.some((one) => one.id === id) && (await tables.admit(this.code, id));
      return isWelcome ? null : { ok: false, refusal: tableRefusal('not-welcome') };
    } catch (error) {
      this.ways.onFault(error, this.code);
      return { ok: false, refusal: null };
    }
  }

  private async manage(session: SessionId, { visitor }: Guest, id: string, what: Managing): Promise<void> {
    const isHost = visitor.type === 'person' && visitor.person.id === this.about.host;
    const reply = isHost ? await this.managed.once(id, () => this.tryToManage(what)) : NOT_YOURS;
    this.send(session, { type: 'managed', table: this.code, id, reply });
  }

  private async tryToManage(what: Managing): Promise<ManageReply> {
    if (!this.whims.allowsManaging(this.about.host, what, Date.now())) return TOO_OFTEN;
    try {
      return await manage(this.host, this.code, what, this.ways.storage.tables);
    } catch (error) {
      this.ways.onFault(error, this.code);
      return { ok: false, reason: 'unavailable' };
    }
  }

  /** Only those who play say something, and whoever opened the table. */
  private say({ visitor }: Guest, session: SessionId, make: (by: Person) => SaidMessage): void {
    const isAtTable =
      visitor.type === 'person' &&
      (chairOf(this.table.chairs, visitor.person.id) !== null || visitor.person.id === this.about.host);
    if (!isAtTable) return this.trouble(session, 'not-allowed', 'whoever watches says nothing');
    const said = make(visitor.person);
    this.chat.add(said);
    const text = JSON.stringify(said);
    for (const [other, guest] of this.guests) {
      const isDeaf =
        guest.visitor.type === 'bot' ||
        (guest.visitor.type === 'person' && guest.visitor.blocks.includes(visitor.person.id));
      if (!isDeaf) this.ways.bus.toSession(other, { type: 'frame', text });
    }
  }

  private async decide(question: BotQuestion): Promise<SeatAction | null> {
    const isAttended = this.table.chairs.some(
      ({ occupant, present }) => occupant.type === 'person' && present,
    );
    if (!isAttended) await new Promise<void>((resolve) => void after(UNATTENDED_PACE, resolve));
    const said = await this.outside.ask(question);
    if (said !== undefined) return said;
    const occupant = this.table.chairs[this.table.position.open.players[question.seat]!]!.occupant;
    const isOurs = occupant.type === 'bot' && !occupant.outside;
    // Whoever stands in for a program that is away stands in as for people.
    const asked = isOurs ? question : { ...question, bot: null };
    const [shortest] = this.table.speed.botDelay;
    const think = () => this.ways.pool.decide(this.row, asked);
    return atEvenPace(asked, shortest, think, { now: () => performance.now(), after });
  }

  private watch(input: Input, step: Step): void {
    this.keeper.watch(input, step);
    // What is read from the log at the opening is nothing new.
    if (this.host === undefined) return;
    this.ways.onInput();
    this.follow(step.table);
  }

  private follow(table: Table): void {
    if (this.keeper.hasUnkept) this.keepMatchesSoon();
    if (this.noted !== null && isSameLine(this.noted, table)) return;
    this.noted = table;
    const line = lineOf(this.about, table);
    this.noting = this.noting
      .then(() => this.ways.storage.tables.note(this.code, line, Date.now()))
      .catch((error) => this.ways.onFault(error, this.code));
    for (const [session, guest] of this.guests) this.showAgain(session, guest);
    this.dismissReplaced();
  }

  /** A program is known by its name on a chair; one whose chair is somebody else's has nothing to do here. */
  private dismissReplaced(): void {
    const isSeated = (name: string) =>
      this.table.chairs.some(
        ({ occupant }) => occupant.type === 'bot' && occupant.outside && occupant.name === name,
      );
    for (const [session, { visitor }] of this.guests)
      if (visitor.type === 'bot' && !isSeated(visitor.name))
        this.ways.bus.toSession(session, { type: 'dismissed' });
  }

  /** Whoever sat down or stood up goes to where he belongs now. */
  private showAgain(session: SessionId, guest: Guest): void {
    if (guest.visitor.type === 'bot' || this.belongsInGallery(session, guest) === this.gallery.has(session))
      return;
    this.unseat(session, guest);
    // After the step is told to everybody else.
    queueMicrotask(() => {
      if (this.guests.get(session) === guest) this.show(session, guest, null);
    });
    this.countSpectators();
  }

  private keepMatchesSoon(): void {
    this.keeper.keep().catch((error) => {
      this.ways.onFault(error, this.code);
      this.retry ??= setTimeout(() => {
        this.retry = null;
        this.keepMatchesSoon();
      }, RETRY);
    });
  }

  /** Whoever waits for a bot gives no command that could be refused, and has to know why nothing goes on. */
  private fail(error: unknown): void {
    this.ways.onFault(error, this.code);
    const now = Date.now();
    if (!(error instanceof StorageTrouble) || now - this.complained < COMPLAIN_EVERY) return;
    this.complained = now;
    for (const session of this.guests.keys()) this.trouble(session, 'storage', CANNOT_KEEP);
  }

  private countSpectators(): void {
    this.counting ??= setTimeout(() => {
      this.counting = null;
      const text = JSON.stringify({
        type: 'watching',
        table: this.code,
        spectators: this.gallery.size,
      } satisfies ServerMessage);
      for (const session of this.guests.keys()) this.ways.bus.toSession(session, { type: 'frame', text });
    }, COUNT_EVERY);
  }

  private trouble(session: SessionId, code: 'not-allowed' | 'storage', problem: string): void {
    this.send(session, { type: 'trouble', code, problem, table: this.code });
  }

  private send(session: SessionId, message: ServerMessage): void {
    this.ways.bus.toSession(session, { type: 'frame', text: JSON.stringify(message) });
  }
}

function after(milliseconds: number, callback: () => void): () => void {
  return realClock.wake(Date.now() + milliseconds, callback);
}
