import { checkedTexts, dealsProblemText } from '@schupf/phrasebook';
import type { DealsVerdict } from '@schupf/table';
import { dealsWords } from '../i18n/deals-words.ts';
import { locale } from '../i18n/language.ts';
import './DealsReport.css';

interface Props {
  readonly verdict: DealsVerdict;
  /** By player; '' for a player without a name. */
  readonly names: readonly string[];
}

/** Whether no one could choose the cards of a match, and what was checked. */
export function DealsReport({ verdict, names }: Props) {
  return (
    <section class="paper deals-report" data-verdict={verdict.type} aria-live="polite">
      <h2>{dealsWords().verdicts[verdict.type]}</h2>
      <ul>
        {linesOf({ verdict, names }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ verdict, names }: Props): readonly string[] {
  const texts = dealsWords();
  switch (verdict.type) {
    case 'verified':
      return checkedTexts(texts, verdict, {
        name: (player) => names[player] || String(player + 1),
        list: (items) => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items),
      });
    case 'not-verifiable':
      return [texts.unverifiable[verdict.reason]];
    case 'failed':
      return verdict.problems.map((problem) => dealsProblemText(texts, problem));
  }
}
