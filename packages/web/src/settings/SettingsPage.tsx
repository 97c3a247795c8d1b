import { LANGUAGE_NAMES, LANGUAGES, TITLE_FORMS } from '@schupf/phrasebook';
import { ConfirmButton } from '../app/ConfirmButton.tsx';
import { OneOf, Switch } from '../app/fields.tsx';
import { isServerAvailable } from '../app/server.ts';
import { change, DECK_NAMES, DEFAULTS, type Settings, settings } from '../app/settings.ts';
import { CardSprite } from '../cards/CardFace.tsx';
import { BOT_PACES } from '../client/bot-pace.ts';
import { percent, shellWords } from '../i18n/language.ts';
import { settingsWords as words } from '../i18n/page-words.ts';
import { LegalLinksLater } from '../legal/lazy-legal-links.tsx';
import { meAddress } from '../online/online-addresses.ts';
import { DeckPreview } from './DeckPreview.tsx';
import { Keys } from './Keys.tsx';
import './SettingsPage.css';

const THEMES = ['auto', 'jade', 'night', 'paper'] as const satisfies readonly Settings['theme'][];
const MOTIONS = ['auto', 'full', 'reduced'] as const satisfies readonly Settings['motion'][];
const MOMENTS = ['full', 'subtle', 'off'] as const satisfies readonly Settings['moments'][];
const SORTS = ['up', 'down', 'suits', 'combinations'] as const satisfies readonly Settings['sort'][];
const LAYOUTS = ['auto', 'fan', 'rows', 'stacks'] as const satisfies readonly Settings['layout'][];

export function SettingsPage() {
  const text = words().settings;
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        <p class="text-soft">{text.saved}</p>
      </header>
      <Appearance />
      <CardSettings />
      <SoundAndPlayer />
      <Keys />
      <Reset />
      <LegalLinksLater />
    </main>
  );
}

function Appearance() {
  const text = words().settings;
  const current = settings.value;
  return (
    <section class="panel settings">
      <h2>{text.look}</h2>
      <OneOf
        label={text.theme}
        values={THEMES}
        value={current.theme}
        name={(theme) => (
          <>
            <span
              class="settings__swatch"
              data-theme={theme === 'auto' ? undefined : theme}
              data-auto={theme === 'auto'}
            />
            {text.themes[theme]}
          </>
        )}
        onChoose={(theme) => change({ theme })}
      />
      <label class="field settings__short">
        <span class="field__label">{text.language}</span>
        <select
          value={current.language}
          onChange={(event) => change({ language: event.currentTarget.value as Settings['language'] })}
        >
          <option value="auto">{text.languageAuto}</option>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <OneOf
        label={text.motion}
        values={MOTIONS}
        value={current.motion}
        name={(motion) => text.motions[motion]}
        onChoose={(motion) => change({ motion })}
      />
      <OneOf
        label={text.moments}
        values={MOMENTS}
        value={current.moments}
        name={(moments) => text.momentLevels[moments]}
        onChoose={(moments) => change({ moments })}
        hint={text.momentsHint}
      />
    </section>
  );
}

function CardSettings() {
  const text = words().settings;
  const current = settings.value;
  return (
    <section class="panel settings">
      <h2>{text.cards}</h2>
      <CardSprite />
      <OneOf
        label={text.deck}
        values={DECK_NAMES}
        value={current.deck}
        name={(deck) => (
          <span class="settings__deck">
            <DeckPreview deck={deck} />
            {text.decks[deck]}
          </span>
        )}
        onChoose={(deck) => change({ deck })}
      />
      <OneOf
        label={text.sort}
        values={SORTS}
        value={current.sort}
        name={(sort) => text.sorts[sort]}
        onChoose={(sort) => change({ sort })}
      />
      <OneOf
        label={text.layout}
        values={LAYOUTS}
        value={current.layout}
        name={(layout) => text.layouts[layout]}
        onChoose={(layout) => change({ layout })}
      />
      <div>
        {text.localLetters !== null && (
          <Switch
            label={text.localLetters}
            on={current.localLetters}
            onChange={(localLetters) => change({ localLetters })}
          />
        )}
        <Switch label={text.coins} on={current.coins} onChange={(coins) => change({ coins })} />
        <Switch label={text.dim} on={current.dim} onChange={(dim) => change({ dim })} />
        <Switch label={text.cardsOut} on={current.cardsOut} onChange={(cardsOut) => change({ cardsOut })} />
        <Switch
          label={text.leftHanded}
          on={current.leftHanded}
          onChange={(leftHanded) => change({ leftHanded })}
        />
      </div>
    </section>
  );
}

function SoundAndPlayer() {
  const text = words().settings;
  const { games } = shellWords();
  const current = settings.value;
  const volume = current.sound === 0 ? text.soundOff : percent(current.sound);
  return (
    <div class="settings__pair">
      <section class="panel settings">
        <h2>{text.sounds}</h2>
        <label class="field">
          <span class="field__label">{text.sound}</span>
          <span class="settings__volume">
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={Math.round(current.sound * 100)}
              aria-valuetext={volume}
              onInput={(event) => change({ sound: Number(event.currentTarget.value) / 100 })}
            />
            <output>{volume}</output>
          </span>
        </label>
        <Switch label={text.haptics} on={current.haptics} onChange={(haptics) => change({ haptics })} />
      </section>
      <section class="panel settings">
        <h2>{text.person}</h2>
        <label class="field">
          <span class="field__label">{text.name}</span>
          <input
            type="text"
            maxLength={24}
            autocomplete="nickname"
            placeholder={text.namePlaceholder}
            value={current.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <OneOf
          label={text.titles}
          values={TITLE_FORMS}
          value={current.titles}
          name={(form) => text.titleForms[form]}
          onChoose={(titles) => change({ titles })}
          hint={text.titlesHint}
        />
        <Switch label={text.tips} on={current.tips} onChange={(tips) => change({ tips })} />
        <OneOf
          label={games.botPace}
          values={BOT_PACES}
          value={current.botPace}
          name={(pace) => games.botPaces[pace]}
          onChoose={(botPace) => change({ botPace })}
        />
        {isServerAvailable.value === true && (
          <p>
            <a href={meAddress.href({})}>{text.you}</a>
          </p>
        )}
      </section>
    </div>
  );
}

function Reset() {
  const text = words().settings;
  return (
    <p>
      <ConfirmButton
        label={text.reset}
        title={text.resetTitle}
        text={text.resetText}
        onConfirm={() => change(DEFAULTS)}
      />
    </p>
  );
}
