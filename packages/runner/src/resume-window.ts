import type { Observer } from '@schupf/rules';
import { type Effect, lastSeqFor, type SeenUpdate, type Status, seenUpdate, type Table } from '@schupf/table';
import type { Message } from './ports.ts';

export type TellEffect = Extract<Effect, { type: 'tell' }>;

type UpdateMessage = Extract<Message, { type: 'update' }>;

/** For this long, a viewer who has lost their connection is sent what they missed. Later they get a snapshot. */
const WINDOW_MS = 90_000;
/** About twice as many steps as four people take in that time. Bots on their own would take thousands. */
const MAX_STEPS = 200;

/** What a step told each observer, as JSON: objects would take several times the space. */
interface ToldStep {
  readonly at: number;
  /**
   * The updates, except for the status. One text if all observers were told the same, otherwise one by observer; null
   * for those who were told nothing.
   */
  readonly updates: string | readonly (string | null)[];
  readonly status: StatusText | null;
}

/** A status in two parts. Most of it seldom changes, so most steps share one text about that. */
interface StatusText {
  /** Whose turn it is. */
  readonly turn: string;
  /** Everything else, above all the chairs. */
  readonly rest: string;
}

/** What the observers of a table were told lately, so that it can be sent again to someone who missed it. */
export class ResumeWindow {
  private readonly steps: ToldStep[] = [];
  /** The part of the last status that seldom changes. */
  private rest = '';

  /** Adds what a step has told. If it has told the status, that comes last. */
  add({ at, chairs }: Table, tells: readonly TellEffect[]): void {
    let status: StatusText | null = null;
    const others: TellEffect[] = [];
    for (const tell of tells) {
      if (tell.update.type === 'status') status = this.statusText(tell.update.status);
      else others.push(tell);
    }
    this.steps.push({ at, updates: textsOf(others, chairs.length, status !== null), status });
    while (this.steps.length > MAX_STEPS || this.steps[0]!.at < at - WINDOW_MS) this.steps.shift();
  }

  clear(): void {
    this.steps.length = 0;
  }

  /** The messages to an observer after the one with this number; null when they are no longer available. */
  since(seq: number, observer: Observer, table: Table): UpdateMessage[] | null {
    const messages: UpdateMessage[] = [];
    let next = lastSeqFor(table, observer);
    for (let index = this.steps.length - 1; next > seq && index >= 0; index--) {
      const { at, updates: texts, status } = this.steps[index]!;
      const text = typeof texts === 'string' ? texts : texts[indexOf(observer, table.chairs.length)]!;
      if (text === null) continue;
      const updates = JSON.parse(text) as SeenUpdate[];
      if (status !== null) updates.push({ type: 'status', status: parseStatus(status) });
      messages.push({ type: 'update', seq: next--, at, updates });
    }
    return next === seq ? messages.reverse() : null;
  }

  private statusText({ turn, interval, duties, ...others }: Status): StatusText {
    const rest = JSON.stringify(others);
    // The same string, not an equal one, so that it takes its space once.
    if (rest !== this.rest) this.rest = rest;
    return { turn: JSON.stringify({ turn, interval, duties }), rest: this.rest };
  }
}

function parseStatus({ turn, rest }: StatusText): Status {
  return { ...JSON.parse(rest), ...JSON.parse(turn) };
}

/** The updates that an observer may see, in order. */
export function updatesFor(observer: Observer, tells: readonly TellEffect[]): SeenUpdate[] {
  return tells.flatMap(({ to, update }) =>
    to === 'all' || to === observer ? [seenUpdate(update, observer)] : [],
  );
}

/** Without a status, an observer to whom no update is addressed was told nothing. */
function textsOf(tells: readonly TellEffect[], players: number, hasStatus: boolean): ToldStep['updates'] {
  const observers = observersAt(players);
  if (tells.every((tell) => isForAll(tell, observers))) return JSON.stringify(updatesFor('spectator', tells));
  const texts: (string | null)[] = [];
  for (const observer of observers) {
    const updates = updatesFor(observer, tells);
    const text = updates.length === 0 && !hasStatus ? null : JSON.stringify(updates);
    texts.push(texts.find((known) => known === text) ?? text);
  }
  return texts;
}

/** Whether everyone sees all of an update. */
function isForAll({ to, update }: TellEffect, observers: readonly Observer[]): boolean {
  if (to !== 'all') return false;
  if (update.type !== 'game') return true;
  return observers.every((observer) => {
    const seen = seenUpdate(update, observer);
    return seen.type === 'game' && seen.event === update.event;
  });
}

/** Everyone who can be told something different, in the order of `ToldStep.updates`. */
function observersAt(players: number): readonly Observer[] {
  return [...Array.from({ length: players }, (_, player) => player), 'spectator', 'omniscient'];
}

function indexOf(observer: Observer, players: number): number {
  if (typeof observer === 'number') return observer;
  return observer === 'spectator' ? players : players + 1;
}
