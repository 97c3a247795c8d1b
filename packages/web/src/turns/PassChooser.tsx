import type { PassUntil } from '@schupf/table';
import { useEffect, useRef } from 'preact/hooks';
import { letterOf } from '../cards/letters.ts';
import { words } from '../i18n/language.ts';
import { useTurnWords } from '../i18n/turn-words.ts';
import { announce } from '../motion/announcer.tsx';
import { useTableMark } from '../table/parts/table-marks.ts';
import type { TableSession } from '../table/state/table-session.ts';
import { conditionText, passConditions, passingText } from './pass-conditions.ts';
import './PassChooser.css';

/** Asks until when the player passes in this trick. Replaces the action bar, so the trick stays visible. */
export function PassChooser({ session }: { readonly session: TableSession }) {
  const text = useTurnWords();
  const box = useRef<HTMLFieldSetElement>(null);
  useTableMark('choice');
  // The button that led here may be gone, and a screen reader reads the question with the first answer.
  useEffect(() => box.current?.querySelector('button')?.focus(), [text === null]);
  if (text === null) return null;
  const { passing } = text;
  const { opponent, points, ranks } = passConditions(session.seen, session.seat.value);
  const choose = async (until: PassUntil, letter: string) => {
    if (await session.passUntil(until)) announce(passingText(until, letter, passing));
  };
  /** `shown` is short for the condition where its group has words. */
  const button = (until: PassUntil, shown: string | null = null) => {
    const letter = until.type === 'higher' ? letterOf(until.than) : '';
    const name = conditionText(until, letter, passing);
    return (
      <button
        key={name}
        type="button"
        class={`button${shown === null ? '' : ' button--small choice__rank'}`}
        aria-label={name}
        onClick={() => void choose(until, letter)}
      >
        {shown ?? name}
      </button>
    );
  };
  return (
    <fieldset class="choice" ref={box}>
      <legend class="choice__question">{passing.question}</legend>
      {button({ type: 'trick-end' })}
      {opponent && button({ type: 'opponent' })}
      <button type="button" class="button button--quiet" onClick={() => session.cancel()}>
        {words().table.undo}
      </button>
      {points.length > 0 && (
        <div class="pass-until">
          <span class="choice__aside" aria-hidden="true">
            {passing.worth}
          </span>
          {points.map((value) => button({ type: 'points', points: value }, String(value)))}
        </div>
      )}
      {ranks.length > 0 && (
        <div class="pass-until">
          <span class="choice__aside" aria-hidden="true">
            {passing.above}
          </span>
          {ranks.map((rank) => button({ type: 'higher', than: rank }, letterOf(rank)))}
        </div>
      )}
    </fieldset>
  );
}
