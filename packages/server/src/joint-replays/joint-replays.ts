import type {
  JointReplayMessage,
  NoJointReplayReason,
  PointTarget,
  ReplayCommand,
  TableInfo,
} from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { Table } from '@schupf/table';
import type { ConnectionId } from '../bus/bus.ts';
import type { MatchRow } from '../storage/storage.ts';
import { matchIdOf } from '../tables/match-id.ts';
import { isPlayerOf, maySeeMatch } from '../tables/may-see-match.ts';
import type { Subscribers } from '../tables/subscribers.ts';
import { JointReplay, type MemberCommand } from './joint-replay.ts';
import { ReplayedMatch } from './replayed-match.ts';

/** People at one table rarely look at more than one match. Each takes memory for its record. */
const MAX_REPLAYS = 4;

type Join = Extract<ReplayCommand, { type: 'join' }>;

export interface JointReplaysDeps {
  readonly subscribers: Pick<Subscribers, 'visitor' | 'send' | 'sendEach' | 'sendAll'>;
  readonly clock: Clock;
  readonly table: () => Pick<Table, 'match' | 'stage'>;
  /** Loads a finished match; null if there is none with this id. */
  readonly findMatch: (id: string) => Promise<MatchRow | null>;
  readonly onFault: (error: unknown) => void;
}

/** The joint replays at one table, by the number of their match. Each exists only while someone is in it. */
export class JointReplays {
  private readonly info: TableInfo;
  private readonly deps: JointReplaysDeps;
  private readonly replays = new Map<number, JointReplay>();
  /** The last list that everyone was sent. */
  private listed: string;

  constructor(info: TableInfo, deps: JointReplaysDeps) {
    this.info = info;
    this.deps = deps;
    this.listed = JSON.stringify(this.list);
  }

  async receive(connection: ConnectionId, command: ReplayCommand): Promise<void> {
    try {
      if (command.type === 'join') return await this.join(connection, command);
      if (command.type === 'leave') return this.leave(connection);
      this.perform(connection, command);
    } catch (error) {
      this.deps.onFault(error);
      this.leave(connection);
      this.refuseEntry(connection, 'unavailable');
    }
  }

  /** Call this when someone has arrived, or may have a new name. */
  attached(connection: ConnectionId): void {
    const { subscribers } = this.deps;
    const joined = this.of(connection);
    const visitor = subscribers.visitor(connection);
    if (joined !== null && visitor?.type === 'person') {
      const { match, replay } = joined;
      const { mayLead } = replay.member(connection)!;
      replay.join(connection, { person: visitor.person, mayLead }, false);
      this.tellAttendance(match, replay);
    }
    if (this.replays.size > 0) subscribers.send(connection, this.list);
  }

  /** Also called when the connection is lost. */
  leave(connection: ConnectionId): void {
    const joined = this.of(connection);
    if (joined === null) return;
    const { match, replay } = joined;
    replay.leave(connection);
    if (replay.isEmpty) this.replays.delete(match);
    this.tellAttendance(match, replay);
  }

  private async join(connection: ConnectionId, { match: wanted, lead }: Join): Promise<void> {
    const { subscribers, clock, findMatch } = this.deps;
    const match = wanted ?? this.lastMatch;
    const row = match === 0 ? null : await findMatch(matchIdOf(this.info.code, match));
    // The connection may have been lost in the meantime.
    const visitor = subscribers.visitor(connection);
    if (visitor === null) return;
    if (row === null || visitor.type !== 'person') return this.refuseEntry(connection, 'unknown');
    const { person } = visitor;
    if (!maySeeMatch(row, this.info, person.id, clock.now())) return this.refuseEntry(connection, 'unknown');
    if (this.of(connection)?.match !== match) this.leave(connection);
    const replay = this.replays.get(match) ?? this.open(row);
    if (replay === null) return this.refuseEntry(connection, 'too-many');
    this.replays.set(match, replay);
    const mayLead = isPlayerOf(row, person.id) || person.id === this.info.host;
    const before = JSON.stringify(replay.attendance);
    replay.join(connection, { person, mayLead }, lead);
    // First, so that a client that leads from now on knows whether it continues or begins.
    this.tellShown(match, replay, [connection]);
    // Without this, every spectator would cause a message to every other one.
    if (JSON.stringify(replay.attendance) !== before) this.tellAttendance(match, replay);
    else subscribers.send(connection, this.attendanceOf(match, replay));
  }

  /** The number of the last finished match; 0 if there is none. */
  private get lastMatch(): number {
    const { match, stage } = this.deps.table();
    return stage === 'over' ? match : Math.max(0, match - 1);
  }

  /** Null if there are too many. */
  private open({ record }: MatchRow): JointReplay | null {
    if (this.replays.size >= MAX_REPLAYS) return null;
    const match = ReplayedMatch.read(record);
    if (match === null) throw new Error('the record of a match cannot be read');
    return new JointReplay(match);
  }

  private perform(connection: ConnectionId, command: MemberCommand): void {
    const joined = this.of(connection);
    if (joined === null) return this.refuse(connection, 'join the replay first');
    const { match, replay } = joined;
    const problem = replay.command(connection, command);
    if (problem !== null) return this.refuse(connection, problem);
    switch (command.type) {
      case 'point':
        return this.tellPointer(match, replay, connection, command.at);
      case 'lead':
      case 'hand-over':
        return this.tellAttendance(match, replay);
      case 'show':
      case 'step':
        // The sender already shows this. When it came back to them, they might have moved on.
        return this.tellShown(
          match,
          replay,
          [...replay.connections].filter((other) => other !== connection),
        );
      case 'what-if':
      case 'play':
      case 'undo':
        return this.tellShown(match, replay, replay.connections);
    }
  }

  private of(connection: ConnectionId): { readonly match: number; readonly replay: JointReplay } | null {
    for (const [match, replay] of this.replays)
      if (replay.member(connection) !== null) return { match, replay };
    return null;
  }

  private attendanceOf(match: number, replay: JointReplay): JointReplayMessage {
    return { type: 'replay', table: this.info.code, match, ...replay.attendance };
  }

  private tellAttendance(match: number, replay: JointReplay): void {
    const { subscribers } = this.deps;
    subscribers.sendEach(replay.connections, this.attendanceOf(match, replay));
    const { list } = this;
    const text = JSON.stringify(list);
    if (text === this.listed) return;
    this.listed = text;
    subscribers.sendAll(list, ({ type }) => type !== 'bot');
  }

  private tellShown(match: number, replay: JointReplay, connections: Iterable<ConnectionId>): void {
    const { shown } = replay;
    if (shown === null) return;
    this.deps.subscribers.sendEach(connections, { type: 'shown', table: this.info.code, match, shown });
  }

  /** Everyone sees the pointer, except people who have blocked the person who points. */
  private tellPointer(match: number, replay: JointReplay, connection: ConnectionId, at: PointTarget): void {
    const { subscribers } = this.deps;
    const { person: by } = replay.member(connection)!;
    const viewers = [...replay.connections].filter((other) => {
      const viewer = subscribers.visitor(other);
      return viewer?.type === 'person' && !viewer.blocks.includes(by.id);
    });
    subscribers.sendEach(viewers, { type: 'pointed', table: this.info.code, match, by, at });
  }

  /** What everyone at the table is told. */
  private get list(): JointReplayMessage {
    const replays = [...this.replays].map(([match, { attendance }]) => ({
      match,
      people: attendance.people,
    }));
    return { type: 'replays', table: this.info.code, replays };
  }

  private refuse(connection: ConnectionId, problem: string): void {
    this.deps.subscribers.send(connection, {
      type: 'error',
      code: 'not-allowed',
      problem,
      table: this.info.code,
    });
  }

  private refuseEntry(connection: ConnectionId, reason: NoJointReplayReason): void {
    this.deps.subscribers.send(connection, { type: 'no-replay', table: this.info.code, reason });
  }
}
