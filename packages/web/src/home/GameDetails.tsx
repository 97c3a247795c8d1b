import { optionText } from '@schupf/phrasebook';
import { PRESETS, type Preset } from '@schupf/rules';
import { Disclosure, OneOf, Switch } from '../app/fields.tsx';
import { lazy } from '../app/lazy.tsx';
import { change, settings } from '../app/settings.ts';
import { shellWords } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { differences, SOLO_SPEEDS, withPreset } from './choice.ts';
import { LevelField } from './LevelField.tsx';
import { choice } from './last-choice.ts';
import './GameDetails.css';

const EveryOption = lazy(async () => (await import('./EveryOption.tsx')).EveryOption);

/** The rules, the bots and the speed of the chosen game. */
export function GameDetails() {
  const { home, games } = shellWords();
  const current = choice.value;
  return (
    <div class="game__fields">
      <Presets />
      <LevelField />
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
