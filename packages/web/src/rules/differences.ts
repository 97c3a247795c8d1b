import { defaultOptions, OPTION_NAMES, type OptionName, type Rules } from '@schupf/rules';

/** The options of a table that differ from the defaults of its game. */
export function differencesOf(rules: Rules): OptionName[] {
  const defaults = defaultOptions(rules.variant);
  return OPTION_NAMES.filter((name) => rules[name] !== defaults[name]);
}
