import { differs } from '@schupf/phrasebook';
import { PRESETS, type Preset } from '@schupf/rules';
import { Disclosure, OneOf, Switch } from '../app/fields.tsx';
import { lazy } from '../app/lazy.tsx';
import { change, settings } from '../app/settings.ts';
import { shellWords } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import {
  differences,
  GAMES,
  isUsual,
  levelsOf,
  playerCounts,
  problemOf,
  SOLO_SPEEDS,
  TILES,
  tileOf,
  withPreset,
  withVariant,
} from './choice.ts';
import { choice, deal } from './last-choice.ts';
import { SeatPlan } from './SeatPlan.tsx';
import './Game.css';

const EveryOption = lazy(async () => (await import('./EveryOption.tsx')).EveryOption);

/** Sets up any other game: how many play, by which rules, against whom. */
export function Game() {
  const { home, games, common } = shellWords();
  const now = choice.value;
  const problem = problemOf(now);
  return (
    <section class="game" aria-labelledby="game-title">
      <header>
        <h2 id="game-title">{home.otherGames}</h2>
        <p class="text-soft text-small">{home.otherGamesHint}</p>
      </header>
      <Tiles />
      <Players />
      <Disclosure
        class="panel game__details"
        summary={
          <>
            <span class="game__summary-title">{home.details}</span>
            <span class="text-soft text-small">
              {games.presets[now.preset].name} · {games.levels[now.level].name} ·{' '}
              {games.speeds[now.speed].name}
            </span>
          </>
        }
      >
        <div class="game__fields">
          <Presets />
          <OneOf
            label={home.level}
            values={levelsOf(now.variant)}
            value={now.level}
            name={(level) => games.levels[level].name}
            hint={games.levels[now.level].text}
            onChoose={(level) => (choice.value = { ...now, level })}
          />
          <OneOf
            label={home.speed}
            values={SOLO_SPEEDS}
            value={now.speed}
            name={(speed) => games.speeds[speed].name}
            hint={games.speeds[now.speed].text}
            onChoose={(speed) => (choice.value = { ...now, speed })}
          />
          <Switch
            label={home.cardsOut}
            on={settings.value.cardsOut}
            onChange={(cardsOut) => change({ cardsOut })}
          />
          <Disclosure class="game__every" summary={home.everyOption}>
            <EveryOption />
          </Disclosure>
        </div>
      </Disclosure>
      {problem !== null && (
        <p class="note" role="alert">
          {home.problem}
          {common.colon} {home.problems[problem]}
        </p>
      )}
      <button
        type="button"
        class={`button button--large game__deal${isUsual(now) ? '' : ' button--primary'}`}
        disabled={problem !== null}
        onClick={() => deal(now)}
      >
        {home.deal(now.players)}
      </button>
    </section>
  );
}

/** One picture for each number of players. */
export function Tiles() {
  const { home, games } = shellWords();
  const chosen = tileOf(choice.value.variant);
  return (
    <fieldset class="tiles">
      <legend class="visually-hidden">{home.players}</legend>
      {TILES.map((tile) => (
        <label class="tile" key={tile}>
          <input
            class="tile__input"
            type="radio"
            name="tile"
            value={tile}
            checked={tile === chosen}
            onChange={() => (choice.value = withVariant(choice.value, GAMES[tile][0]!))}
          />
          <span class="tile__face">
            <SeatPlan tile={tile} />
            <span class="tile__count">{home.playersShort[tile]}</span>
            <span class="tile__name">
              {GAMES[tile]
                .map((variant) => games.variants[variant].name.replaceAll(' ', '\u00a0'))
                .join(' · ')}
            </span>
            <span class="tile__text">{home.tiles[tile]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Shown where several games have this number of players, or a game can be played by different numbers. */
export function Players() {
  const { home, games } = shellWords();
  const now = choice.value;
  const variants = GAMES[tileOf(now.variant)];
  const counts = playerCounts(now.variant);
  if (variants.length === 1 && counts.length === 1) return null;
  return (
    <div class="game__players">
      {variants.length > 1 && (
        <OneOf
          label={home.game}
          values={variants}
          value={now.variant}
          name={(variant) => games.variants[variant].name}
          hint={games.variants[now.variant].text}
          onChoose={(variant) => (choice.value = withVariant(now, variant))}
        />
      )}
      {counts.length > 1 && (
        <OneOf
          label={home.players}
          values={counts.map(String)}
          value={String(now.players)}
          name={(count) => count}
          onChoose={(count) => (choice.value = { ...now, players: Number(count) })}
        />
      )}
    </div>
  );
}

/** The editions of the rules, and what differs from the default. */
export function Presets() {
  const { home, games, common } = shellWords();
  const optionWords = useOptionWords();
  const now = choice.value;
  const own = Object.keys(now.options).length;
  const differing = differences(now);
  return (
    <div class="game__preset">
      <label class="field">
        <span class="field__label">{home.preset}</span>
        <select
          value={now.preset}
          onChange={(event) => (choice.value = withPreset(now, event.currentTarget.value as Preset))}
        >
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {games.presets[preset].name}
            </option>
          ))}
        </select>
      </label>
      <p class="game__differs text-small" aria-live="polite">
        <strong>
          {home.differs}
          {common.colon}
        </strong>{' '}
        {differing.length === 0
          ? home.nothingDiffers
          : optionWords === null
            ? games.presets[now.preset].text
            : common.remarks(differing.map(({ name, value }) => differs(optionWords, name, value)))}
      </p>
      {own > 0 && (
        <p class="game__own text-small">
          {home.ownOptions(own)}
          <button
            type="button"
            class="button button--small"
            onClick={() => (choice.value = { ...now, options: {} })}
          >
            {home.undoOptions}
          </button>
        </p>
      )}
    </div>
  );
}
