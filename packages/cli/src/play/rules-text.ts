import { defaultOptions, OPTION_NAMES, type Preset, type Rules } from '@schupf/rules';
import { wrap } from '../telling/layout.ts';
import type { Style } from '../telling/style.ts';
import type { RuleBook } from './rule-book.ts';

/** Which game is played, and how it differs from the usual one. */
export function rulesText(
  rules: Rules,
  preset: Preset | undefined,
  book: RuleBook,
  { columns }: Style,
): string {
  const usual = defaultOptions(rules.variant);
  const changed = OPTION_NAMES.filter((name) => rules[name] !== usual[name]).map((name) => {
    const about = book.option(name);
    const meaning = about === null ? '' : `: ${about.meaning} [${about.rules}]`;
    return `  ${name}=${rules[name]}, usually ${usual[name]}${meaning}`;
  });
  const lines = [
    `The game is ${rules.variant} for ${rules.players} players, preset ${preset ?? 'platform'}.`,
    changed.length === 0 ? 'Every option is at its default.' : 'Options that differ from the defaults:',
    ...changed,
    '"why WISH2", for example, shows the text of a rule.',
  ];
  return lines.map((line) => wrap(line, columns, 4)).join('\n');
}
