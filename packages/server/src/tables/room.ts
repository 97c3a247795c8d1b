import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  ErrorCode,
  HostCommand,
  ManageReply,
  Person,
  SaidMessage,
  ServerMessage,
  TableInfo,
} from '@schupf/protocol';
import { type BotQuestion, type Chance, type Clock, TableRunner } from '@schupf/runner';
import {
  chairOf,
  isAsleep,
  isCorrespondence,
  type Reply,
  readCommand,
  reservedChairOf,
  type Table,
  tableRefusal,
} from '@schupf/table';
import { TableBots, type TableBotsDeps } from '../bots/table-bots.ts';
import type { Attach, Bus, ConnectionId, FromSubscriber, ToTable, Visitor } from '../bus/bus.ts';
import type { CallValue, TableCall } from '../bus/table-calls.ts';
import { JointReplays } from '../joint-replays/joint-replays.ts';
import { ConductWatcher } from '../moderation/conduct-watcher.ts';
import type { ChatProblem, TableModeration } from '../moderation/table-moderation.ts';
import type { TableRatings } from '../ratings/table-ratings.ts';
import { type Storage, StorageError, type TableRow } from '../storage/storage.ts';
import { TableSnapshots, TableStore } from '../storage/table-store.ts';
import { CommandTraces } from '../tracing/command-traces.ts';
import { Attendance } from './attendance.ts';
import { ChangeLimiter } from './change-limiter.ts';
import { Chat, mayRead } from './chat.ts';
import { Companions } from './companions.ts';
import { ExternalBots } from './external-bots.ts';
import { seatedAt } from './free-seats.ts';
import type { Handover } from './handover.ts';
import { HostRequests } from './host-requests.ts';
import { LobbyEntry } from './lobby-entry.ts';
import { looksLikeAnother } from './look-alike.ts';
import { MatchArchiver } from './match-archiver.ts';
import { RatingBoard } from './rating-board.ts';
import { type CloseReason, Subscribers } from './subscribers.ts';
import { type TableEvidence, tableEvidence } from './table-evidence.ts';
import { peopleAt, TurnsOfTable } from './table-turns.ts';

/** A match with more log rows than this is ended. Even a long evening has only a few thousand. */
const MAX_MATCH_ROWS = 30_000;
/** A match is ended if stand-ins have made this many decisions for each person, one after the other. */
const MAX_MISSED_BY_ALL = 10;
/** A table at which something is due within this time stays loaded. */
const SOON_MS = 120_000;

/** In which the process that creates a table runs it. */
const FIRST_EPOCH = 1;

/** Subscribers are told at most this often that storage is failing. */
const STORAGE_NOTICE_INTERVAL_MS = 5000;
const CANNOT_SAVE = 'the server cannot save right now; please try again in a moment';

const CHAT_PROBLEMS: { readonly [Problem in ChatProblem]: string } = {
  muted: 'you may not write at the moment',
  'bad-word': 'the text contains a word that is not allowed here',
  'no-links': 'links are only for people with an account',
};

const MALFORMED: Reply = { ok: false, refusal: { code: 'malformed', rule: null } };

export interface RoomDeps {
  readonly storage: Storage;
  readonly bus: Bus;
  /** Runs our own bots. */
  readonly pool: TableBotsDeps['pool'];
  readonly chance: Chance;
  readonly clock: Clock;
  readonly moderation: TableModeration;
  readonly ratings: TableRatings;
  readonly onFault: (error: unknown, table: string) => void;
  readonly onInput: () => void;
  /** Called when what the lists of these people show has changed in storage. */
  readonly onTurns: (people: readonly string[]) => void;
  /** Called when another process has taken over a table that this one runs. The room is of no use any more. */
  readonly onLost: (table: string, epoch: number) => void;
  /** Called when the fallback has decided for a bot. */
  readonly onBotReplaced: (isAttended: boolean) => void;
}

/** The log of a table is damaged, or was written by a newer version of this program. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** One open table with all its subscribers: players, external bots and spectators. */
export class Room {
  readonly code: string;
  readonly info: TableInfo;
  /** The epoch in which this process runs the table. */
  readonly epoch: number;
  private readonly deps: RoomDeps;
  private readonly runner: TableRunner;
  private readonly archiver: MatchArchiver;
  private readonly conduct: ConductWatcher;
  private readonly traces: CommandTraces;
  private readonly subscribers: Subscribers;
  private readonly externalBots: ExternalBots;
  private readonly bots: TableBots;
  private readonly attendance: Attendance;
  private readonly lobbyEntry: LobbyEntry;
  private readonly replays: JointReplays;
  /** Null if the table is not rated. */
  private readonly ratings: RatingBoard | null;
  private readonly chat = new Chat();
  private readonly changes = new ChangeLimiter();
  private readonly hostRequests: HostRequests;
  private storageNoticeAt = Number.NEGATIVE_INFINITY;
  private lastDetachAt: number;
  /** When this process began to run a table that another one, or an earlier one, has run. */
  private readonly runsSince: number;

  private constructor(
    row: TableRow,
    epoch: number,
    deps: RoomDeps,
    runner: TableRunner,
    archiver: MatchArchiver,
    conduct: ConductWatcher,
    traces: CommandTraces,
  ) {
    const { bus, clock, storage } = deps;
    this.code = row.code;
    this.info = row.info;
    this.epoch = epoch;
    this.deps = deps;
    this.runner = runner;
    this.archiver = archiver;
    this.conduct = conduct;
    this.runsSince = epoch === FIRST_EPOCH ? Number.NEGATIVE_INFINITY : clock.now();
    this.traces = traces;
    this.lastDetachAt = clock.now();
    const subscribers = new Subscribers(runner, row.info, { bus, clock, epoch });
    this.subscribers = subscribers;
    this.externalBots = new ExternalBots({
      table: row.code,
      clock,
      names: () => this.playerNames(),
      send: (connection, message) => subscribers.send(connection, message),
      sendError: (connection, code, problem) => this.sendError(connection, code, problem),
    });
    this.bots = new TableBots(row, {
      pool: deps.pool,
      clock,
      table: () => runner.table,
      network: () => subscribers.network,
      askExternal: (question) => this.externalBots.ask(question),
      onReplaced: deps.onBotReplaced,
    });
    this.attendance = new Attendance({
      clock,
      isPresent: (person) => subscribers.isPresent(person),
      record: (person, present) => runner.submit({ type: 'presence', who: person, present }),
    });
    this.replays = new JointReplays(row.info, {
      subscribers,
      clock,
      table: () => runner.table,
      findMatch: (id) => archiver.find(id),
      onFault: (error) => deps.onFault(error, row.code),
    });
    this.ratings = RatingBoard.of(row.info, {
      ...{ ratings: deps.ratings, clock },
      table: () => runner.table,
      send: (message) => subscribers.sendAll(message, ({ type }) => type !== 'bot'),
      onFault: (error) => deps.onFault(error, row.code),
    });
    this.hostRequests = new HostRequests(row.info, {
      ...{ runner, clock },
      changes: this.changes,
      tables: storage.tables,
      onFault: (error) => deps.onFault(error, row.code),
    });
    this.lobbyEntry = new LobbyEntry(row.info, epoch, {
      tables: storage.tables,
      clock,
      onWritten: () => deps.onTurns(peopleAt(runner.table)),
      onFault: (error) => deps.onFault(error, row.code),
    });
  }

  /** Opens a table that this process has claimed. Throws `UnreadableTable` if its log cannot be read. */
  static async open(row: TableRow, epoch: number, deps: RoomDeps): Promise<Room> {
    const { storage, clock, chance } = deps;
    const onFault = (error: unknown) => deps.onFault(error, row.code);
    const conduct = new ConductWatcher();
    const traces = new CommandTraces(row.code);
    const store = traces.observe(
      new TableStore(storage.logs, row.code, epoch, new TurnsOfTable(row.code, deps.onTurns)),
    );
    const snapshots = new TableSnapshots(storage.snapshots, row.code);
    // The runner replays the log and asks bots before the room exists. Past steps are only recorded; questions wait
    // until the room exists.
    let room: Room | null = null;
    const archiver = new MatchArchiver(row.info, {
      ...{ matches: storage.matches, clock, onFault },
      whoMayBeRated: (people, at) => deps.ratings.whoMayBeRated(people, at),
      onSaved: (match) => room?.ratings?.matchSaved(match),
    });
    const created = Promise.withResolvers<Room>();
    const onError = (error: unknown) => (room === null ? onFault(error) : room.onRunnerError(error));
    const bots = { decide: async (question: BotQuestion) => (await created.promise).bots.decide(question) };
    const opened = await TableRunner.open(
      { store, snapshots, clock, chance, bots, pause: nextTurn },
      {
        config: row.config,
        companion: new Companions([archiver, conduct]),
        onStep: (input, step) => {
          traces.noteStored(input);
          archiver.watch(input, step);
          conduct.watch(input, step);
          room?.onStep(step.table);
        },
        onStoreError: onError,
        onLost: () => deps.onLost(row.code, epoch),
        onFault: onError,
      },
    );
    if (!opened.ok) throw new UnreadableTable(opened.problem);
    const { runner } = opened;
    // What happened before was noted when it happened, or was no one's fault.
    conduct.takeOutcomes();
    room = new Room(row, epoch, deps, runner, archiver, conduct, traces);
    created.resolve(room);
    // No one is connected yet. If the log says otherwise, they were when another process ran the table, unless the table
    // is new.
    const { attendance } = room;
    const note = (person: string) =>
      epoch === FIRST_EPOCH ? attendance.update(person) : attendance.expectReturn(person);
    for (const { occupant, present, next } of runner.table.chairs) {
      if (occupant.type === 'person' && present) note(occupant.id);
      if (next?.present) note(next.id);
    }
    room.afterStep(runner.table);
    return room;
  }

  get table(): Table {
    return this.runner.table;
  }

  /** When the room was last in use; null while it is in use. */
  get idleSince(): number | null {
    const isInUse = this.subscribers.size > 0 || this.isInPlay || this.archiver.hasUnsaved;
    return isInUse ? null : this.lastDetachAt;
  }

  /**
   * Whether play continues while no one is connected. It does for a minute, until the table falls asleep. In a match
   * with days per move, it does if something is due soon. If only bots are left, it does not: the match resumes when
   * someone joins.
   */
  private get isInPlay(): boolean {
    const { stage, chairs, wakeAt } = this.table;
    const isPlaying = stage === 'playing' || stage === 'drawing';
    const hasPeople = chairs.some(({ occupant }) => occupant.type === 'person');
    if (!isPlaying || !hasPeople || isAsleep(this.table)) return false;
    return !this.isCorrespondence || (wakeAt !== null && wakeAt < this.deps.clock.now() + SOON_MS);
  }

  /** Whether players need not be present. If so, the table has to be loaded whenever something is due. */
  get isCorrespondence(): boolean {
    return isCorrespondence(this.table.speed);
  }

  receive(message: ToTable): void {
    if (message.type === 'attach') return this.attach(message);
    const { connection } = message;
    const visitor = this.subscribers.visitor(connection);
    if (visitor !== null) this.receiveFrom(visitor, message);
    // We have lost sight of its process for a while.
    else if (message.type !== 'detach') this.subscribers.sendMoved(connection);
  }

  call(call: TableCall): CallValue | Promise<null> {
    switch (call.type) {
      case 'open':
        if (call.begins) this.runner.submit({ type: 'begin' });
        return null;
      case 'chair-of': {
        const { chairs } = this.table;
        return chairOf(chairs, call.person) ?? reservedChairOf(chairs, call.person);
      }
      case 'holiday':
        this.runner.submit({ type: 'holiday', who: call.person, until: call.until });
        return null;
      case 'delete-person':
        return this.deletePerson(call.person, call.accountSince);
      case 'evidence':
        return this.evidence(call);
      case 'close':
        return this.endMatch();
      case 'inherit':
        this.chat.inherit(call.handover.chat);
        this.hostRequests.restore(call.handover.managed);
        return null;
    }
  }

  private receiveFrom(visitor: Visitor, message: FromSubscriber): void {
    const { connection } = message;
    switch (message.type) {
      case 'detach':
        return this.detach(connection, message.returns);
      case 'command': {
        const by = visitor.type === 'person' ? visitor.person.id : '';
        const carryOut = () => this.command(connection, visitor, message.id, message.command);
        return void this.traces.follow({ ...message, by }, carryOut);
      }
      case 'manage':
        return void this.manage(connection, visitor, message.id, message.what);
      case 'say':
        return this.post(connection, visitor, { type: 'said', phrase: message.phrase });
      case 'write':
        return void this.write(connection, visitor, message.text);
      case 'replay':
        return void this.replays.receive(connection, message.what);
      case 'answer':
        if (visitor.type === 'bot') this.externalBots.answer(visitor.name, message);
        return;
    }
  }

  /** Resolves when every finished match is saved. */
  saveMatches(): Promise<void> {
    return this.archiver.saveMatches();
  }

  /** Null if the reporter is not here, or there is nothing to be seen of the person. */
  private evidence({ person, reporter }: Extract<TableCall, { type: 'evidence' }>): TableEvidence | null {
    const { code, table, chat, archiver } = this;
    const isHere = this.subscribers.isPresent(reporter) || chairOf(table.chairs, reporter) !== null;
    const seen = { code, table, chat: chat.messages, record: archiver.recordSoFar(table) };
    return isHere ? tableEvidence(person, seen) : null;
  }

  /** Ends the match, if there is one. Nobody wins. */
  private async endMatch(): Promise<null> {
    this.runner.submit({ type: 'abandon' });
    await this.runner.settled();
    return null;
  }

  /** Removes a person, even if they are sitting down at this moment. */
  private async deletePerson(person: string, accountSince: number | null): Promise<null> {
    this.chat.deletePerson(person);
    this.archiver.noteDeletedPerson(person, accountSince);
    await this.runner.command(person, `forget ${this.deps.clock.now()}`, { type: 'leave' });
    this.subscribers.dropDelayed();
    await this.deps.storage.tables.anonymize(this.code, person);
    await this.lobbyEntry.settled();
    return null;
  }

  /**
   * Detaches the connections of processes that we have lost sight of. They may have missed messages, so those that still
   * exist have to attach again.
   */
  dropConnectionsOf(isLost: (node: string) => boolean): void {
    for (const connection of this.subscribers.connectionsOf(isLost)) {
      this.detach(connection, true);
      this.subscribers.sendMoved(connection);
    }
  }

  /** Processes everything that has arrived, and nothing that arrives later. */
  async leave(): Promise<Handover> {
    await this.runner.leave();
    return { chat: this.chat.messages, managed: await this.hostRequests.save() };
  }

  /** Resolves when all writes are done. */
  close(reason: CloseReason): Promise<void> {
    this.archiver.close();
    this.attendance.close();
    this.ratings?.close();
    this.bots.close();
    this.subscribers.close(reason);
    this.runner.close();
    return this.lobbyEntry.settled();
  }

  private attach({ connection, visitor, network, since }: Attach): void {
    this.subscribers.add(connection, visitor, network);
    this.subscribers.send(connection, { type: 'info', table: this.code, info: this.info });
    if (visitor.type === 'bot') {
      this.externalBots.attach(visitor.name, connection);
      return this.subscribers.dismissReplacedBots();
    }
    for (const message of this.chat.recentFor(visitor)) this.subscribers.send(connection, message);
    this.subscribers.startStream(connection, since);
    this.replays.attached(connection);
    const ratings = this.ratings?.message ?? null;
    if (ratings !== null) this.subscribers.send(connection, ratings);
    if (visitor.type === 'person') this.attendance.update(visitor.person.id);
  }

  private detach(connection: ConnectionId, returns: boolean): void {
    const visitor = this.subscribers.delete(connection);
    this.replays.leave(connection);
    this.lastDetachAt = this.deps.clock.now();
    if (visitor?.type === 'bot') this.externalBots.detach(visitor.name, connection);
    else if (visitor?.type === 'person' && !this.subscribers.isPresent(visitor.person.id)) {
      const { id } = visitor.person;
      if (returns) this.attendance.expectReturn(id);
      else this.attendance.update(id);
    }
  }

  private async command(
    connection: ConnectionId,
    visitor: Visitor,
    id: string,
    received: unknown,
  ): Promise<void> {
    const answer = (reply: Reply): void =>
      this.subscribers.send(connection, { type: 'reply', table: this.code, id, reply });
    if (visitor.type !== 'person') return answer({ ok: false, refusal: tableRefusal('not-seated') });
    const { person } = visitor;
    // People sit down and rename themselves under their own name, whatever the client sent.
    const command = readCommand({ ...(received as object), name: person.name }, this.table.rules);
    if (command === null) return answer(MALFORMED);
    if (command.type === 'start' && !this.mayStart(person))
      return answer({ ok: false, refusal: tableRefusal('not-host') });
    // A repeated command changes nothing, so it does not count against the limit.
    const isRepeated = this.runner.hasReplyFor(person.id, id);
    if (!isRepeated && !this.changes.allows(person.id, command, this.deps.clock.now()))
      return answer({ ok: false, refusal: tableRefusal('too-often') });
    const showsName = command.type === 'sit' || command.type === 'rename';
    const refusal = showsName ? await this.seatRefusal(person) : null;
    const reply = refusal ?? (await this.runner.command(person.id, id, command));
    answer(reply);
    if (command.type === 'sit' && reply.ok) await this.noteHoliday(person);
    if (!reply.ok && reply.refusal === null) this.sendError(connection, 'storage', CANNOT_SAVE);
  }

  /** Someone who sits down may be on holiday. */
  private async noteHoliday({ id }: Person): Promise<void> {
    if (!this.isCorrespondence) return;
    try {
      const holiday = await this.deps.storage.holidays.current(id, this.deps.clock.now());
      if (holiday !== null) this.runner.submit({ type: 'holiday', who: id, until: holiday.until });
    } catch (error) {
      this.deps.onFault(error, this.code);
    }
  }

  /** The host decides when to start. If the host does not play, any player may. */
  private mayStart({ id }: Person): boolean {
    return id === this.info.host || chairOf(this.table.chairs, this.info.host) === null;
  }

  /**
   * Refuses people with a sanction, people the host has blocked, and people who were deleted a moment ago. If there is no
   * host, everyone who plays counts as one.
   */
  private async seatRefusal(person: Person): Promise<Reply | null> {
    const { id } = person;
    const { people, tables } = this.deps.storage;
    if (looksLikeAnother(person, this.table.chairs))
      return { ok: false, refusal: tableRefusal('name-taken') };
    try {
      if (!(await this.deps.moderation.maySit(id, this.info)))
        return { ok: false, refusal: tableRefusal('sanctioned') };
      const hosts = this.info.host === '' ? seatedAt(this) : [this.info.host];
      const blocks = await people.blocksAmong([...hosts, id]);
      const isBlocked = blocks.some(({ by, whom }) => whom === id && hosts.includes(by));
      const isAllowed = !isBlocked && (await tables.admit(this.code, id));
      return isAllowed ? null : { ok: false, refusal: tableRefusal('not-welcome') };
    } catch (error) {
      this.deps.onFault(error, this.code);
      return { ok: false, refusal: null };
    }
  }

  private async manage(
    connection: ConnectionId,
    visitor: Visitor,
    id: string,
    request: HostCommand,
  ): Promise<void> {
    const isBadName = request.type === 'invite-bot' && !this.deps.moderation.mayCallBot(request.name);
    const reply: ManageReply = isBadName
      ? { ok: false, reason: 'no-such-bot' }
      : await this.hostRequests.answer(visitor, id, request);
    this.subscribers.send(connection, { type: 'managed', table: this.code, id, reply });
  }

  private async write(connection: ConnectionId, visitor: Visitor, text: string): Promise<void> {
    if (!this.info.freeChat)
      return this.sendError(connection, 'not-allowed', 'this table allows quick phrases only');
    try {
      const by = visitor.type === 'person' ? visitor.person.id : null;
      const problem = by === null ? null : await this.deps.moderation.problemWithText(by, text);
      if (problem !== null) return this.sendError(connection, problem, CHAT_PROBLEMS[problem]);
      this.post(connection, visitor, { type: 'wrote', text });
    } catch (error) {
      this.deps.onFault(error, this.code);
      this.sendError(connection, 'storage', CANNOT_SAVE);
    }
  }

  /** Sends a chat message to everyone who has not blocked its author. Only players and the host may chat. */
  private post(
    connection: ConnectionId,
    visitor: Visitor,
    content:
      | Pick<Extract<SaidMessage, { type: 'said' }>, 'type' | 'phrase'>
      | Pick<Extract<SaidMessage, { type: 'wrote' }>, 'type' | 'text'>,
  ): void {
    const mayChat =
      visitor.type === 'person' &&
      (chairOf(this.table.chairs, visitor.person.id) !== null || visitor.person.id === this.info.host);
    if (!mayChat) return this.sendError(connection, 'not-allowed', 'spectators cannot chat');
    const by = visitor.person;
    const message: SaidMessage = { ...content, table: this.code, by, at: this.deps.clock.now() };
    this.chat.add(message);
    this.subscribers.sendAll(message, (reader) => mayRead(reader, message));
  }

  private playerNames(): string[] {
    return this.table.chairs.map(({ occupant }, player) =>
      occupant.type === 'nobody' ? `player ${player + 1}` : occupant.name,
    );
  }

  private onStep(table: Table): void {
    this.deps.onInput();
    const isTooLong = this.archiver.rowsInMatch > MAX_MATCH_ROWS;
    if (table.stage === 'playing' && (isTooLong || this.isForsaken(table)))
      this.runner.submit({ type: 'abandon' });
    void this.noteConduct();
    this.afterStep(table);
  }

  /** Whether no one has played for days. With a clock, such a table falls asleep. */
  private isForsaken({ chairs }: Table): boolean {
    if (!this.isCorrespondence) return false;
    const people = chairs.filter(({ occupant }) => occupant.type === 'person');
    return people.length > 0 && people.every(({ missed }) => missed >= MAX_MISSED_BY_ALL);
  }

  /** Only strangers need protection: friends can sort it out among themselves. */
  private async noteConduct(): Promise<void> {
    const outcomes = this.conduct.takeOutcomes();
    if (outcomes.length === 0 || this.info.visibility !== 'open') return;
    try {
      await this.deps.moderation.noteOutcomes(outcomes, this.runsSince);
    } catch (error) {
      this.deps.onFault(error, this.code);
    }
  }

  private afterStep(table: Table): void {
    this.archiver.saveSoon();
    this.bots.update(table);
    this.ratings?.update(table);
    if (!this.lobbyEntry.update(table)) return;
    this.subscribers.reassignAll();
    this.subscribers.dismissReplacedBots();
  }

  /** Tells everyone why the table is stuck: players waiting for a bot send no command that could be refused. */
  private onRunnerError(error: unknown): void {
    this.deps.onFault(error, this.code);
    const now = this.deps.clock.now();
    if (!(error instanceof StorageError) || now - this.storageNoticeAt < STORAGE_NOTICE_INTERVAL_MS) return;
    this.storageNoticeAt = now;
    this.subscribers.sendAll(this.errorMessage('storage', CANNOT_SAVE));
  }

  private sendError(connection: ConnectionId, code: ErrorCode, problem: string): void {
    this.subscribers.send(connection, this.errorMessage(code, problem));
  }

  private errorMessage(code: ErrorCode, problem: string): ServerMessage {
    return { type: 'error', code, problem, table: this.code };
  }
}
