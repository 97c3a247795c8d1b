import { shellWords } from '../i18n/language.ts';
import type { Standing } from '../storage/saved-table.ts';
import { roundText, scoreText, type TableRules } from './standing.ts';

interface Props {
  readonly table: TableRules;
  readonly standing: Standing;
  readonly isOver?: boolean;
}

/** The progress of a match in one line: the round, and the points if there are any. */
export function StandingLine({ table, standing, isOver = false }: Props) {
  const score = scoreText(table, standing, shellWords());
  return (
    <>
      {roundText(standing, isOver, shellWords())}
      {score !== null && (
        <>
          {' · '}
          <span class="numbers">{score}</span>
        </>
      )}
    </>
  );
}
