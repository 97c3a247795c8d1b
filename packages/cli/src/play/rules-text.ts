import { differs, valueText } from '@schupf/phrasebook';
import { defaultOptions, OPTION_NAMES, type Preset, type Rules } from '@schupf/rules';
import { wrap } from '../telling/layout.ts';
import type { Style } from '../telling/style.ts';
import type { RuleBook } from './rule-book.ts';

/** The name of the game, and the options that differ from their defaults. */
export function rulesText(
  rules: Rules,
  preset: Preset | undefined,
  book: RuleBook,
  { columns, speech }: Style,
): string {
  const { optionWords: words, vocabulary } = speech;
  const texts = speech.terminal.rules;
  const usual = defaultOptions(rules.variant);
  const changed = OPTION_NAMES.filter((name) => rules[name] !== usual[name]).map((name) => {
    const ids = book.option(name)?.rules;
    const usually = texts.usually(valueText(words, name, usual[name]));
    return `  ${differs(words, name, rules[name])} ${usually}${ids === undefined ? '' : ` [${ids}]`} ${name}=${rules[name]}`;
  });
  const lines = [
    texts.game(rules.variant, rules.players, preset ?? 'platform'),
    changed.length === 0 ? texts.allDefault : texts.changed,
    ...changed,
    texts.example(`${vocabulary.order('why')} WISH2`),
  ];
  return lines.map((line) => wrap(line, columns, 4)).join('\n');
}
