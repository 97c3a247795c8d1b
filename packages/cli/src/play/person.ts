import { MAH_JONG, type Rank, refusalFor, type Seat, type SeatAction, type View } from '@schupf/rules';
import { INTERRUPTED, type Io } from '../command.ts';
import { wrap } from '../telling/layout.ts';
import { explain } from '../telling/refusals.ts';
import type { Style } from '../telling/style.ts';
import { tableText } from '../telling/table.ts';
import { printable } from '../terminal.ts';
import type { Desk } from './desk.ts';
import { type Input, readInput, readWish } from './input.ts';
import { exchangeQuestion, pushQuestion } from './push-question.ts';
import {
  giftQuestion,
  grandQuestion,
  nextRoundQuestion,
  type Question,
  type Reply,
  tichuQuestion,
} from './question.ts';
import { bombQuestion, turnQuestion } from './turn-question.ts';

type LayAction = Extract<SeatAction, { type: 'play' | 'bomb' }>;

/** The person at the terminal: shows him the table, asks, and comes back with a legal action. */
export class Person {
  private readonly io: Io;
  private readonly style: Style;
  private readonly desk: Desk;
  /** Ctrl-C was pressed, not "quit" typed. */
  wasInterrupted = false;

  constructor(io: Io, style: Style, desk: Desk) {
    this.io = io;
    this.style = style;
    this.desk = desk;
  }

  /** What is due from the seat: the first decision, the push, a turn or a gift. */
  async act(view: View, seat: Seat): Promise<Reply> {
    switch (view.open.phase) {
      case 'grand':
      case 'take':
        return this.put(grandQuestion(view, seat, this.style));
      case 'push':
        return this.put(pushQuestion(view, seat, this.style));
      case 'gift':
        return this.put(giftQuestion(view, seat, this.style));
      case 'play':
        return this.put(turnQuestion(view, seat, this.style));
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return 'nothing';
    }
  }

  /** Whether a seat that could bomb wants to. */
  bomb(view: View, seat: Seat): Promise<Reply> {
    return this.put(bombQuestion(view, seat, this.style));
  }

  /** Whether the pushes laid out at these seats shall be exchanged. */
  exchange(view: View, seats: readonly Seat[]): Promise<Reply> {
    return this.put(exchangeQuestion(view, seats, this.style));
  }

  /** Whether to call Tichu before somebody else's first lead. */
  tichu(view: View, seat: Seat): Promise<Reply> {
    return this.put(tichuQuestion(view, seat));
  }

  nextRound(view: View, seat: Seat): Promise<Reply> {
    return this.put(nextRoundQuestion(view, seat));
  }

  private say(text: string): void {
    if (text !== '') this.io.write(`${text}\n`);
  }

  /** Asks until there is an answer that the rules accept. */
  private async put(question: Question): Promise<Reply> {
    if (question.showsTable) this.say(`\n${tableText(question.view, question.seat, this.style)}`);
    this.say(wrap(question.note, this.style.columns));
    for (;;) {
      const line = await this.ask(question.prompt);
      if (line === null) return 'leave';
      const input = readInput(line);
      let reply = this.answer(question, input);
      if (reply === null) continue;
      if (typeof reply !== 'string' && this.wantsWish(question, reply, input)) {
        const wished = await this.askForWish(question.view, reply);
        if (wished === 'leave') return 'leave';
        if (wished === null) continue;
        reply = wished;
      }
      if (typeof reply === 'string') return reply;
      const refusal = refusalFor(question.view, reply);
      if (refusal === null) return reply;
      this.refuse(explain(refusal));
    }
  }

  /** A line; null when there will be none any more. */
  private async ask(prompt: string): Promise<string | null> {
    const line = await this.io.ask(`${prompt}> `);
    if (typeof line === 'string') return line;
    this.wasInterrupted = line === INTERRUPTED;
    this.say(this.wasInterrupted ? 'Interrupted.' : 'The input has ended.');
    return null;
  }

  private refuse(problem: string): void {
    this.desk.refusedFor(problem);
    this.say(wrap(`No: ${problem}`, this.style.columns, 4));
  }

  /** What a line comes to; null when it has been dealt with and the question stands. */
  private answer(question: Question, input: Input): Reply | null {
    const { seat, proposal, enter } = question;
    if (input.type === 'nothing') {
      if (enter === null) this.say(question.note || 'Type cards, "pass", "plays", "hint" or "help".');
      return enter;
    }
    if (input.type !== 'order') {
      const read = question.read(input);
      if (read.ok) return read.value;
      this.refuse(`${read.problem}.`);
      return null;
    }
    switch (input.order) {
      case 'quit':
        return 'leave';
      case 'pass':
        return enter === 'nothing' ? 'nothing' : { type: 'pass', seat };
      case 'tichu':
      case 'grand':
        return { type: 'call', seat, call: input.order };
      case 'take':
      case 'withdraw':
        return { type: input.order, seat };
      case 'undo':
        if (question.view.open.phase === 'push') return { type: 'take-back', seat };
        this.refuse('only a push is taken back, and only until the exchange [PUSH3].');
        return null;
      case 'auto':
        return proposal ?? enter ?? { type: 'pass', seat };
      case 'plays':
      case 'hint':
      case 'hand':
      case 'last':
      case 'score':
      case 'rules':
      case 'why':
      case 'save':
      case 'help':
        this.say(this.desk.answer(input.order, input.rest, question));
        return null;
    }
  }

  /** The Mah Jong was laid, nothing was said about a wish, and one could be made. */
  private wantsWish({ view }: Question, action: SeatAction, input: Input): action is LayAction {
    if (input.type !== 'lay' || input.laying.wish !== null) return false;
    if (action.type !== 'play' && action.type !== 'bomb') return false;
    if (!action.cards.includes(MAH_JONG)) return false;
    const anyWish: Rank = 2;
    return refusalFor(view, { ...action, wish: anyWish }) === null;
  }

  /** The play with its wish; null when the person wants to lay something else. */
  private async askForWish(view: View, action: LayAction): Promise<LayAction | 'leave' | null> {
    const isDue = refusalFor(view, action) !== null;
    for (;;) {
      const line = await this.ask(isDue ? 'Wish for? (2 to A)' : 'Wish for? (2 to A, Enter: none)');
      if (line === null) return 'leave';
      const input = readInput(line);
      const word = printable(line)
        .trim()
        .replace(/^wish\s+/i, '');
      const wish = word === '' ? 'none' : readWish(word);
      if (wish !== null && wish !== 'none') return { ...action, wish };
      if (wish === 'none' && !isDue) return action;
      if (input.type === 'order' && input.order === 'quit') return 'leave';
      if (input.type === 'order' && input.order === 'undo') return null;
      this.refuse('a wish is a rank from 2 to A; "undo" takes the Mah Jong back into the hand [WISH1].');
    }
  }
}
