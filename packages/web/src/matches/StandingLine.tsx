import { readRules } from '@schupf/rules';
import { shellWords } from '../i18n/language.ts';
import type { KeptTable, Standing } from '../storage/kept-table.ts';
import { scoreOf } from './score.ts';

interface Props {
  readonly table: KeptTable;
  readonly standing: Standing;
  readonly isOver?: boolean;
}

/** How a match stands, in a line: the round, and the points where there are any. */
export function StandingLine({ table, standing, isOver = false }: Props) {
  const text = shellWords().home.matches;
  if (standing.round === 0) return <>{text.before}</>;
  const answer = readRules(table.terms.rules);
  const score = answer.ok ? scoreOf(answer.rules, standing) : null;
  return (
    <>
      {isOver ? text.rounds(standing.round) : text.round(standing.round)}
      {score !== null && (
        <>
          {' · '}
          <span class="numbers">
            {score.sides === 'two'
              ? `${text.us} ${score.mine} : ${score.best} ${text.them}`
              : text.best(score.mine, score.best)}
          </span>
        </>
      )}
    </>
  );
}
