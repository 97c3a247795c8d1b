import { PRESETS, type Preset } from '@schupf/rules';
import { OneOf, Switch } from '../app/fields.tsx';
import { lazy } from '../app/lazy.tsx';
import { change, settings } from '../app/settings.ts';
import { words } from '../i18n/language.ts';
import { differences, LEVELS, problemOf, SOLO_SPEEDS, withPreset, withVariant } from './choice.ts';
import { choice, deal } from './last-choice.ts';
import { levelName, optionText, presetName, speedName, variantName } from './names.ts';
import { SeatPlan } from './SeatPlan.tsx';
import { GAMES, playerCounts, TILES, tileOf } from './tiles.ts';
import './Game.css';

const EveryOption = lazy(async () => (await import('./EveryOption.tsx')).EveryOption);

/** Any other game: how many play, by which rules, against whom. */
export function Game() {
  const { home } = words();
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
      <details class="panel game__details">
        <summary class="game__summary">
          <span class="game__summary-title">{home.details}</span>
          <span class="text-soft text-small">
            {presetName(now.preset)} · {levelName(now.level)} · {speedName(now.speed)}
          </span>
        </summary>
        <div class="game__fields">
          <Presets />
          <OneOf
            label={home.level}
            values={LEVELS}
            value={now.level}
            name={levelName}
            onChoose={(level) => (choice.value = { ...now, level })}
          />
          <OneOf
            label={home.speed}
            values={SOLO_SPEEDS}
            value={now.speed}
            name={speedName}
            onChoose={(speed) => (choice.value = { ...now, speed })}
          />
          <Switch
            label={home.cardsOut}
            on={settings.value.cardsOut}
            onChange={(cardsOut) => change({ cardsOut })}
          />
          <details class="game__every">
            <summary class="game__summary">{home.everyOption}</summary>
            <EveryOption />
          </details>
        </div>
      </details>
      {problem !== null && (
        <p class="note" role="alert">
          {home.problem}: {problem}
        </p>
      )}
      <button
        type="button"
        class="button button--primary button--large game__deal"
        disabled={problem !== null}
        onClick={() => deal(now)}
      >
        {home.deal(now.players)}
      </button>
    </section>
  );
}

function Tiles() {
  const { home } = words();
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
            <span class="tile__name">{GAMES[tile].map(variantName).join(' · ')}</span>
            <span class="tile__text">{home.tiles[tile]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where there are several games for so many, or a game for several numbers of players. */
function Players() {
  const { home } = words();
  const now = choice.value;
  const games = GAMES[tileOf(now.variant)];
  const counts = playerCounts(now.variant);
  if (games.length === 1 && counts.length === 1) return null;
  return (
    <div class="game__players">
      {games.length > 1 && (
        <OneOf
          label={home.game}
          values={games}
          value={now.variant}
          name={variantName}
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

function Presets() {
  const { home } = words();
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
              {presetName(preset)}
            </option>
          ))}
        </select>
      </label>
      <p class="game__differs text-small" aria-live="polite">
        <strong>{home.differs}:</strong>{' '}
        {differing.length === 0
          ? home.nothingDiffers
          : differing.map(({ name, value }) => optionText(name, value)).join('; ')}
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
