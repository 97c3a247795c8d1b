import { optionText, valueText } from '@schupf/phrasebook';
import { defaultOptions, OPTION_NAMES, type Preset, type Rules } from '@schupf/rules';
import { wrap } from '../output/layout.ts';
import type { Style } from '../output/style.ts';
import type { RuleBook } from './rule-book.ts';

/** The name of the game, and the options that differ from their defaults. */
export function rulesText(
  rules: Rules,
  preset: Preset | undefined,
  book: RuleBook,
  { columns, speech }: Style,
): string {
  const { optionWords, vocabulary } = speech;
  const texts = speech.terminal.rules;
  const defaults = defaultOptions(rules.variant);
  const changed = OPTION_NAMES.filter((name) => rules[name] !== defaults[name]).map((name) => {
    const ids = book.option(name)?.rules;
    const usually = texts.usually(valueText(optionWords, name, defaults[name]));
    return `  ${optionText(optionWords, name, rules[name])} ${usually}${ids === undefined ? '' : ` [${ids}]`} ${name}=${rules[name]}`;
  });
  const lines = [
    texts.game(rules.variant, rules.players, preset ?? 'platform'),
    changed.length === 0 ? texts.allDefault : texts.changed,
    ...changed,
    texts.example(`${vocabulary.command('why')} WISH2`),
  ];
  return lines.map((line) => wrap(line, columns, 4)).join('\n');
}
