import type { Card } from '../../card.ts';
import { dealPlan, takerOf, withMahJongDealt } from '../../phases/deal.ts';
import { isTrickComplete } from '../../phases/play.ts';
import { NO_SEAT, type Player } from '../../seat.ts';
import { type Action, isTableAction, type SeatAction } from '../../state/action.ts';
import type { OpenState } from '../../state/open.ts';
import type { Position } from '../../state/position.ts';
import type { LineLabel, Note, RecordItem, RecordLine, RecordMove, RoundRecord, Tag } from './record.ts';

/** The notice that time is up in a timed match. No other notice changes the game. */
export const TIME_UP = 'time';

/** What may be added to an action in a record. */
export interface Annotations {
  /** Milliseconds since the match began. */
  readonly time?: number;
  readonly notes?: readonly Note[];
}

/**
 * Turns the actions of a match into the rounds of its record as they happen. It omits closing a window and gathering
 * a trick where the next move or the end of the line implies them; `replayRecord` restores them.
 */
export class Recorder {
  private readonly done: RoundRecord[] = [];
  private round: OpenRound | null = null;

  /** Continues with the round that `saveRound` returned; `position` is the position at that moment. */
  static restore(round: SavedRound | null, position: Position): Recorder {
    const recorder = new Recorder();
    if (round !== null) recorder.round = OpenRound.restore(round, position);
    return recorder;
  }

  /** The current or last round as plain data, without the position; null before the first deal. */
  saveRound(): SavedRound | null {
    return this.round?.save() ?? null;
  }

  /** Hands over the rounds before the last deal, which no longer change. The recorder forgets them. */
  takeFinished(): RoundRecord[] {
    return this.done.splice(0);
  }

  /** Records a deal and the position after it. `tags` can name the seed of the shuffle. */
  deal(before: Position, pack: readonly Card[], after: Position, tags: readonly Tag[] = []): void {
    const continues = this.round === null ? isFreshMatch(before.open) : before.open.phase === 'round-over';
    if (this.round !== null) this.done.push(this.round.finish());
    this.round = OpenRound.deal(before, pack, after, continues, tags);
  }

  /** Records any action except a deal, with the positions before and after it. */
  act(
    before: Position,
    action: Exclude<Action, { type: 'deal' }>,
    after: Position,
    annotations: Annotations = {},
  ): void {
    this.openRound().act(before, action, after, annotations);
  }

  /** Records a notice from the table, such as a player taking a seat. It is not a move. */
  notice(name: string, words: readonly string[], annotations: Annotations = {}): void {
    this.openRound().add(null, { type: 'news', name, words }, annotations);
  }

  /** Records a comment without a move. */
  comment(text: string): void {
    this.openRound().add(null, null, { notes: [{ type: 'comment', text }] });
  }

  /** The rounds that this recorder has recorded and not handed over; the last one may be unfinished. */
  get rounds(): RoundRecord[] {
    return this.round === null ? [...this.done] : [...this.done, this.round.finish()];
  }

  private openRound(): OpenRound {
    if (this.round === null) throw new Error('a record begins with a deal');
    return this.round;
  }
}

function isFreshMatch({ round, totals, ranking }: OpenState): boolean {
  return round === 0 && ranking.length === 0 && totals.every((points) => points === 0);
}

export interface SavedRound {
  readonly header: RoundHeader;
  readonly startTotals: readonly number[];
  readonly lines: readonly { readonly label: LineLabel; readonly items: readonly RecordItem[] }[];
  readonly lineIsOpen: boolean;
  readonly unwritten: number;
}

type RoundHeader = Omit<RoundRecord, 'lines' | 'order' | 'score'>;

interface OpenLine {
  readonly label: LineLabel;
  readonly items: RecordItem[];
}

/** A round that is still being written. */
class OpenRound {
  private readonly header: RoundHeader;
  private readonly startTotals: readonly number[];
  private lines: OpenLine[] = [];
  private last: Position;
  /** Whether further moves may still be added to the last line. */
  private lineIsOpen = false;
  /** Table actions not yet written because the next move may imply them. */
  private unwritten = 0;

  private constructor(header: RoundHeader, startTotals: readonly number[], last: Position) {
    this.header = header;
    this.startTotals = startTotals;
    this.last = last;
  }

  static deal(
    before: Position,
    pack: readonly Card[],
    after: Position,
    continues: boolean,
    tags: readonly Tag[],
  ): OpenRound {
    const { rules, open } = after;
    const plan = dealPlan(rules, open.dealer, open.round);
    const order = withMahJongDealt(rules, pack, plan.dealt);
    const hands: Card[][] = open.players.map(() => []);
    for (let card = 0; card < plan.dealt; card++)
      hands[takerOf(rules, open.dealer, card)]!.push(order[card]!);
    const header: RoundHeader = {
      number: open.round,
      dealer: open.dealer,
      players: isSeatedByNumber(open.players) ? null : open.players,
      ranking: open.ranking,
      totals: continues ? null : before.open.totals,
      tags,
      hands,
      rest: order.slice(plan.dealt),
    };
    return new OpenRound(header, before.open.totals, after);
  }

  static restore(
    { header, startTotals, lines, lineIsOpen, unwritten }: SavedRound,
    last: Position,
  ): OpenRound {
    const round = new OpenRound(header, startTotals, last);
    round.lines = lines.map(({ label, items }) => ({ label, items: [...items] }));
    round.lineIsOpen = lineIsOpen;
    round.unwritten = unwritten;
    return round;
  }

  save(): SavedRound {
    const { header, startTotals, lines, lineIsOpen, unwritten } = this;
    return { header, startTotals, lines, lineIsOpen, unwritten };
  }

  act(
    before: Position,
    action: Exclude<Action, { type: 'deal' }>,
    after: Position,
    annotations: Annotations,
  ): void {
    this.last = after;
    if (action.type === 'time-up') {
      this.add(null, { type: 'news', name: TIME_UP, words: [] }, annotations);
      return;
    }
    if (isTableAction(action)) {
      this.unwritten++;
      if (isBetweenTricks(after.open)) this.endLine();
      return;
    }
    this.add(before.open, moveOf(before.open, action), annotations);
    if (canEndTrick(action) && isBetweenTricks(after.open)) this.endLine();
  }

  /**
   * `before` is the state in which a move was made. It is null for a notice or a comment, which continues the last line
   * if that is still open, whatever the phase.
   */
  add(before: OpenState | null, move: RecordMove | null, annotations: Annotations): void {
    const line = this.lineFor(before === null ? null : labelOf(before));
    if (move === null || !impliesTable(move)) {
      for (; this.unwritten > 0; this.unwritten--) line.items.push(plain({ type: 'table' }));
    }
    this.unwritten = 0;
    const item = { move, time: annotations.time ?? null, notes: annotations.notes ?? [] };
    const previous = line.items.at(-1);
    if (previous !== undefined && isPlainTaken(previous) && isPlainTaken(item)) {
      const cards = cardsTaken(previous) + cardsTaken(item);
      line.items[line.items.length - 1] = plain({ type: 'taken', cards });
    } else {
      line.items.push(item);
    }
  }

  finish(): RoundRecord {
    const { open } = this.last;
    const lines: RecordLine[] = this.lines.map(({ label, items }) => ({
      label,
      items: [...items],
      cut: false,
    }));
    if (this.lineIsOpen && (this.unwritten > 0 || isTrickWaiting(open))) {
      const { label, items } = lines.pop()!;
      const tableItems = Array.from({ length: this.unwritten }, () => plain({ type: 'table' }));
      lines.push({ label, items: [...items, ...tableItems], cut: isTrickWaiting(open) });
    }
    return { ...this.header, lines, order: open.result?.order ?? null, score: this.score() };
  }

  private score(): RoundRecord['score'] {
    const { open } = this.last;
    if (open.result === null || open.result.points.length === 0) return null;
    const points = open.totals.map((total, column) => total - this.startTotals[column]!);
    return { points, totals: open.totals };
  }

  private lineFor(label: LineLabel | null): OpenLine {
    const current = this.lines.at(-1);
    if (current !== undefined && this.lineIsOpen && (label === null || label === current.label))
      return current;
    const line: OpenLine = { label: label ?? labelOf(this.last.open), items: [] };
    this.lines.push(line);
    this.lineIsOpen = true;
    return line;
  }

  private endLine(): void {
    this.lineIsOpen = false;
    this.unwritten = 0;
  }
}

function labelOf({ phase }: OpenState): LineLabel {
  switch (phase) {
    case 'start':
    case 'grand':
    case 'take':
      return 'calls';
    case 'tichu':
    case 'push':
      return 'push';
    case 'play':
    case 'gift':
    case 'settle':
    case 'round-over':
    case 'match-over':
      return 'trick';
  }
}

function isSeatedByNumber(players: readonly Player[]): boolean {
  return players.every((player, seat) => player === seat);
}

/** Cards taken one by one are only counted; taking the rest is the player's decision and is recorded. */
function moveOf({ phase }: OpenState, action: SeatAction): RecordMove {
  return phase === 'take' && action.type === 'take' ? { type: 'taken', cards: 1 } : action;
}

function plain(move: RecordMove): RecordItem {
  return { move, time: null, notes: [] };
}

function isPlainTaken({ move, time, notes }: RecordItem): boolean {
  return move?.type === 'taken' && time === null && notes.length === 0;
}

function cardsTaken({ move }: RecordItem): number {
  return move?.type === 'taken' ? move.cards : 0;
}

/** Whether this move implies the table's pending actions, so that they are not written. */
export function impliesTable({ type }: RecordMove): boolean {
  return type === 'play' || type === 'pass' || type === 'give';
}

function canEndTrick({ type }: SeatAction): boolean {
  return type === 'play' || type === 'bomb' || type === 'give';
}

/** Whether no trick is in progress: play has not begun, or the last trick is over and nothing has been led yet. */
export function isBetweenTricks(open: OpenState): boolean {
  return open.phase !== 'play' ? open.phase !== 'gift' : open.trickIsEmpty;
}

/** Whether everyone has passed but the trick is not gathered yet. A replay gathers it at the end of its line. */
export function isTrickWaiting(open: OpenState): boolean {
  if (open.phase !== 'play' || open.trickIsEmpty) return false;
  return isTrickComplete(open) || (open.window && open.turn === NO_SEAT);
}
