import { optionText } from '@schupf/phrasebook';
import { PRESETS, type Preset } from '@schupf/rules';
import { Disclosure, OneOf, Switch } from '../app/fields.tsx';
import { lazy } from '../app/lazy.tsx';
import { change, settings } from '../app/settings.ts';
import { shellWords } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import {
  differences,
  GAMES,
  isDefaultChoice,
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

/** Sets up a game: the number of players, the rules, the bots and the speed. */
export function Game() {
  const { home, games, common } = shellWords();
  const current = choice.value;
  const problem = problemOf(current);
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
              {games.presets[current.preset].name} · {games.levels[current.level].name} ·{' '}
              {games.speeds[current.speed].name}
            </span>
          </>
        }
      >
        <div class="game__fields">
          <Presets />
          <OneOf
            label={home.level}
            values={levelsOf(current.variant)}
            value={current.level}
            name={(level) => games.levels[level].name}
            hint={games.levels[current.level].text}
            onChoose={(level) => (choice.value = { ...current, level })}
          />
          <OneOf
            label={home.speed}
            values={SOLO_SPEEDS}
            value={current.speed}
            name={(speed) => games.speeds[speed].name}
            hint={games.speeds[current.speed].text}
            onChoose={(speed) => (choice.value = { ...current, speed })}
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
        class={`button button--large game__deal${isDefaultChoice(current) ? '' : ' button--primary'}`}
        disabled={problem !== null}
        onClick={() => deal(current)}
      >
        {home.deal(current.players)}
      </button>
    </section>
  );
}

/** A choice of the number of players, with a picture for each. */
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

/** Shown only if there are several games to choose from, or the game allows different numbers of players. */
export function Players() {
  const { home, games } = shellWords();
  const current = choice.value;
  const variants = GAMES[tileOf(current.variant)];
  const counts = playerCounts(current.variant);
  if (variants.length === 1 && counts.length === 1) return null;
  return (
    <div class="game__players">
      {variants.length > 1 && (
        <OneOf
          label={home.game}
          values={variants}
          value={current.variant}
          name={(variant) => games.variants[variant].name}
          hint={games.variants[current.variant].text}
          onChoose={(variant) => (choice.value = withVariant(current, variant))}
        />
      )}
      {counts.length > 1 && (
        <OneOf
          label={home.players}
          values={counts.map(String)}
          value={String(current.players)}
          name={(count) => count}
          onChoose={(count) => (choice.value = { ...current, players: Number(count) })}
        />
      )}
    </div>
  );
}

/** The editions of the rules, and how the chosen one differs from the default. */
export function Presets() {
  const { home, games, common } = shellWords();
  const optionWords = useOptionWords();
  const current = choice.value;
  const customRules = Object.keys(current.options).length;
  const differing = differences(current);
  return (
    <div class="game__preset">
      <label class="field">
        <span class="field__label">{home.preset}</span>
        <select
          value={current.preset}
          onChange={(event) => (choice.value = withPreset(current, event.currentTarget.value as Preset))}
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
            ? games.presets[current.preset].text
            : common.remarks(differing.map(({ name, value }) => optionText(optionWords, name, value)))}
      </p>
      {customRules > 0 && (
        <p class="game__custom text-small">
          {home.customRules(customRules)}
          <button
            type="button"
            class="button button--small"
            onClick={() => (choice.value = { ...current, options: {} })}
          >
            {home.undoOptions}
          </button>
        </p>
      )}
    </div>
  );
}
