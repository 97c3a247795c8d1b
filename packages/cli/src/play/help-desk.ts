import type { CommandName } from '@schupf/phrasebook';
import { combinationOf, NO_SEAT, type OpenState, type Preset } from '@schupf/rules';
import { wrap } from '../output/layout.ts';
import { sheetText } from '../output/sheet.ts';
import type { Style } from '../output/style.ts';
import { tableText } from '../output/table.ts';
import { tricksOf } from '../output/tricks.ts';
import type { Adviser } from './adviser.ts';
import { helpText } from './help.ts';
import { playsText } from './plays.ts';
import type { Question } from './question.ts';
import { RuleBook } from './rule-book.ts';
import { rulesText } from './rules-text.ts';
import type { SaveFiles } from './save-files.ts';
import { typedFor } from './typed.ts';

/** A hint with more reasons than this would be hard to read. */
const MAX_REASONS = 2;

/** Commands that ask for something without changing the game. */
export type Inquiry = Extract<
  CommandName,
  'plays' | 'hint' | 'hand' | 'last' | 'score' | 'rules' | 'why' | 'save' | 'help'
>;

interface Parts {
  readonly style: Style;
  readonly adviser: Adviser;
  readonly files: SaveFiles;
  readonly preset: Preset | undefined;
  /** The table at the end of each finished round; grows during the match. */
  readonly ended: readonly OpenState[];
}

/** Answers the commands at a prompt that do not change the game. */
export class HelpDesk {
  private readonly parts: Parts;
  private readonly style: Style;
  private readonly book = new RuleBook();
  /** The rule behind the last refusal, '' for none. */
  private rule = '';

  constructor(parts: Parts) {
    this.parts = parts;
    this.style = parts.style;
  }

  /** Remembers the rule that a refusal cites in brackets. */
  rememberRefusal(problem: string): void {
    this.rule = /\[([A-Z]+\d+)\]/.exec(problem)?.[1] ?? '';
  }

  answer(inquiry: Inquiry, argument: string, question: Question): string {
    const { view, seat } = question;
    const { vocabulary } = this.style.speech;
    switch (inquiry) {
      case 'plays':
        return playsText(view, seat, vocabulary.is('all', argument), this.style);
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
        return this.why(argument);
      case 'save':
        return this.parts.files.saveOnce(argument);
      case 'help':
        return helpText(this.style.speech, this.style.columns);
    }
  }

  private hint({ view, seat }: Question): string {
    const { names, speech, columns } = this.style;
    const { table } = speech.terminal;
    const choice = this.parts.adviser.advise(view, seat);
    if (choice === null) return table.hintEnter;
    const why = choice.reasons.map((reason) =>
      speech.reasons.why(reason, (partner) => names.label(view.open, partner)),
    );
    const reasons = speech.common.remarks([...new Set(why)].slice(0, MAX_REASONS));
    return wrap(table.hint(typedFor(choice.action, view.open, this.style), reasons), columns, 2);
  }

  private lastTrick({ view: { open } }: Question): string {
    const { names, paint, columns, speech } = this.style;
    const { table } = speech.terminal;
    const say = speech.events;
    const { last } = tricksOf(open);
    if (last === null) return table.noTrick;
    const moves = last.moves.map((move, index) => {
      const who = names.who(open, move.seat);
      if (move.type === 'passed') return say.passed(who);
      return (index === 0 ? say.led : say.played)(who, paint.play(combinationOf(move.play)));
    });
    const by = names.who(open, last.by);
    const end =
      last.givenTo === NO_SEAT
        ? say.tookTrick(by, null)
        : say.gaveDragon(by, names.who(open, last.givenTo), null);
    return wrap([table.lastTrick, ...moves, end].join(' '), columns, 2);
  }

  private why(argument: string): string {
    const { rules } = this.style.speech.terminal;
    const id = argument === '' ? this.rule : argument.toUpperCase();
    if (id === '') return rules.nothingRefused(`${this.style.speech.vocabulary.command('why')} WISH2`);
    const text = this.book.rule(id);
    return text === '' ? rules.noRule(id) : wrap(`${id}: ${text}`, this.style.columns, 2);
  }
}
