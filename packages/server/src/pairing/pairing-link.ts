import type { FriendInSeek, Person, Seek, SeekCount, SeekEnd } from '@schupf/protocol';

/** Someone who is connected to a gateway and looks for people to play with. */
export interface SeekEntry {
  readonly person: Person;
  /** The network they come from. */
  readonly network: string;
  readonly seek: Seek;
  /** When they began. A later seek of the same person replaces an earlier one. */
  readonly at: number;
  /** Whether they want bots in the seats for which no one is found. */
  readonly takesBots: boolean;
  /** Whether they come to the group that was found for them. */
  readonly answer: { readonly group: string; readonly comes: boolean } | null;
}

/** Someone does not want to play with a friend who has asked. */
export interface Declined {
  readonly by: string;
  /** The friend. */
  readonly whom: string;
  readonly at: number;
}

/** Everything a gateway tells the pairer. It is repeated every second, so it may get lost. */
export interface SeekReport {
  readonly node: string;
  readonly entries: readonly SeekEntry[];
  readonly declined: readonly Declined[];
}

/** Someone who waits. `person` and `at` say which seek it is. */
interface WaitingState {
  readonly person: string;
  readonly at: number;
  readonly since: number;
  readonly waiting: number;
  readonly friend: FriendInSeek;
  readonly botsAt: number;
  readonly isNext: boolean;
}

/** People who were found for each other and have to come. */
export interface FoundState {
  readonly group: string;
  readonly people: readonly string[];
  readonly until: number;
  readonly players: number;
  readonly come: number;
}

export type End =
  | { readonly type: 'seated'; readonly table: string }
  | { readonly type: 'seek-over'; readonly reason: SeekEnd };

/** A seek that is over. */
export interface EndedState {
  readonly person: string;
  readonly at: number;
  readonly end: End;
}

/** Someone asks a friend to play. */
interface AskState {
  readonly to: string;
  readonly by: Person;
  readonly seek: Seek;
}

/** Everything the pairer tells the gateways. It is repeated every second, so it may get lost. */
export interface PairingState {
  readonly waiting: readonly WaitingState[];
  readonly found: readonly FoundState[];
  readonly ended: readonly EndedState[];
  readonly asks: readonly AskState[];
  readonly counts: readonly SeekCount[];
}

/** Connects the gateways with the one process that brings people together. Values are plain data. */
export interface PairingLink {
  report(report: SeekReport): void;
  onReport(listener: (report: SeekReport) => void): void;
  publish(state: PairingState): void;
  onState(listener: (state: PairingState) => void): void;
}

/** The link within one process. */
export class LocalPairingLink implements PairingLink {
  private readonly reportListeners: ((report: SeekReport) => void)[] = [];
  private readonly stateListeners: ((state: PairingState) => void)[] = [];

  report(report: SeekReport): void {
    for (const listener of this.reportListeners) listener(report);
  }

  onReport(listener: (report: SeekReport) => void): void {
    this.reportListeners.push(listener);
  }

  publish(state: PairingState): void {
    for (const listener of this.stateListeners) listener(state);
  }

  onState(listener: (state: PairingState) => void): void {
    this.stateListeners.push(listener);
  }
}
