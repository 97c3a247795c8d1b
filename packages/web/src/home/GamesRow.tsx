import type { Variant } from '@schupf/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { shellWords } from '../i18n/language.ts';
import { GAMES, playerCounts, withVariant } from './choice.ts';
import { choice } from './last-choice.ts';
import { SeatPlan } from './SeatPlan.tsx';
import './GamesRow.css';

/** The games side by side. Where they do not fit, the row scrolls and keeps the chosen one in view. */
export function GamesRow() {
  const { home, games } = shellWords();
  const current = choice.value.variant;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-game=${current}]`);
    if (row.current == null || chosen == null) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [current]);
  return (
    <fieldset class="games">
      <legend class="visually-hidden">{home.games}</legend>
      <div class="games__row" ref={row}>
        {GAMES.map((variant) => (
          <label class="games__game" key={variant} data-game={variant}>
            <input
              class="games__input"
              type="radio"
              name="game"
              value={variant}
              aria-label={`${games.variants[variant].name}, ${home.forPlayers(countsText(variant))}`}
              checked={variant === current}
              onChange={() => (choice.value = withVariant(choice.value, variant))}
            />
            <span class="games__face">
              <SeatPlan variant={variant} />
              {games.variants[variant].name.replaceAll(' ', '\u00a0')}
              <span class="games__count">{countsText(variant)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function countsText(variant: Variant): string {
  const counts = playerCounts(variant);
  return counts.length === 1 ? String(counts[0]) : `${counts[0]}–${counts.at(-1)}`;
}

/** Shown only if the chosen game allows different numbers of players. */
export function PlayerCount() {
  const { home } = shellWords();
  const current = choice.value;
  const counts = playerCounts(current.variant);
  if (counts.length === 1) return null;
  return (
    <div class="games__counts">
      <OneOf
        label={home.players}
        values={counts.map(String)}
        value={String(current.players)}
        name={(count) => count}
        onChoose={(count) => (choice.value = { ...current, players: Number(count) })}
      />
    </div>
  );
}
