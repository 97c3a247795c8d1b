import { hasSeat, type OpenState, type SeatAction } from '@schupf/rules';
import type { Message } from '@schupf/runner';
import { type AnyRefusal, applyUpdate, type SeenUpdate, type TableView } from '@schupf/table';
import type { Narrator } from '../output/narrator.ts';
import type { Style } from '../output/style.ts';
import type { LocalTable } from './local-table.ts';
import { type Occasion, occasionsNow } from './occasions.ts';
import type { Person } from './person.ts';

interface Parts {
  readonly table: LocalTable;
  /** Null when only bots play. */
  readonly person: Person | null;
  readonly style: Style;
  readonly narrator: Narrator;
  /** The table at the end of each finished round; grows during the match. */
  readonly ended: OpenState[];
  /** Called after actions have become part of the match. */
  readonly onAction: (open: OpenState) => void;
}

/** A match at the terminal: prints what happens at the table, and asks the person when they can act. */
export class Game {
  private readonly parts: Parts;
  /** Set by the first message, which arrives when watching starts. */
  private seen!: TableView;
  /** The names of occasions the person has declined. */
  private readonly declined = new Set<string>();
  private failure: unknown = null;

  constructor(parts: Parts) {
    this.parts = parts;
    parts.table.watch((message) => this.receive(message));
  }

  get open(): OpenState {
    return this.seen.view.open;
  }

  /** Plays until the match is over or the person leaves. */
  async run(): Promise<void> {
    const { table, narrator } = this.parts;
    if (this.seen.status.stage === 'seating') table.begin();
    for (;;) {
      await table.settle();
      if (this.failure !== null) throw this.failure;
      if (table.stage === 'over') break;
      const occasion = this.nextOccasion();
      if (occasion === undefined) table.advanceClock();
      else if (!(await this.ask(occasion))) break;
    }
    table.close();
    narrator.finish();
  }

  private nextOccasion(): Occasion | undefined {
    const own = this.parts.style.names.ownSeats(this.open);
    return occasionsNow(this.seen, own).find(({ name }) => !this.declined.has(name));
  }

  /** Returns false if the person leaves. */
  private async ask(occasion: Occasion): Promise<boolean> {
    const { table, person, narrator } = this.parts;
    narrator.finish();
    const reply = await person!.ask(occasion, this.seen.view, (action) => this.act(action));
    if (reply === 'nothing' && occasion.type === 'next-round') await table.beReady();
    else if (reply === 'nothing') this.declined.add(occasion.name);
    return reply !== 'leave';
  }

  /**
   * Submits an action. Taking back a push takes back the pushes of all the person's seats, because they are confirmed
   * together.
   */
  private async act(action: SeatAction): Promise<AnyRefusal | null> {
    const { table, style } = this.parts;
    const { turn } = this.seen.status;
    if (action.type !== 'take-back') return table.act(action, turn);
    const laidOut = style.names.ownSeats(this.open).filter((seat) => hasSeat(this.open.laidOut, seat));
    const seats = laidOut.length > 0 ? laidOut : [action.seat];
    const refusals = await Promise.all(seats.map((seat) => table.act({ type: 'take-back', seat }, turn)));
    return refusals.find((refusal) => refusal !== null) ?? null;
  }

  /** Must not throw: the table would drop this listener, and the game would continue without any output. */
  private receive(message: Message): void {
    try {
      if (message.type === 'snapshot') this.seen = message.seen;
      else this.follow(message.updates);
    } catch (error) {
      this.failure ??= error;
    }
  }

  private follow(updates: readonly SeenUpdate[]): void {
    const { narrator, ended, onAction } = this.parts;
    for (const update of updates) {
      const before = this.open;
      this.seen = applyUpdate(this.seen, update);
      if (update.type === 'game') {
        if (update.event.type === 'round-ended') ended.push(this.open);
        // Time ran out between two rounds: only now is it known who won.
        if (update.event.type === 'time-up' && ended.length > 0 && this.open.phase === 'match-over')
          ended[ended.length - 1] = this.open;
        narrator.tell(update.event, before, this.open);
      } else if (update.type === 'returned') narrator.tellReturned(update.refusal);
    }
    if (updates.some(({ type }) => type === 'game')) onAction(this.open);
  }
}
