import type { NewTable, Person, TableInfo, TableSummary } from '@schupf/protocol';
import type { ToTable } from '../bus/bus.ts';
import { tableRow } from './open-table.ts';
import { Room, type RoomDeps } from './room.ts';

/** A room that nobody needs is let go of; it is opened again when somebody comes. */
const ROOM_IDLE = 60_000;
/** A table that nobody has come to for so long is closed: its matches are kept, its log goes. */
const TABLE_IDLE = 6 * 3600 * 1000;
/** Longer than any round lasts in which everybody takes his day for every card. A match nobody goes on with ends. */
const MATCH_IDLE = 90 * 24 * 3600 * 1000;
const SWEEP_EVERY = 30_000;
/** Of the open tables, so many are looked at for a place to play. */
const MAX_OPEN = 100;
/** Nobody needs more at a time, and everyone costs memory. */
const MAX_OF_ONE_PERSON = 20;
/** Of those everybody sees. One person must not fill the lobby. */
const MAX_OPEN_OF_ONE_PERSON = 3;

export type Opened =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string };

/** All tables this process runs. What it knows of them is in the store; a room is only how it is at work. */
export class TableRegistry {
  private readonly ways: RoomDeps;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly open = new Map<string, Room>();
  private sweeper: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(ways: RoomDeps) {
    this.ways = ways;
    ways.bus.onTable((code, message) => this.hear(code, message));
  }

  /** Goes on with every match that was interrupted. */
  async start(): Promise<void> {
    for (const code of await this.ways.storage.tables.playing()) await this.room(code);
    this.sweeper = setInterval(() => void this.sweep(Date.now()), SWEEP_EVERY);
  }

  get size(): number {
    return this.open.size;
  }

  async create(wanted: NewTable, by: Person): Promise<Opened> {
    const made = tableRow(wanted, by, Date.now());
    if (!made.ok) return made;
    const { row } = made;
    if ([...this.open.values()].filter(({ about }) => about.host === by.id).length >= MAX_OF_ONE_PERSON)
      return { ok: false, problem: 'you have too many tables open' };
    if (wanted.visibility === 'open' && (await this.openTablesOf(by)) >= MAX_OPEN_OF_ONE_PERSON)
      return { ok: false, problem: 'you have too many open tables' };
    if (!(await this.ways.storage.tables.add(row))) return this.create(wanted, by);
    const room = await this.room(row.code);
    if (room === null) return { ok: false, problem: 'the table could not be opened' };
    if (wanted.startsAtOnce) room.begin();
    return { ok: true, code: row.code };
  }

  private async openTablesOf({ id }: Person): Promise<number> {
    const open = await this.ways.storage.tables.open(MAX_OPEN);
    return open.filter(({ about, stage }) => about.host === id && stage !== 'over').length;
  }

  /** A table at which a bot's or an empty chair waits for somebody; null when there is none. */
  async findPlace(variant: string, person: Person): Promise<string | null> {
    for (const { code, line, about } of await this.ways.storage.tables.open(MAX_OPEN)) {
      const isFree = line.chairs.some(({ type }) => type !== 'person');
      const hasPeople = line.chairs.some(({ type }) => type === 'person');
      if (line.stage === 'over' || line.rules.variant !== variant || !isFree || !hasPeople) continue;
      const blocked = await this.ways.storage.people.blockedBy(about.host);
      if (!blocked.some(({ id }) => id === person.id)) return code;
    }
    return null;
  }

  async info(code: string): Promise<{ readonly info: TableInfo; readonly summary: TableSummary } | null> {
    const row = await this.ways.storage.tables.find(code);
    return row === null || row.stage === 'closed' ? null : { info: row.about, summary: row.line };
  }

  /** Takes somebody out of every table at which he was who wants to be forgotten, also where nobody is at present. */
  async forget(person: string, codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      try {
        const room = await this.room(code);
        await room?.forget(person);
      } catch (error) {
        this.ways.onFault(error, code);
      }
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.sweeper !== null) clearInterval(this.sweeper);
    const rooms = await Promise.all(this.rooms.values());
    await Promise.all(rooms.map((room) => room?.close(null)));
  }

  private hear(code: string, message: ToTable): void {
    const room = this.open.get(code);
    if (room !== undefined) return room.hear(message);
    // Only whoever comes has a table opened.
    if (message.type === 'attach') return void this.attach(code, message);
    // Whoever came and went while it was being opened would be there for ever.
    this.rooms.get(code)?.then(
      (opened) => opened?.hear(message),
      () => {},
    );
  }

  private async attach(code: string, message: Extract<ToTable, { type: 'attach' }>): Promise<void> {
    const { bus, onFault } = this.ways;
    const { session } = message;
    try {
      const room = await this.room(code);
      if (room !== null) return room.hear(message);
      bus.toSession(session, {
        type: 'frame',
        text: JSON.stringify({ type: 'gone', table: code, reason: 'unknown' }),
      });
    } catch (error) {
      onFault(error, code);
      const problem = 'the table cannot be read at present';
      const text = JSON.stringify({ type: 'error', code: 'storage', problem, table: code });
      bus.toSession(session, { type: 'frame', text });
    }
    bus.toSession(session, { type: 'detached', table: code });
  }

  /** Null when there is no such table. Whoever comes while it is being opened waits for the same one. */
  private room(code: string): Promise<Room | null> {
    const known = this.rooms.get(code);
    if (known !== undefined) return known;
    const opening = this.openRoom(code).then(
      (room) => {
        if (room === null) this.rooms.delete(code);
        else this.open.set(code, room);
        return room;
      },
      (error) => {
        this.rooms.delete(code);
        throw error;
      },
    );
    this.rooms.set(code, opening);
    return opening;
  }

  private async openRoom(code: string): Promise<Room | null> {
    if (this.isClosed) return null;
    const row = await this.ways.storage.tables.find(code);
    return row === null || row.stage === 'closed' ? null : Room.open(row, this.ways);
  }

  private letGo(room: Room, reason: 'over' | null): Promise<void> {
    this.rooms.delete(room.code);
    this.open.delete(room.code);
    return room.close(reason);
  }

  /** Lets go of rooms nobody is in, and closes tables nobody has come to for long. */
  async sweep(now: number): Promise<void> {
    try {
      for (const room of this.open.values()) {
        const since = room.idleSince;
        if (since !== null && now - since > ROOM_IDLE) await this.letGo(room, null);
      }
      const { tables } = this.ways.storage;
      for (const code of await tables.idle(now - TABLE_IDLE)) await this.closeTable(code, now);
      for (const code of await tables.forsaken(now - MATCH_IDLE)) await this.closeTable(code, now);
    } catch (error) {
      this.ways.onFault(error, 'sweep');
    }
  }

  /** First the matches are kept, then the log goes: ended in between, it is done again. */
  private async closeTable(code: string, now: number): Promise<void> {
    const room = await this.room(code);
    if (room !== null) {
      if (room.idleSince === null) return;
      await room.keepMatches();
      await this.letGo(room, 'over');
    }
    await this.ways.storage.tables.close(code, now);
  }
}
