import type { Person, PointTarget, ReplayCommand, ShownPlace } from '@schupf/protocol';
import { playMove, simulatedMoments, takeBack, type WhatIf } from '@schupf/replay';
import { type Card, readSeatAction, type SeatAction } from '@schupf/rules';
import type { ConnectionId } from '../bus/bus.ts';
import type { ReplayedMatch } from './replayed-match.ts';

export interface Member {
  readonly person: Person;
  /** Whether the person may lead and point. Spectators may only follow. */
  readonly mayLead: boolean;
}

/** Who leads, and everyone who might. Spectators are left out: their number concerns no one. */
export interface Attendance {
  readonly leader: string | null;
  readonly people: readonly Person[];
}

/** A command of someone who is already in the replay. */
export type MemberCommand = Exclude<ReplayCommand, { type: 'join' | 'leave' }>;

interface Line {
  readonly line: WhatIf;
  /** The number of moments of the line, and the one that is shown. */
  readonly moments: number;
  readonly moment: number;
}

/** Why a command is refused, for programmers; null if it is not. */
export type Problem = string | null;

/**
 * A match that several people look at together: who is here, who leads, and what the leader shows. Every command is
 * checked, so that all clients can show what the leader shows. Nothing here is stored.
 */
export class JointReplay {
  private readonly match: ReplayedMatch;
  private readonly members = new Map<ConnectionId, Member>();
  private leader: string | null = null;
  private place: Omit<ShownPlace, 'line'> | null = null;
  private line: Line | null = null;

  constructor(match: ReplayedMatch) {
    this.match = match;
  }

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  get connections(): Iterable<ConnectionId> {
    return this.members.keys();
  }

  /** Null if the connection is not in this replay. */
  member(connection: ConnectionId): Member | null {
    return this.members.get(connection) ?? null;
  }

  get attendance(): Attendance {
    const people = new Map<string, Person>();
    for (const { person, mayLead } of this.members.values()) if (mayLead) people.set(person.id, person);
    return { leader: this.leader, people: [...people.values()] };
  }

  /** What the leader shows; null until they have shown something. */
  get shown(): ShownPlace | null {
    if (this.place === null) return null;
    if (this.line === null) return { ...this.place, line: null };
    const { line, moment } = this.line;
    const moves = line.actions.filter((action): action is SeatAction => 'seat' in action);
    return { ...this.place, line: { moves, moment } };
  }

  /** Adds a connection, or renews it under a new name. */
  join(connection: ConnectionId, member: Member, wantsToLead: boolean): void {
    this.members.set(connection, member);
    if (wantsToLead && member.mayLead) this.leader ??= member.person.id;
  }

  leave(connection: ConnectionId): void {
    this.members.delete(connection);
    if (this.leader !== null && !this.canLead(this.leader)) this.leader = null;
  }

  /** Performs a command of a member, or returns why not. */
  command(connection: ConnectionId, command: MemberCommand): Problem {
    const { person, mayLead } = this.members.get(connection)!;
    if (!mayLead) return 'spectators may only follow';
    switch (command.type) {
      case 'point':
        return this.isOnBoard(command.at) ? null : 'there is no such card or seat';
      case 'lead':
        if (this.leader !== null && this.leader !== person.id) return 'someone else leads';
        this.leader = person.id;
        return null;
    }
    if (this.leader !== person.id) return 'only the leader may do this';
    switch (command.type) {
      case 'hand-over':
        if (!this.canLead(command.to)) return 'this person cannot lead';
        this.leader = command.to;
        return null;
      case 'show':
        return this.show(command);
      case 'step':
        return this.step(command);
      case 'what-if':
        return this.begin();
      case 'play':
        return this.play(command.action);
      case 'undo':
        return this.line === null ? 'there is no line' : this.setLine(takeBack(this.line.line));
    }
  }

  private canLead(id: string): boolean {
    return [...this.members.values()].some(({ person, mayLead }) => person.id === id && mayLead);
  }

  private show({ round, moment, view }: Omit<ShownPlace, 'line'>): Problem {
    if (!this.match.hasMoment(round, moment)) return 'there is no such moment';
    if (view.front >= this.match.rules.players) return 'there is no such player';
    this.place = { round, moment, view };
    this.line = null;
    return null;
  }

  private step({ moment, view }: Pick<ShownPlace, 'moment' | 'view'>): Problem {
    const { line, place } = this;
    if (line === null || place === null) return 'there is no line';
    if (moment >= line.moments) return 'there is no such moment';
    if (view.front >= this.match.rules.players) return 'there is no such player';
    this.place = { ...place, view };
    this.line = { ...line, moment };
    return null;
  }

  private begin(): Problem {
    if (this.place === null) return 'show a moment first';
    if (this.line !== null) return 'there is a line already';
    const line = this.match.lineFrom(this.place.round, this.place.moment);
    return line === null ? 'no one can play a card here' : this.setLine(line);
  }

  private play(received: unknown): Problem {
    if (this.line === null) return 'there is no line';
    const action = readSeatAction(received, this.match.rules);
    if (action === null) return 'this is not a move';
    const answer = playMove(this.line.line, action);
    return answer.ok ? this.setLine(answer.line) : `the rules refuse this: ${answer.refusal.code}`;
  }

  /** Shows the end of a line. */
  private setLine(line: WhatIf): null {
    const moments = simulatedMoments(line.start, line.actions).length;
    this.line = { line, moments, moment: moments - 1 };
    return null;
  }

  private isOnBoard(at: PointTarget): boolean {
    const { seats, pack } = this.match.rules;
    return at.type === 'seat' ? at.seat < seats : pack.includes(at.card as Card);
  }
}
