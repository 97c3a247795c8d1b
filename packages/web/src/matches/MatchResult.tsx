import { readRules } from '@schupf/rules';
import { shellWords } from '../i18n/language.ts';
import type { FinishedMatch, SavedTable } from '../storage/saved-table.ts';
import { resultOf } from './standing.ts';
import './MatchResult.css';

interface Props {
  readonly table: Pick<SavedTable, 'config'>;
  readonly match: FinishedMatch;
}

/** Whether the player won a match saved in this browser, as a small tag. */
export function MatchResult({ table, match }: Props) {
  const answer = readRules(table.config.rules);
  return <ResultTag result={answer.ok ? resultOf(answer.rules, match) : 'ended'} />;
}

export function ResultTag({ result }: { readonly result: ReturnType<typeof resultOf> }) {
  return (
    <span class="result-tag" data-result={result}>
      {shellWords().home.matches[result]}
    </span>
  );
}
