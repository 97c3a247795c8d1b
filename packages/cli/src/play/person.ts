import { type Input, readInput } from '@schupf/phrasebook';
import { MAH_JONG, type Rank, refusalFor, type SeatAction, type View } from '@schupf/rules';
import type { AnyRefusal } from '@schupf/table';
import { INTERRUPTED, type Io } from '../command.ts';
import { wrap } from '../output/layout.ts';
import { explain, withRule } from '../output/refusals.ts';
import type { Style } from '../output/style.ts';
import { tableText } from '../output/table.ts';
import { printable } from '../printable.ts';
import type { Adviser } from './adviser.ts';
import { questionFor } from './asking.ts';
import type { HelpDesk } from './help-desk.ts';
import type { Occasion } from './occasions.ts';
import type { Question, Reply } from './question.ts';

/** Submits an action. Returns null, or why it was refused. */
export type Submit = (action: SeatAction) => Promise<AnyRefusal | null>;

type PlayAction = Extract<SeatAction, { type: 'play' | 'bomb' }>;

/** The person at the terminal: shows the table and asks until an action is accepted. */
export class Person {
  private readonly io: Io;
  private readonly style: Style;
  private readonly helpDesk: HelpDesk;
  private readonly adviser: Adviser;
  /** Whether the person left with Ctrl-C instead of "quit". */
  wasInterrupted = false;

  constructor(io: Io, style: Style, helpDesk: HelpDesk, adviser: Adviser) {
    this.io = io;
    this.style = style;
    this.helpDesk = helpDesk;
    this.adviser = adviser;
  }

  private say(text: string): void {
    if (text !== '') this.io.writeStyled(`${text}\n`);
  }

  /** Asks until an action is accepted, the person declines (if allowed), or they leave. */
  async ask(occasion: Occasion, view: View, submit: Submit): Promise<'acted' | 'nothing' | 'leave'> {
    const question = questionFor(occasion, view, this.style, this.adviser);
    if (question.showsTable) this.say(`\n${tableText(view, question.seat, this.style)}`);
    this.say(wrap(question.note, this.style.columns));
    for (;;) {
      const line = await this.askLine(question.prompt);
      if (line === null) return 'leave';
      const input = this.read(line);
      let reply = this.answer(question, input);
      if (reply === null) continue;
      if (typeof reply !== 'string' && this.shouldAskForWish(question, reply, input)) {
        const wished = await this.askForWish(view, reply);
        if (wished === 'leave') return 'leave';
        if (wished === null) continue;
        reply = wished;
      }
      if (typeof reply === 'string') return reply;
      const refusal = await submit(reply);
      if (refusal === null) return 'acted';
      this.refuse(this.withExample(explain(refusal, this.style.speech), refusal));
    }
  }

  /** The next line; null at the end of the input. */
  private async askLine(prompt: string): Promise<string | null> {
    const line = await this.io.ask(`${prompt}> `);
    if (typeof line === 'string') return line;
    this.wasInterrupted = line === INTERRUPTED;
    const { interrupted, inputEnded } = this.style.speech.terminal;
    this.say(this.wasInterrupted ? interrupted : inputEnded);
    return null;
  }

  private refuse(problem: string): void {
    this.helpDesk.rememberRefusal(problem);
    this.say(wrap(`! ${problem}`, this.style.columns, 2));
  }

  /** The reply that a line stands for; null if it was an inquiry or invalid, so that the question stays open. */
  private answer(question: Question, input: Input): Reply | null {
    const { view, seat, enter } = question;
    if (input.type === 'nothing') {
      if (enter === null) this.say(question.note || this.whatToType());
      return enter;
    }
    if (input.type !== 'command') {
      const read = question.read(input);
      if (read.ok) return read.value;
      this.refuse(read.problem);
      return null;
    }
    switch (input.command) {
      case 'quit':
        return 'leave';
      case 'pass':
        return enter === 'nothing' || isDecline(enter) ? enter : { type: 'pass', seat };
      case 'tichu':
      case 'grand':
        return { type: 'call', seat, call: input.command };
      case 'take':
      case 'withdraw':
        return { type: input.command, seat };
      case 'undo':
        if (view.open.phase === 'push') return { type: 'take-back', seat };
        this.refuse(withRule(this.style.speech.terminal.refusals.undo, 'PUSH3'));
        return null;
      case 'auto':
        return this.adviser.advise(view, seat)?.action ?? enter ?? { type: 'pass', seat };
      case 'plays':
      case 'hint':
      case 'hand':
      case 'last':
      case 'score':
      case 'rules':
      case 'why':
      case 'save':
      case 'help':
        this.say(this.helpDesk.answer(input.command, input.argument, question));
        return null;
    }
  }

  private read(line: string): Input {
    return readInput(printable(line), this.style.speech.vocabulary);
  }

  private whatToType(): string {
    const { terminal, vocabulary } = this.style.speech;
    return terminal.notes.type(
      (['pass', 'plays', 'hint', 'help'] as const).map((command) => vocabulary.command(command)),
    );
  }

  /** Adds an example of what to type. The web app has buttons instead. */
  private withExample(text: string, { code }: AnyRefusal): string {
    const { terminal, vocabulary, cards } = this.style.speech;
    if (code === 'wish-required') return `${text} ${terminal.unclear.add(`1 ${vocabulary.word('wish')} 8`)}`;
    if (code === 'dog-target')
      return `${text} ${terminal.unclear.add(`${cards.specials.dog.toLowerCase()} ${vocabulary.word('to')} Jun`)}`;
    return text;
  }

  /** Whether the Mah Jong was played without mentioning a wish although one could be made. */
  private shouldAskForWish({ view }: Question, action: SeatAction, input: Input): action is PlayAction {
    if (input.type !== 'cards' || input.typed.wish !== null) return false;
    if (action.type !== 'play' && action.type !== 'bomb') return false;
    if (!action.cards.includes(MAH_JONG)) return false;
    const anyWish: Rank = 2;
    return refusalFor(view, { ...action, wish: anyWish }) === null;
  }

  /** The play with its wish; null if the person wants to play something else. */
  private async askForWish(view: View, action: PlayAction): Promise<PlayAction | 'leave' | null> {
    const { terminal, vocabulary } = this.style.speech;
    const { prompts, refusals } = terminal;
    const isRequired = refusalFor(view, action) !== null;
    for (;;) {
      const line = await this.askLine(isRequired ? prompts.wish : prompts.wishOrNone);
      if (line === null) return 'leave';
      const input = this.read(line);
      const words = printable(line).trim().split(/\s+/);
      const [word = ''] = vocabulary.is('wish', words[0]!) ? words.slice(1) : words;
      const wish = word === '' ? 'none' : vocabulary.readWish(word);
      if (wish !== null && wish !== 'none') return { ...action, wish };
      if (wish === 'none' && !isRequired) return action;
      if (input.type === 'command' && input.command === 'quit') return 'leave';
      if (input.type === 'command' && input.command === 'undo') return null;
      this.refuse(withRule(refusals.wish(vocabulary.command('undo')), 'WISH1'));
    }
  }
}

/** Whether Enter declines Tichu. People also type "pass" for that. */
function isDecline(enter: Reply | null): boolean {
  return typeof enter === 'object' && enter?.type === 'decline';
}
