import { casesText, figureText } from '@schupf/phrasebook';
import {
  ADVICE,
  ADVICE_FIGURES,
  type Advice,
  type AdviceFigure,
  estimateOf,
  type FigureName,
  type Figures,
  unitOf,
} from '@schupf/review/statistics';
import { locale, shellWords } from '../i18n/language.ts';
import { reviewWords } from '../i18n/review-words.ts';
import { statisticsWords as words } from '../i18n/statistics-words.ts';
import { gainText } from './gain-text.ts';

/** The figure that shows most directly whether a player follows the advice. */
const OWN_FIGURE: { readonly [A in Advice]: FigureName } = {
  'low-cards-first': 'low-last-card',
  'serve-call': 'partner-calls-made',
  'fight-call': 'calls-stopped',
  'watch-score': 'called-behind',
};

interface Props {
  /** The person's own figures; null if they have none. */
  readonly figures: Figures | null;
}

/** What the rule books advise, and in which cases the advice held when bots tested it. */
export function AdviceSection({ figures }: Props) {
  const { page } = words();
  const { texts } = reviewWords();
  return (
    <section class="statistics__game" aria-labelledby="statistics-advice">
      <h2 id="statistics-advice">{page.advice.title}</h2>
      <p class="statistics__lead">
        {page.advice.lead} {page.advice.units}
      </p>
      <div class="statistics__advice">
        {ADVICE.map((advice) => (
          <section key={advice} class="paper" aria-labelledby={`advice-${advice}`}>
            <h3 id={`advice-${advice}`}>{texts.advice[advice]}</h3>
            <Tests advice={advice} />
            {figures !== null && <OwnFigure name={OWN_FIGURE[advice]} figures={figures} />}
          </section>
        ))}
      </div>
    </section>
  );
}

function Tests({ advice }: { readonly advice: Advice }) {
  const { page, texts } = words();
  return (
    <table class="statistics__table" aria-labelledby={`advice-${advice}`}>
      <thead>
        <tr>
          <th scope="col">{page.advice.where}</th>
          <th scope="col">{page.advice.gain}</th>
          <th scope="col">{texts.columns.cases}</th>
        </tr>
      </thead>
      <tbody>
        {ADVICE_FIGURES[advice].map((figure) => (
          <tr key={figure.where} data-verdict={verdictOn(figure)}>
            <th scope="row">{texts.where[figure.where]}</th>
            <td>{gainText(advice, figure)}</td>
            <td>{casesText(locale(), figure.cases, 'standard')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the advice held in these cases, or did harm. */
function verdictOn({ gain, error }: AdviceFigure): 'holds' | 'harms' | 'unclear' {
  if (Math.abs(gain) <= error) return 'unclear';
  return gain > 0 ? 'holds' : 'harms';
}

function OwnFigure({ name, figures }: { readonly name: FigureName; readonly figures: Figures }) {
  const { page, texts } = words();
  const { colon } = shellWords().common;
  const estimate = estimateOf(name, figures[name]);
  if (estimate === null) return null;
  return (
    <p class="text-small">
      {page.advice.own}
      {colon} <b>{figureText(locale(), unitOf(name), estimate.value)}</b> {texts.figures[name]} (
      {texts.columns.cases}
      {colon} {casesText(locale(), figures[name].cases, 'standard')})
    </p>
  );
}
