import { useEffect, useId } from 'preact/hooks';
import { change, settings } from '../app/settings.ts';
import { useTipWords } from '../i18n/page-words.ts';
import { useTableMark } from '../table/parts/table-marks.ts';
import type { TableSession } from '../table/state/table-session.ts';
import { noteShowing, retire, retiredTips } from './seen-tips.ts';
import { type TipId, tipFor } from './tips.ts';
import './Tip.css';

interface Props {
  readonly session: TableSession;
  /** Where the tip is shown: at the table, or next to the points at the end of a round. */
  readonly at?: 'table' | 'end';
}

/**
 * A short explanation for newcomers, shown when it is useful. It is not shown again once it has been read or acted on,
 * or has been ignored several times.
 */
export function Tip({ session, at = 'table' }: Props) {
  if (!settings.value.tips) return null;
  const tip = tipFor(session.view, session.status, session.seat.value, retiredTips());
  if (tip === null || tip.startsWith('scoring') !== (at === 'end')) return null;
  return <TipCard key={tip} session={session} tip={tip} at={at} />;
}

function TipCard({ session, tip, at }: Required<Props> & { readonly tip: TipId }) {
  const words = useTipWords();
  const id = useId();
  useTableMark('tip', at === 'table' && words !== null ? '' : null);
  useEffect(() => {
    const shownAt = performance.now();
    const decisionsBefore = session.decisions;
    return () =>
      noteShowing(tip, {
        milliseconds: performance.now() - shownAt,
        wasActedOn: session.decisions > decisionsBefore,
      });
  }, [session, tip]);
  if (words === null) return null;
  const { title, text } = words.tips[tip];
  return (
    <aside class="tip" role="note" aria-labelledby={id}>
      <p class="tip__text">
        <b id={id}>{title}</b> {text}{' '}
        <button
          type="button"
          class="tip__none"
          onClick={(event) => {
            moveFocusFrom(event.currentTarget);
            change({ tips: false });
          }}
        >
          {words.none}
        </button>
      </p>
      <button
        type="button"
        class="tip__dismiss"
        aria-label={words.dismiss}
        title={words.dismiss}
        onClick={(event) => {
          moveFocusFrom(event.currentTarget);
          retire(tip);
        }}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.500" />
        </svg>
      </button>
    </aside>
  );
}

/** Moves the focus from a dismissed tip to the cards, or to the heading of the points. */
function moveFocusFrom(tip: HTMLElement): void {
  const points = tip.closest('dialog')?.querySelector<HTMLElement>('[tabindex="-1"]');
  const target =
    points ?? document.querySelector<HTMLElement>('.hand button') ?? document.getElementById('main');
  target?.focus();
}
