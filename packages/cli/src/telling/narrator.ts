import {
  type Card,
  combinationOf,
  isBomb,
  NO_SEAT,
  type OpenState,
  type Play,
  type Seat,
  type SeenEvent,
  type SeenTransfer,
} from '@schupf/rules';
import type { AnyRefusal } from '@schupf/table';
import { wrap } from './layout.ts';
import { capital, listed } from './names.ts';
import { describeKind } from './paint.ts';
import { explain } from './refusals.ts';
import { matchEndText, roundEndText, sheetText } from './sheet.ts';
import type { Style } from './style.ts';
import { roundHeader } from './table.ts';
import { callName, hasCardPoints, placeName, rankName } from './words.ts';

/** From here on the cards left are worth a word. */
const FEW_CARDS = 4;

type Played = Extract<SeenEvent, { type: 'played' }>;

/**
 * Tells what happens at the table. What is laid in one trick goes into one sentence, which grows until the person
 * is asked or something else is worth a line: call `finish` before anything else is written.
 */
export class Narrator {
  private readonly style: Style;
  private readonly ended: readonly OpenState[];
  private readonly write: (line: string) => void;
  private parts: string[] = [];
  private passers: string[] = [];

  /** `ended` grows with the rounds that are over. */
  constructor(style: Style, ended: readonly OpenState[], write: (line: string) => void) {
    this.style = style;
    this.ended = ended;
    this.write = write;
  }

  /** `before` is the table as it was. */
  tell(event: SeenEvent, before: OpenState, open: OpenState): void {
    const { names, paint } = this.style;
    switch (event.type) {
      case 'called':
        this.line(`${capital(names.does(open, event.seat, 'call'))} ${paint.bright(callName(event.call))}!`);
        if (open.laidOut !== before.laidOut) this.line('All pushes go back and are chosen anew [PUSH4].');
        return;
      case 'calls-revealed':
        return this.line(
          event.callers
            .map((seat) => `${capital(names.does(open, seat, 'call'))} ${paint.bright('Grand Tichu')}!`)
            .join(' '),
        );
      case 'withdrawn':
        return this.line(`${capital(names.does(open, event.seat, 'withdraw'))} the call.`);
      case 'exchanged':
        return this.exchange(event.transfers, open);
      case 'dummy-shown':
        if (event.toAll && !names.isOwn(open, event.seat)) {
          this.line(`The hand of ${names.of(open, event.seat)} lies open.`);
        }
        return;
      case 'played':
        return this.play(event, before);
      case 'passed':
        this.passers.push(names.of(open, event.seat));
        return;
      case 'gathered':
        // The trick of a dragon still lies there; its gift will be told.
        if (open.phase !== 'gift') {
          this.ending(`${names.does(before, event.by, 'win')} ${this.worth(before) || 'the trick'}`);
        }
        return;
      case 'gave':
        return this.ending(
          `${names.does(before, event.by, 'give')} ${this.worth(before) || 'the trick'} to ${names.of(before, event.to)}`,
        );
      case 'dealt':
        return this.block(roundHeader(open, this.style));
      case 'round-ended':
        return this.roundEnd(event.hands, open);
      case 'took-back':
        if (names.isOwn(open, event.seat))
          this.line(`${capital(names.does(open, event.seat, 'take'))} the push back.`);
        return;
      case 'opened':
      case 'decided':
      case 'declined':
      case 'rest-dealt':
      case 'took':
      case 'laid-out':
      case 'window-closed':
        return;
    }
  }

  /** What the person claimed does not stand. */
  giveBack(refusal: AnyRefusal): void {
    this.line(`Your cards go back to your hand: ${explain(refusal)}`);
  }

  /** Ends the sentence that has been growing. */
  finish(): void {
    this.closePasses();
    if (this.parts.length > 0) this.say(`${capital(this.parts.join('; '))}.`);
    this.parts = [];
  }

  /** A sentence of its own. */
  line(text: string): void {
    if (text === '') return;
    this.finish();
    this.say(text);
  }

  /** Lines of their own after an empty one. */
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

  private closePasses(): void {
    const { passers } = this;
    if (passers.length === 0) return;
    const verb = passers.length === 1 && passers[0] !== 'you' ? 'passes' : 'pass';
    this.parts.push(`${listed(passers)} ${verb}`);
    this.passers = [];
  }

  private play(event: Played, before: OpenState): void {
    const { names, paint } = this.style;
    const { seat, play, wish, dogTo } = event;
    const isLead = before.trickIsEmpty;
    if (isLead || isBomb(play)) this.finish();
    this.closePasses();
    const combination = combinationOf(play);
    const left = before.counts[seat]! - play.size;
    // What follows a lead is of its kind; only a lone Phoenix is worth something else each time.
    const kind = isLead || isBomb(play) || play.size === 1 ? describeKind(combination) : '';
    const notes = [kind, left > 0 && left <= FEW_CARDS ? `${left} left` : ''].filter((note) => note !== '');
    let part = `${this.laying(before, seat, combination)} ${paint.laid(combination)}`;
    if (notes.length > 0) part += ` (${notes.join(', ')})`;
    if (wish !== 0) part += `, wishing for ${paint.bright(rankName(wish))}`;
    if (dogTo !== NO_SEAT) part += ` for ${names.of(before, dogTo)}`;
    if (left === 0) {
      const is = names.of(before, seat) === 'you' ? 'are' : 'is';
      part += ` and ${is} ${paint.strong(`out ${placeName(before.finished.length)}`)}`;
    }
    this.parts.push(part);
    if (left === 0 || play.kind === 'dog') this.finish();
  }

  /** Who does what; in the middle of a sentence the name says enough. */
  private laying(before: OpenState, seat: Seat, play: Play): string {
    const { names, paint } = this.style;
    if (isBomb(play))
      return `${names.of(before, seat)} ${paint.alarm(names.verb(before, seat, 'bomb'))} with`;
    if (before.trickIsEmpty) return names.does(before, seat, 'lead');
    return this.parts.length === 0 ? names.does(before, seat, 'lay') : names.of(before, seat);
  }

  private ending(text: string): void {
    this.closePasses();
    this.parts.push(text);
    this.finish();
  }

  /** Points of the trick, '' where points do not count or there are none. */
  private worth(open: OpenState): string {
    const points = open.trickCards.points();
    return hasCardPoints(open) && points !== 0 ? `${points} points` : '';
  }

  /** What the person got; what he gave he has just laid out, and nobody else's cards are seen. */
  private exchange(transfers: readonly SeenTransfer[], open: OpenState): void {
    const { names, paint } = this.style;
    for (const seat of names.ownSeats(open)) {
      const got = transfers.flatMap(({ from, to, cards }) =>
        to === seat && typeof cards !== 'number'
          ? [`${paint.cards(cards)} from ${names.of(open, from)}`]
          : [],
      );
      if (got.length > 0) this.line(`${capital(names.does(open, seat, 'get'))} ${listed(got)}.`);
    }
  }
}
