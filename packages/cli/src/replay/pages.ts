import { type Observer, type OpenState, type Seat, type SeenTransfer, seenBy, viewFor } from '@schupf/rules';
import { formatSeat, type RecordItem, type ReplayStep } from '@schupf/rules/notation';
import { padEnd, widthOf, wrap } from '../output/layout.ts';
import { Narrator } from '../output/narrator.ts';
import type { Style } from '../output/style.ts';
import { printableLine } from '../printable.ts';

/** What one observer sees of a recorded match, with one page per deal, per line before play and per trick. */
export class Pages {
  private readonly observer: Observer;
  private readonly style: Style;
  private readonly narrator: Narrator;
  private readonly ended: OpenState[] = [];
  private readonly pages: { readonly round: number; readonly lines: string[] }[] = [];
  private part: unknown = null;
  private lastNoted: RecordItem | null = null;

  constructor(observer: Observer, style: Style) {
    this.observer = observer;
    this.style = style;
    this.narrator = new Narrator(style, this.ended, (line) => this.write(line));
  }

  /** The pages of one round, or of all. */
  texts(round: number | null): string[] {
    return this.pages
      .filter((page) => (round === null || page.round === round) && page.lines.length > 0)
      .map(({ lines }) => `${lines.join('\n').trimStart()}\n`);
  }

  add(step: ReplayStep): void {
    this.startPageFor(step);
    const { before, after, events } = step;
    for (const event of events) {
      if (event.type === 'round-ended') this.ended.push(after.open);
      const seen = seenBy(event, this.observer, after.open);
      if (seen.type === 'exchanged') this.tellExchange(seen.transfers, after.open);
      else this.narrator.tell(seen, before.open, after.open);
      if (event.type === 'dealt' || event.type === 'rest-dealt' || event.type === 'exchanged')
        this.showHands(step);
    }
    if (step.item !== null) this.showNotes(step.item);
  }

  /** Must be called once, after the last step. */
  finish(): void {
    this.narrator.finish();
  }

  private startPageFor({ round, line, before }: ReplayStep): void {
    const part = line ?? round;
    if (this.part === part) return;
    this.narrator.finish();
    this.part = part;
    this.pages.push({ round: round.number, lines: [] });
    if (line?.label !== 'trick') return;
    const number = round.lines.filter(({ label }) => label === 'trick').indexOf(line) + 1;
    this.write(this.style.paint.strong(this.style.speech.terminal.table.trickNumber(number)));
    this.showHands({ after: before });
  }

  private write(line: string): void {
    this.pages.at(-1)!.lines.push(line);
  }

  /** Shows the hands that the observer sees and that still have cards. */
  private showHands({ after }: Pick<ReplayStep, 'after'>): void {
    const { names, paint, columns, speech } = this.style;
    const { hands, open } = viewFor(after, this.observer);
    const shown = [...hands.keys()].filter((seat) => hands[seat] != null && !hands[seat].isEmpty());
    const label = (seat: Seat) => `${formatSeat(seat)} ${names.label(open, seat)}${speech.common.colon}`;
    const width = Math.max(0, ...shown.map((seat) => widthOf(label(seat))));
    for (const seat of shown) {
      const start = `  ${padEnd(label(seat), width)} `;
      this.write(wrap(start + paint.hand(hands[seat]!), columns, widthOf(start)));
    }
  }

  private tellExchange(transfers: readonly SeenTransfer[], open: OpenState): void {
    const { names, paint, speech } = this.style;
    for (const from of new Set(transfers.map((transfer) => transfer.from))) {
      const gifts = transfers.flatMap((transfer) =>
        transfer.from === from && typeof transfer.cards !== 'number'
          ? [
              speech.events.gave(
                names.who(open, from),
                names.who(open, transfer.to),
                paint.cards(transfer.cards),
              ),
            ]
          : [],
      );
      this.narrator.line(gifts.join(' '));
    }
  }

  /** Shows comments, marks and notices only once: taking several cards is one item with many steps. */
  private showNotes(item: RecordItem): void {
    if (this.lastNoted === item) return;
    this.lastNoted = item;
    if (item.move?.type === 'news') this.showNote(`* ${[item.move.name, ...item.move.words].join(' ')}`);
    for (const note of item.notes)
      this.showNote(note.type === 'comment' ? `{${note.text}}` : `<${note.name} ${note.value}>`);
  }

  private showNote(text: string): void {
    this.narrator.line(this.style.paint.faint(printableLine(text)));
  }
}
