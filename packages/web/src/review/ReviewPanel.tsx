import type { PastRound } from '@schupf/replay';
import type { ShownWorld, Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import { useEffect, useRef } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { words } from '../i18n/language.ts';
import { reviewWords } from '../i18n/review-words.ts';
import type { RoundPlayer } from '../replay/round-player.ts';
import { Chart } from './Chart.tsx';
import { CHART_VALUES, chartLine } from './chart-line.ts';
import { Lesson } from './Lesson.tsx';
import { isMistake, momentAfter, momentBefore, notable } from './mistakes.ts';
import { type Reviewer, WHOSE } from './reviewer.ts';
import { Summary } from './Summary.tsx';
import { VerdictView } from './VerdictView.tsx';
import './ReviewPanel.css';

interface Props {
  readonly reviewer: Reviewer;
  readonly rounds: readonly PastRound[];
  readonly round: PastRound;
  readonly player: RoundPlayer;
  /** The seat whose mistakes are shown first. */
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  /** Goes to a moment of any round; moments are counted from 0. */
  readonly onGoTo: (round: number, at: number) => void;
  readonly onShow: (world: ShownWorld) => void;
  /** Continues the match after a move of this round. */
  readonly onPlayOn: (move: number) => void;
}

/** The engine's review of a match: a chart, the mistakes, a lesson, and a summary. */
export function ReviewPanel(props: Props) {
  const { page } = reviewWords();
  const panel = useRef<HTMLElement>(null);
  const { type } = props.reviewer.state.value;
  // On a phone it is below the board: a reader who has just asked for it would not notice that it is there.
  useEffect(() => {
    if (panel.current !== null && panel.current.getBoundingClientRect().top > innerHeight / 2)
      panel.current.scrollIntoView({ block: 'start' });
  }, [type]);
  return (
    <section ref={panel} class="panel review" aria-label={page.title}>
      <h2>{page.title}</h2>
      <Content {...props} />
    </section>
  );
}

function Content(props: Props) {
  const { reviewer, rounds, round, player, seat, nameOf, onGoTo, onShow, onPlayOn } = props;
  const { page, texts } = reviewWords();
  const { whose, chartValue, lesson } = reviewer;
  const state = reviewer.state.value;
  if (state.type === 'refused') return <p class="note">{page.refused[state.why]}</p>;
  if (state.type === 'opening') return <p role="status">{page.opening}</p>;
  const all = notable(reviewer.verdicts.value);
  const wanted = whose.value === 'all' ? all : all.filter((verdict) => verdict.seat === seat);
  if (lesson.value !== null)
    return <Lesson lesson={lesson} rounds={rounds} nameOf={nameOf} onGoTo={onGoTo} />;
  const mistakes = all.filter((verdict) => verdict.seat === seat && isMistake(verdict));
  const here = wanted.filter((verdict) => verdict.round === round.number);
  const current = here.find((verdict) => momentAfter(verdict, round.moments) === player.at.value);
  const goTo = (verdict: Verdict) => {
    const target = rounds.find(({ number }) => number === verdict.round);
    if (target !== undefined) onGoTo(verdict.round, momentAfter(verdict, target.moments));
  };
  const placeOf = (verdict: Verdict) => {
    if (verdict.round !== round.number) return verdict.round < round.number ? -1 : 1;
    return Math.sign(momentAfter(verdict, round.moments) - player.at.value);
  };
  const previous = wanted.findLast((verdict) => placeOf(verdict) < 0);
  const next = wanted.find((verdict) => placeOf(verdict) > 0);
  const found = state.moments.filter((moment) => moment.round === round.number);
  const canShowChance = found.some(({ chance }) => chance !== null);
  return (
    <>
      <Progress reviewer={reviewer} />
      <Chart
        label={page.chartLabel}
        points={chartLine(found, round.moments, seat % 2, canShowChance ? chartValue.value : 'points')}
        marks={here.flatMap((verdict) =>
          verdict.class === null ? [] : [{ at: momentAfter(verdict, round.moments), class: verdict.class }],
        )}
        at={player.at.value}
        last={player.last}
        onChoose={(at) => player.goTo(at)}
      />
      <div class="review__choices">
        {canShowChance && (
          <OneOf
            label={page.chart}
            values={CHART_VALUES}
            value={chartValue.value}
            name={(value) => page.chartValues[value]}
            onChoose={(value) => {
              chartValue.value = value;
            }}
          />
        )}
        <OneOf
          label={page.whose}
          values={WHOSE}
          value={whose.value}
          name={(value) => (value === 'all' ? page.everyone : nameOf(seat))}
          onChoose={(value) => {
            whose.value = value;
            if (value === 'all') reviewer.judge([0, 1, 2, 3]);
          }}
        />
      </div>
      <div class="review__steps">
        <button
          type="button"
          class="button button--small"
          aria-disabled={previous === undefined}
          onClick={() => previous !== undefined && goTo(previous)}
        >
          {page.previous}
        </button>
        <button
          type="button"
          class="button button--small"
          aria-disabled={next === undefined}
          onClick={() => next !== undefined && goTo(next)}
        >
          {page.next}
        </button>
      </div>
      {current !== undefined && (
        <VerdictView
          verdict={current}
          moments={round.moments}
          nameOf={nameOf}
          onShow={async (choice) => {
            const world = await reviewer.show(current, choice);
            if (world !== null) onShow(world);
          }}
          onPlayOn={() => onPlayOn(round.moments[momentBefore(current, round.moments)]!.move)}
        />
      )}
      <h3>{page.list}</h3>
      {wanted.length === 0 ? (
        <p>{reviewer.progress.value === null ? texts.noMistakes : page.noneYet}</p>
      ) : (
        <ol class="plain-list review__list">
          {wanted.map((verdict) => (
            <li key={`${verdict.round}.${verdict.move}.${verdict.kind}.${verdict.seat}`}>
              <button
                type="button"
                class="review__entry"
                aria-current={verdict === current ? 'step' : undefined}
                onClick={() => goTo(verdict)}
              >
                <span>
                  {words().common.round(verdict.round)}, {texts.trick(verdict.trick)}, {nameOf(verdict.seat)}
                </span>
                <span class="review__loss" data-class={verdict.class ?? 'open'}>
                  {verdict.class === null ? page.open : texts.classes[verdict.class]}
                  {verdict.class !== null && `, ${words().common.points(Math.round(verdict.loss))}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {mistakes.length > 0 && (
        <button
          type="button"
          class="button button--primary"
          onClick={() => {
            lesson.value = { mistakes, index: 0, answer: null };
          }}
        >
          {page.learn}
        </button>
      )}
      <Summary summaries={reviewer.summaries.value} nameOf={nameOf} seat={seat} />
      <p class="review__judge">{texts.judgedBy(state.judge)}</p>
    </>
  );
}

function Progress({ reviewer }: { readonly reviewer: Reviewer }) {
  const { page } = reviewWords();
  const progress = reviewer.progress.value;
  if (progress === null) return null;
  return (
    <label class="review__progress">
      {page.working(progress.done, progress.total)}
      <progress max={progress.total} value={progress.done} />
    </label>
  );
}
