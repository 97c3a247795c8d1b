import { combinationOf, NO_SEAT, type OpenState, type Preset } from '@schupf/rules';
import { wrap } from '../telling/layout.ts';
import { capital } from '../telling/names.ts';
import { whyText } from '../telling/reasons.ts';
import { sheetText } from '../telling/sheet.ts';
import type { Style } from '../telling/style.ts';
import { tableText } from '../telling/table.ts';
import { tricksOf } from '../telling/tricks.ts';
import type { Adviser } from './adviser.ts';
import { HELP, type Order } from './orders.ts';
import { playsText } from './plays.ts';
import type { Question } from './question.ts';
import { RuleBook } from './rule-book.ts';
import { rulesText } from './rules-text.ts';
import type { SaveFiles } from './save-files.ts';
import { typedFor } from './typed.ts';

/** Orders that ask for something and change nothing in the game. */
export type Inquiry = Extract<
  Order,
  'plays' | 'hint' | 'hand' | 'last' | 'score' | 'rules' | 'why' | 'save' | 'help'
>;

interface Parts {
  readonly style: Style;
  readonly adviser: Adviser;
  readonly files: SaveFiles;
  readonly preset: Preset | undefined;
  /** The table at the end of each round that is over; grows. */
  readonly ended: readonly OpenState[];
}

/** Answers what a person asks at a prompt. */
export class Desk {
  private readonly parts: Parts;
  private readonly style: Style;
  private readonly book = new RuleBook();
  /** The rule behind the last refusal, '' for none. */
  private rule = '';

  constructor(parts: Parts) {
    this.parts = parts;
    this.style = parts.style;
  }

  /** Remembers the rule a refusal named in brackets. */
  refusedFor(problem: string): void {
    this.rule = /\[([A-Z]+\d+)\]/.exec(problem)?.[1] ?? '';
  }

  answer(inquiry: Inquiry, rest: string, question: Question): string {
    const { view, seat } = question;
    switch (inquiry) {
      case 'plays':
        return playsText(view, seat, rest.toLowerCase() === 'all', this.style);
      case 'hint':
        return this.hint(question);
      case 'hand':
        return tableText(view, seat, this.style);
      case 'last':
        return this.lastTrick(question);
      case 'score':
        return sheetText(this.parts.ended, this.style);
      case 'rules':
        return rulesText(view.rules, this.parts.preset, this.book, this.style);
      case 'why':
        return this.why(rest);
      case 'save':
        return this.parts.files.saveOnce(rest);
      case 'help':
        return wrap(HELP.trimEnd(), this.style.columns, 17);
    }
  }

  private hint({ view, seat }: Question): string {
    const choice = this.parts.adviser.advise(view, seat);
    if (choice === null) return 'Hint: press Enter.';
    const why = whyText(choice.reasons);
    const typed = typedFor(choice.action, view.open, this.style.names);
    return wrap(`Hint: type "${typed}"${why === '' ? '' : ` (${why})`}.`, this.style.columns, 2);
  }

  private lastTrick({ view: { open } }: Question): string {
    const { names, paint, columns } = this.style;
    const { last } = tricksOf(open);
    if (last === null) return 'No trick has been taken in this round.';
    const moves = last.moves.map((move) =>
      move.type === 'passed'
        ? names.does(open, move.seat, 'pass')
        : `${names.of(open, move.seat)} ${paint.play(combinationOf(move.play))}`,
    );
    const to = last.givenTo === NO_SEAT ? '' : ` and gave it to ${names.of(open, last.givenTo)}`;
    return wrap(
      `Last trick: ${moves.join(', ')}. ${capital(names.of(open, last.by))} won it${to}.`,
      columns,
      2,
    );
  }

  private why(rest: string): string {
    const id = rest === '' ? this.rule : rest.toUpperCase();
    if (id === '') return 'Nothing has been refused. "why WISH2" shows that rule.';
    const text = this.book.rule(id);
    return text === '' ? `RULES.md has no rule ${id}.` : wrap(`${id}: ${text}`, this.style.columns, 2);
  }
}
