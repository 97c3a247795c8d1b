import { reviewDifferences, testedText } from '@schupf/phrasebook';
import type { Moment } from '@schupf/replay';
import type { Advice, JudgedChoice, Verdict } from '@schupf/review';
import { ADVICE_FIGURES } from '@schupf/review/statistics';
import { type Seat, type View, viewFor } from '@schupf/rules';
import { locale, words } from '../i18n/language.ts';
import { useReasonWords } from '../i18n/reason-words.ts';
import { reviewWords } from '../i18n/review-words.ts';
import { statisticsAddress } from '../statistics/statistics-address.ts';
import { actionText } from '../table/model/action-text.ts';
import { nameInSentence } from '../table/model/names.ts';
import { momentBefore } from './mistakes.ts';

interface Props {
  readonly verdict: Verdict;
  readonly moments: readonly Moment[];
  readonly nameOf: (seat: Seat) => string;
  /** Shows a simulated round in which another choice did better; null if that is not offered. */
  readonly onShow: ((choice: number) => void) | null;
  /** Continues the match from before the decision; null if that is not offered. */
  readonly onPlayOn: (() => void) | null;
}

/** The maximum number of better choices that are shown. */
const MAX_RIVALS = 2;

/** What was decided, what it cost, what was better and why. */
export function VerdictView({ verdict, moments, nameOf, onShow, onPlayOn }: Props) {
  const { page, texts } = reviewWords();
  const reasonWords = useReasonWords();
  const [played, ...others] = verdict.choices as [JudgedChoice, ...JudgedChoice[]];
  const best = others[0];
  const rivals = others.filter(({ lead }) => lead > 0).slice(0, MAX_RIVALS);
  const view = viewBefore(verdict, moments);
  const differences = best === undefined ? [] : reviewDifferences(played, best, texts);
  // A reason that applies to both moves does not explain the difference.
  const reason = best?.reasons.find(({ code }) => played.reasons.every((other) => other.code !== code));
  const why =
    reason === undefined ? undefined : reasonWords?.why(reason, (seat) => nameInSentence(nameOf(seat)));
  return (
    <section class="verdict" aria-label={page.verdict}>
      <h3 class="verdict__title" data-class={verdict.class ?? 'open'}>
        <span class="verdict__sign" aria-hidden="true">
          {SIGNS[verdict.class ?? 'open']}
        </span>{' '}
        {verdict.class === null ? texts.openQuestion : texts.classes[verdict.class]}
      </h3>
      <p>
        <b>{nameOf(verdict.seat)}</b> – {choiceText(verdict, played, view, nameOf)}
      </p>
      {verdict.class !== null && <p>{texts.cost(Math.round(verdict.loss), Math.round(verdict.error))}</p>}
      {rivals.length > 0 && (
        <ul class="plain-list verdict__rivals">
          {rivals.map((choice) => (
            <li key={choiceText(verdict, choice, view, nameOf)}>
              {texts.better(
                choiceText(verdict, choice, view, nameOf),
                Math.round(choice.lead),
                Math.round(choice.error),
              )}
            </li>
          ))}
        </ul>
      )}
      {verdict.class !== null && differences.length > 0 && <p>{words().common.remarks(differences)}</p>}
      {verdict.class !== null && why !== undefined && <p>{texts.because(why)}</p>}
      {verdict.chanceLost !== null && <p>{texts.chance(Math.round(verdict.chanceLost * 100))}</p>}
      {verdict.advice !== null && <AdviceText advice={verdict.advice} />}
      <div class="review__steps">
        {verdict.example !== null && onShow !== null && (
          <button type="button" class="button button--small" onClick={() => onShow(1)}>
            {page.show}
          </button>
        )}
        {onPlayOn !== null && (
          <button type="button" class="button button--small" onClick={onPlayOn}>
            {page.tryAgain}
          </button>
        )}
      </div>
    </section>
  );
}

/** The advice that a mistake went against, and what it is worth. */
function AdviceText({ advice }: { readonly advice: Advice }) {
  const { texts } = reviewWords();
  const [tested] = ADVICE_FIGURES[advice];
  return (
    <p class="verdict__advice">
      {texts.advice[advice]}{' '}
      {tested !== undefined && (
        <a href={statisticsAddress.href({})}>{testedText(locale(), texts, advice, tested)}</a>
      )}
    </p>
  );
}

/** The signs with which chess players annotate moves. */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??', open: '!?' } as const;

/** The table as the seat saw it at the decision. */
export function viewBefore(verdict: Verdict, moments: readonly Moment[]): View {
  const { position } = moments[momentBefore(verdict, moments)]!;
  return viewFor(position, position.open.players[verdict.seat]!);
}

/** A choice in a few words. */
export function choiceText(
  { kind }: Pick<Verdict, 'kind'>,
  { action }: Pick<JudgedChoice, 'action'>,
  view: View,
  nameOf: (seat: Seat) => string,
): string {
  const { texts } = reviewWords();
  if (action === null) return kind === 'tichu' ? texts.nothing.tichu : texts.nothing.bomb;
  if (action.type === 'take' || action.type === 'decline') return texts.nothing.grand;
  if (action.type === 'give') return texts.toPlayer(nameInSentence(nameOf(action.to)));
  const text = actionText(action, view, nameOf);
  const wish = action.type === 'play' || action.type === 'bomb' ? action.wish : undefined;
  return kind === 'wish' && wish !== undefined ? texts.wish(text, words().cards.rank(wish)) : text;
}
