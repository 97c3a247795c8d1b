import { useSignal } from '@preact/signals';
import { casesText } from '@schupf/phrasebook';
import { combinedSummary, DECISION_KINDS, ENOUGH_CASES } from '@schupf/review/statistics';
import { useEffect } from 'preact/hooks';
import { locale } from '../i18n/language.ts';
import { reviewWords } from '../i18n/review-words.ts';
import { statisticsWords as words } from '../i18n/statistics-words.ts';
import { loadScores, type ReviewScore } from '../storage/reviews.ts';

/** What the person's decisions cost, from all matches they have reviewed in this browser. */
export function ReviewSection() {
  const { page } = words();
  const scores = useSignal<readonly ReviewScore[] | null>(null);
  useEffect(() => {
    void loadScores().then((found) => {
      scores.value = found;
    });
  }, [scores]);
  if (scores.value === null) return null;
  return (
    <section class="statistics__game" aria-labelledby="statistics-reviews">
      <h2 id="statistics-reviews">{page.reviews.title}</h2>
      {scores.value.length === 0 ? <p>{page.reviews.none}</p> : <Losses scores={scores.value} />}
    </section>
  );
}

function Losses({ scores }: { readonly scores: readonly ReviewScore[] }) {
  const { page } = words();
  const { texts } = reviewWords();
  const { decisions, perDecision, error, classes, byKind } = combinedSummary(
    scores.map(({ player }) => player),
  );
  const number = (value: number) =>
    new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
  const count = (value: number) => casesText(locale(), value, 'standard');
  return (
    <div class="paper statistics__losses">
      <dl class="statistics__facts">
        <div data-few={decisions < ENOUGH_CASES}>
          <dt>{page.reviews.perDecision}</dt>
          <dd>
            {number(perDecision)} ± {number(error)}
          </dd>
        </div>
        <div>
          <dt>{page.reviews.mistakes}</dt>
          <dd>{count(classes.mistake + classes.blunder)}</dd>
        </div>
        <div>
          <dt>{page.reviews.decisions}</dt>
          <dd>{count(decisions)}</dd>
        </div>
      </dl>
      <table class="statistics__table">
        <thead>
          <tr>
            <th scope="col">{page.reviews.kind}</th>
            <th scope="col">{page.reviews.lost}</th>
            <th scope="col">{page.reviews.decisions}</th>
          </tr>
        </thead>
        <tbody>
          {DECISION_KINDS.filter((kind) => byKind[kind].decisions > 0).map((kind) => (
            <tr key={kind}>
              <th scope="row">{texts.kinds[kind]}</th>
              <td>{number(byKind[kind].lost)}</td>
              <td>{count(byKind[kind].decisions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="text-small">
        {page.matches(scores.length)}. {page.reviews.note}
      </p>
    </div>
  );
}
