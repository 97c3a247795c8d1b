/** Picks the plural form for a number in a language: `plural('de', n, { one: 'Karte', other: 'Karten' })`. */
export function plural(
  language: string,
  count: number,
  forms: { readonly one?: string; readonly other: string },
): string {
  const rule = rulesOf(language).select(count);
  return (rule === 'one' ? forms.one : undefined) ?? forms.other;
}

const rulesByLanguage = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  let rules = rulesByLanguage.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    rulesByLanguage.set(language, rules);
  }
  return rules;
}
