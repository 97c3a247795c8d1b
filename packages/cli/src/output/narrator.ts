import {
  type Card,
  combinationOf,
  isBomb,
  isPassingDog,
  NO_SEAT,
  type OpenState,
  type Rank,
  type SeenEvent,
  type SeenTransfer,
} from '@schupf/rules';
import type { AnyRefusal } from '@schupf/table';
import { wrap } from './layout.ts';
import { explain, withRule } from './refusals.ts';
import { matchEndText, roundEndText, sheetText } from './sheet.ts';
import type { Style } from './style.ts';
import { roundHeader } from './table.ts';
import { hasCardPoints } from './tricks.ts';

/** The number of cards a player has left is reported once it is this low. */
const FEW_CARDS = 4;

type Played = Extract<SeenEvent, { type: 'played' }>;

/**
 * Prints what happens at the table. The sentences of a trick are collected into one line. `finish` prints that line and
 * must be called before anything else is written.
 */
export class Narrator {
  private readonly style: Style;
  private readonly ended: readonly OpenState[];
  private readonly write: (line: string) => void;
  private sentences: string[] = [];

  /** `ended` holds the table at the end of each finished round and grows during the match. */
  constructor(style: Style, ended: readonly OpenState[], write: (line: string) => void) {
    this.style = style;
    this.ended = ended;
    this.write = write;
  }

  /** `before` is the table before the event. */
  tell(event: SeenEvent, before: OpenState, open: OpenState): void {
    const { names, paint, speech } = this.style;
    const say = speech.events;
    switch (event.type) {
      case 'called':
        this.line(paint.bright(say.called(names.who(open, event.seat), event.call)));
        if (open.laidOut !== before.laidOut) this.line(withRule(say.pushReopened, 'PUSH4'));
        return;
      case 'calls-revealed':
        return this.line(
          paint.bright(event.callers.map((seat) => say.called(names.who(open, seat), 'grand')).join(' ')),
        );
      case 'withdrawn':
        return this.line(say.withdrew(names.who(open, event.seat)));
      case 'exchanged':
        return this.exchange(event.transfers, open);
      case 'dummy-shown':
        if (event.toAll && !names.isOwn(open, event.seat)) {
          this.line(say.dummyShown(names.label(open, event.seat)));
        }
        return;
      case 'played':
        return this.play(event, before);
      case 'passed':
        this.sentences.push(say.passed(names.who(open, event.seat)));
        return;
      case 'gathered':
        // A trick won with the Dragon is reported when it is given away.
        if (open.phase !== 'gift')
          this.endTrick(say.tookTrick(names.who(before, event.by), this.points(before)));
        return;
      case 'gave':
        return this.endTrick(
          say.gaveDragon(names.who(before, event.by), names.who(before, event.to), this.points(before)),
        );
      case 'dealt':
        return this.block(roundHeader(open, this.style));
      case 'round-ended':
        return this.roundEnd(event.hands, open);
      case 'time-up':
        this.line(say.timeUp);
        // Time ran out between two rounds, so the last round had not ended the match.
        if (open.phase === 'match-over')
          this.block(matchEndText([...this.ended.slice(0, -1), open], this.style));
        return;
      case 'took-back':
        if (names.isOwn(open, event.seat)) this.line(say.tookBack(names.who(open, event.seat)));
        return;
      case 'opened':
      case 'decided':
      case 'declined':
      case 'declined-tichu':
      case 'rest-dealt':
      case 'took':
      case 'laid-out':
      case 'window-closed':
        return;
    }
  }

  /** Reports that the person's claim was returned. */
  tellReturned(refusal: AnyRefusal): void {
    const { speech } = this.style;
    this.line(speech.events.returned(explain(refusal, speech)));
  }

  /** Prints the collected sentences as one line. */
  finish(): void {
    if (this.sentences.length > 0) this.say(this.sentences.join(' '));
    this.sentences = [];
  }

  /** Prints the text on a separate line. */
  line(text: string): void {
    if (text === '') return;
    this.finish();
    this.say(text);
  }

  /** Prints the text after an empty line. */
  private block(text: string): void {
    this.finish();
    this.write(`\n${text}`);
  }

  private roundEnd(hands: readonly (readonly Card[])[], open: OpenState): void {
    const { style } = this;
    this.block(roundEndText(open, hands, style));
    this.block(sheetText(this.ended, style));
    if (open.phase === 'match-over') this.block(matchEndText(this.ended, style));
  }

  private say(text: string): void {
    this.write(wrap(text, this.style.columns, 2));
  }

  private play({ seat, play, wish, dogTo }: Played, before: OpenState): void {
    const { names, paint, speech } = this.style;
    const say = speech.events;
    const who = names.who(before, seat);
    const isLead = before.trickIsEmpty;
    if (isLead || isBomb(play)) this.finish();
    const combination = combinationOf(play);
    const left = before.counts[seat]! - play.size;
    // Only the lead and bombs show their kind, because other plays have the kind of the lead. A single Phoenix shows
    // its value, which varies.
    const kind = isLead || isBomb(play) || play.size === 1 ? paint.kind(combination) : '';
    const what = `${paint.cardsOf(combination)}${kind === '' ? '' : ` (${kind})`}`;
    if (isBomb(play)) this.sentences.push(say.bombed(who, what));
    else this.sentences.push(isLead ? say.led(who, what) : say.played(who, what));
    if (wish !== 0) this.sentences.push(say.wished(who, wish as Rank));
    if (dogTo !== NO_SEAT) this.sentences.push(say.dog(who, names.who(before, dogTo)));
    if (left === 0) this.sentences.push(paint.strong(say.out(who, before.finished.length + 1)));
    else if (left <= FEW_CARDS) this.sentences.push(say.cardsLeft(who, left));
    if (left === 0 || isPassingDog(before.rules, play)) this.finish();
  }

  private endTrick(sentence: string): void {
    this.sentences.push(sentence);
    this.finish();
  }

  /** The points of the trick; null in games without card points. */
  private points(open: OpenState): number | null {
    return hasCardPoints(open) ? open.trickCards.points() : null;
  }

  /** Reports only the cards the person received: they know what they gave, and other cards are hidden. */
  private exchange(transfers: readonly SeenTransfer[], open: OpenState): void {
    const { names, paint, speech } = this.style;
    const sentences = transfers.flatMap(({ from, to, cards }) =>
      names.isOwn(open, to) && typeof cards !== 'number'
        ? [speech.events.gave(names.who(open, from), names.who(open, to), paint.cards(cards))]
        : [],
    );
    this.line(sentences.join(' '));
  }
}
