import type { Phrases } from '@schupf/phrasebook';
import type { AnyRefusal } from '@schupf/table';

/** A refusal for a person, with the rule behind it. */
export function explain({ code, rule }: AnyRefusal, { refusals }: Pick<Phrases, 'refusals'>): string {
  return withRule(refusals.sentence(code), rule);
}

/** "These cards don’t form a combination [COMB1]." */
export function withRule(sentence: string, rule: string | null): string {
  if (rule === null) return sentence;
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)} [${rule}].` : `${sentence} [${rule}]`;
}
