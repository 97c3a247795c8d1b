import { casesText, figureText, intervalText } from '@schupf/phrasebook';
import {
  COMPARISONS,
  type Compared,
  ENOUGH_CASES,
  estimateOf,
  FIGURE_GROUPS,
  type FigureGroup,
  type FigureName,
  type Figures,
  unitOf,
} from '@schupf/review/statistics';
import { useId } from 'preact/hooks';
import { locale } from '../i18n/language.ts';
import { statisticsWords as words } from '../i18n/statistics-words.ts';
import './FigureTables.css';

interface Props {
  readonly figures: Figures;
  /** Whose figures these are; by default the player's own. */
  readonly name?: string;
  /** Whom the figures are compared with. */
  readonly others: readonly Compared[];
}

/** A table for each subject that has any cases. */
export function FigureTables({ figures, others, name: who = words().texts.columns.own }: Props) {
  const groups = Object.keys(FIGURE_GROUPS) as FigureGroup[];
  return (
    <div class="figure-tables">
      {groups.map((group) => {
        const names = FIGURE_GROUPS[group].filter((name) => figures[name].cases > 0);
        return names.length === 0 ? null : (
          <FigureTable key={group} {...{ group, names, figures, others, who }} />
        );
      })}
    </div>
  );
}

interface TableProps extends Pick<Props, 'figures' | 'others'> {
  readonly who: string;
  readonly group: FigureGroup;
  readonly names: readonly FigureName[];
}

function FigureTable({ group, names, figures, others, who: own }: TableProps) {
  const { texts } = words();
  const id = useId();
  return (
    <section class="paper figure-table" data-columns={others.length + 1}>
      <h3 id={id}>{texts.groups[group]}</h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" class="figure-table__name">
              {texts.columns.figure}
            </th>
            <th scope="col">{own}</th>
            {others.map((who) => (
              <th key={who} scope="col">
                {texts.columns[who]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" class="figure-table__name">
                {texts.figures[name]}
              </th>
              <OwnCell name={name} figures={figures} />
              {others.map((who) => (
                <OthersCell key={who} name={name} who={who} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OwnCell({ name, figures }: { readonly name: FigureName; readonly figures: Figures }) {
  const { page } = words();
  const { cases } = figures[name];
  const estimate = estimateOf(name, figures[name])!;
  const unit = unitOf(name);
  return (
    <td data-few={cases < ENOUGH_CASES}>
      <b>{figureText(locale(), unit, estimate.value)}</b>
      {estimate.interval !== null && (
        <span class="figure-table__small" title={page.range}>
          {intervalText(locale(), unit, estimate.interval)}
        </span>
      )}
      <Cases cases={cases} />
    </td>
  );
}

function OthersCell({ name, who }: { readonly name: FigureName; readonly who: Compared }) {
  const figure = COMPARISONS[who][name];
  if (figure === undefined) return <td />;
  return (
    <td>
      {figureText(locale(), unitOf(name), figure.value)}
      <Cases cases={figure.cases} />
    </td>
  );
}

function Cases({ cases }: { readonly cases: number }) {
  const { texts } = words();
  return (
    <span class="figure-table__small">
      <span class="visually-hidden">{texts.columns.cases} </span>
      {casesText(locale(), cases, 'compact')}
    </span>
  );
}
