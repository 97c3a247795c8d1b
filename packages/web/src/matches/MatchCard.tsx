import type { Variant } from '@schupf/rules';
import type { ComponentChild, ComponentChildren } from 'preact';
import { SeatPlan } from '../home/SeatPlan.tsx';
import { dateAndTime } from '../i18n/language.ts';
import { ResultTag } from './MatchResult.tsx';
import type { resultOf } from './standing.ts';
import './MatchCard.css';

interface Props {
  readonly id: string;
  readonly variant: Variant;
  readonly title: string;
  /** Null for a match in progress. */
  readonly result: ReturnType<typeof resultOf> | null;
  /** When the match ended, or was last played. */
  readonly ended: number;
  /** The lines of text below the title. A line that is `false` is left out. */
  readonly lines: readonly (ComponentChild | false)[];
  /** Buttons for the match. */
  readonly children: ComponentChildren;
}

/** A match in a list, with a picture of its game. */
export function MatchCard({ id, variant, title, result, ended, lines, children }: Props) {
  const when = new Date(ended);
  return (
    <li class="panel match-card">
      <SeatPlan variant={variant} />
      <div class="match-card__details" id={id}>
        <strong class="match-card__title">
          {result !== null && <ResultTag result={result} />} {title}
        </strong>
        {lines.map((line, index) =>
          line === false ? null : (
            <span key={index} class="text-small">
              {line}
            </span>
          ),
        )}
        <time class="text-soft text-small" dateTime={when.toISOString()}>
          {dateAndTime(when)}
        </time>
      </div>
      <div class="match-card__actions">{children}</div>
    </li>
  );
}
