import type { ManageReply, Managing, Person, SaidMessage, ServerMessage, TableInfo } from '@schupf/protocol';
import type { SeatAction } from '@schupf/rules';
import { type BotQuestion, type Chance, TableRunner } from '@schupf/runner';
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
import { ChangeLimiter } from './change-limiter.ts';
import { Chat } from './chat.ts';
import { LobbyNote } from './lobby-note.ts';
import { manage } from './managing.ts';
import { MatchKeeper } from './match-keeper.ts';
import { Once } from './once.ts';
import { OutsideBots } from './outside-bots.ts';
import { after, realClock } from './real-clock.ts';
import { Subscribers } from './subscribers.ts';

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
export interface RoomDeps {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: BotPool;
  readonly chance: Chance;
  readonly onFault: (error: unknown, table: string) => void;
  readonly onInput: () => void;
}

/** One table with everybody at it: players, programs and those who watch. */
export class Room {
  readonly code: string;
  readonly about: TableInfo;
  private readonly row: TableRow;
  private readonly ways: RoomDeps;
  private readonly chat = new Chat();
  private readonly outside: OutsideBots;
  private readonly keeper: MatchKeeper;
  private readonly managed = new Once<ManageReply>();
  private readonly whims = new ChangeLimiter();
  private readonly attendance: Attendance;
  private readonly lobby: LobbyNote;
  private runner!: TableRunner;
  private guests!: Subscribers;
  /** When people were last told that nothing can be kept. */
  private complained = 0;
  /** When somebody last left. */
  private empty = Date.now();

  private constructor(row: TableRow, ways: RoomDeps) {
    this.code = row.code;
    this.about = row.about;
    this.row = row;
    this.ways = ways;
    const onFault = (error: unknown) => ways.onFault(error, row.code);
    this.keeper = new MatchKeeper(row.code, ways.storage.matches, onFault);
    this.lobby = new LobbyNote(row.about, ways.storage.tables, onFault);
    this.outside = new OutsideBots({
      table: row.code,
      send: (session, message) => this.guests.send(session, message),
      after,
    });
    this.attendance = new Attendance({
      isThere: (person) => this.guests.isThere(person),
      note: (who, present) => this.runner.give({ type: 'presence', who, present }),
      now: () => Date.now(),
      after,
    });
  }

  /** Runs the table from now on; null when its log cannot be read as a table. */
  static async open(row: TableRow, ways: RoomDeps): Promise<Room | null> {
    const epoch = await ways.storage.tables.claim(row.code);
    if (epoch === null) return null;
    const room = new Room(row, ways);
    const store = new TableStore(ways.storage.logs, row.code, epoch);
    const opened = await TableRunner.open(
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
    room.start(opened.runner);
    return room;
  }

  get table(): Table {
    return this.runner.table;
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
    const visitor = this.guests.visitor(message.session);
    // Whoever is not there says nothing: he may have left just now.
    if (visitor !== null) this.hearGuest(message.session, visitor, message);
  }

  private hearGuest(session: SessionId, visitor: Visitor, message: FromGuest): void {
    switch (message.type) {
      case 'detach':
        return this.detach(session);
      case 'command':
        return void this.command(session, visitor, message.id, message.command);
      case 'manage':
        return void this.manage(session, visitor, message.id, message.what);
      case 'say': {
        const { phrase } = message;
        return this.say(visitor, session, (by) => ({
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
        return this.say(visitor, session, (by) => ({
          type: 'wrote',
          table: this.code,
          by,
          at: Date.now(),
          text,
        }));
      }
      case 'answer':
        if (visitor.type === 'bot') this.outside.answer(visitor.name, message.question, message.action);
        return;
    }
  }

  /** Begins at once, for a table that waits for nobody. */
  begin(): void {
    this.runner.give({ type: 'begin' });
  }

  /** Everything that is over is kept when this resolves. */
  keepMatches(): Promise<void> {
    return this.keeper.keep();
  }

  /** Takes somebody out who was forgotten, also if he is just about to sit down. */
  async forget(person: string): Promise<void> {
    this.chat.forget(person);
    await this.runner.command(person, `forget ${Date.now()}`, { type: 'leave' });
    this.guests.forgetPast();
    await this.ways.storage.tables.forget(this.code, person);
    await this.lobby.settled();
  }

  /** Lets go of the table; resolves when nothing of it is being written. Whoever is there is told why, if there is a reason. */
  close(reason: 'over' | null): Promise<void> {
    this.keeper.close();
    this.attendance.close();
    this.guests.close(reason);
    this.runner.close();
    return this.lobby.settled();
  }

  private start(runner: TableRunner): void {
    this.runner = runner;
    this.guests = new Subscribers(runner, this.about, this.ways.bus);
    // Whoever was there when the program ended has to come back first.
    for (const { occupant, present } of runner.table.chairs)
      if (occupant.type === 'person' && present)
        runner.give({ type: 'presence', who: occupant.id, present: false });
    this.follow(runner.table);
  }

  private attach({ session, visitor, since }: Attach): void {
    this.guests.add(session, visitor);
    this.guests.send(session, { type: 'info', table: this.code, info: this.about });
    if (visitor.type === 'bot') {
      this.outside.attach(visitor.name, session);
      return this.guests.dismissReplaced();
    }
    const blocks = visitor.type === 'person' ? visitor.blocks : [];
    for (const said of this.chat.for(blocks)) this.guests.send(session, said);
    this.guests.show(session, since);
    if (visitor.type === 'person') this.attendance.changed(visitor.person.id);
  }

  private detach(session: SessionId): void {
    const visitor = this.guests.delete(session);
    this.empty = Date.now();
    if (visitor?.type === 'bot') this.outside.detach(visitor.name, session);
    else if (visitor?.type === 'person' && !this.guests.isThere(visitor.person.id))
      this.attendance.changed(visitor.person.id);
  }

  private async command(session: SessionId, visitor: Visitor, id: string, said: unknown): Promise<void> {
    const answer = (reply: Reply): void =>
      this.guests.send(session, { type: 'reply', table: this.code, id, reply });
    if (visitor.type !== 'person') return answer({ ok: false, refusal: tableRefusal('not-seated') });
    const { person } = visitor;
    const { type } = said as Command;
    if (type === 'start' && !this.mayStart(person))
      return answer({ ok: false, refusal: tableRefusal('not-host') });
    // Nobody sits down under another name than his own.
    const command = (type === 'sit' ? { ...(said as object), name: person.name } : said) as Command;
    // What was done already is answered as it was, however often it is said.
    if (!this.runner.knows(person.id, id) && !this.whims.allows(person.id, command, Date.now()))
      return answer({ ok: false, refusal: tableRefusal('too-often') });
    const refusal = type === 'sit' ? await this.whyNotSit(person) : null;
    const reply = refusal ?? (await this.runner.command(person.id, id, command));
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

  private async manage(session: SessionId, visitor: Visitor, id: string, what: Managing): Promise<void> {
    const isHost = visitor.type === 'person' && visitor.person.id === this.about.host;
    const reply = isHost ? await this.managed.once(id, () => this.tryToManage(what)) : NOT_YOURS;
    this.guests.send(session, { type: 'managed', table: this.code, id, reply });
  }

  private async tryToManage(what: Managing): Promise<ManageReply> {
    if (!this.whims.allowsManaging(this.about.host, what, Date.now())) return TOO_OFTEN;
    try {
      return await manage(this.runner, this.code, what, this.ways.storage.tables);
    } catch (error) {
      this.ways.onFault(error, this.code);
      return { ok: false, reason: 'unavailable' };
    }
  }

  /** Only those who play say something, and whoever opened the table. */
  private say(visitor: Visitor, session: SessionId, make: (by: Person) => SaidMessage): void {
    const isAtTable =
      visitor.type === 'person' &&
      (chairOf(this.table.chairs, visitor.person.id) !== null || visitor.person.id === this.about.host);
    if (!isAtTable) return this.trouble(session, 'not-allowed', 'whoever watches says nothing');
    const said = make(visitor.person);
    this.chat.add(said);
    const hears = (other: Visitor) =>
      other.type !== 'bot' && !(other.type === 'person' && other.blocks.includes(visitor.person.id));
    this.guests.sendAll(said, hears);
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
    if (this.runner === undefined) return;
    this.ways.onInput();
    this.follow(step.table);
  }

  private follow(table: Table): void {
    this.keeper.keepSoon();
    if (!this.lobby.note(table)) return;
    this.guests.placeAll();
    this.guests.dismissReplaced();
  }

  /** Whoever waits for a bot gives no command that could be refused, and has to know why nothing goes on. */
  private fail(error: unknown): void {
    this.ways.onFault(error, this.code);
    const now = Date.now();
    if (!(error instanceof StorageTrouble) || now - this.complained < COMPLAIN_EVERY) return;
    this.complained = now;
    this.guests.sendAll(this.troubleOf('storage', CANNOT_KEEP));
  }

  private trouble(session: SessionId, code: 'not-allowed' | 'storage', problem: string): void {
    this.guests.send(session, this.troubleOf(code, problem));
  }

  private troubleOf(code: 'not-allowed' | 'storage', problem: string): ServerMessage {
    return { type: 'error', code, problem, table: this.code };
  }
}
