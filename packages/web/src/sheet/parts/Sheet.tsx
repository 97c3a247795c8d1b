import type { Call, Card } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { CardFace } from '../../cards/CardFace.tsx';
import { words as tableWords } from '../../i18n/language.ts';
import { sheetWords as words } from '../../i18n/page-words.ts';
import './Sheet.css';

interface Props {
  readonly title: string;
  /** Shown beside the title. */
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

/** A panel with a title. */
export function Sheet({ title, note, children }: Props) {
  const id = useId();
  return (
    <section class="sheet" aria-labelledby={id}>
      <header class="sheet__header">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p class="sheet__note">{note}</p>}
      </header>
      {children}
    </section>
  );
}

interface CardRowProps {
  readonly cards: readonly Card[];
  readonly coins?: boolean;
  /** Describes all cards together. Without it, screen readers hear the name of every card. */
  readonly label?: string;
}

/** Small cards in a row, as one image with a name. Uses only the table's texts: the rules page loads no others. */
export function CardRow({ cards, coins = true, label }: CardRowProps) {
  const name = label ?? cards.map((card) => tableWords().cards.cardName(card)).join(', ');
  return (
    <span class="card-row" role="img" aria-label={name}>
      {cards.map((card) => (
        <CardFace key={card} card={card} coins={coins} />
      ))}
    </span>
  );
}

interface CallMarkProps {
  readonly call: Call;
  readonly made: boolean;
}

/** A call as a stamp: red for Tichu, gold for Grand Tichu; outlined and struck out if it failed. */
export function CallMark({ call, made }: CallMarkProps) {
  const { sheet } = words();
  return (
    <span class="call-mark" data-call={call} data-made={made}>
      <span aria-hidden="true">{call === 'grand' ? sheet.grandShort : sheet.tichuShort}</span>
      <span class="visually-hidden">
        {call === 'grand' ? sheet.grand : sheet.tichu}, {made ? sheet.made : sheet.failed}
      </span>
    </span>
  );
}
