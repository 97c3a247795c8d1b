import { useSignal } from '@preact/signals';
import {
  AUDIENCES,
  MAX_SPOKEN_LANGUAGES,
  type ProfileSettings as Settings,
  SPOKEN_LANGUAGES,
} from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { OneOf, Switch } from '../../app/fields.tsx';
import { notify } from '../../app/notices.ts';
import { settings as appSettings, change as changeApp } from '../../app/settings.ts';
import { languageName, locale } from '../../i18n/language.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { ask } from '../../online/state/requests.ts';
import type { SectionTitle } from './section-title.ts';

interface Props {
  /** Guests have no public profile, so they cannot say which languages they speak. */
  readonly hasAccount: boolean;
  readonly onChange: () => Promise<void>;
  readonly Title: SectionTitle;
}

/** What the player tells others about themselves, and whom. Every change is saved immediately. */
export function ProfileSettings({ hasAccount, onChange, Title }: Props) {
  const { settings: text, notices } = words();
  const current = useSignal<Settings | null>(null);
  useEffect(() => {
    const read = async () => {
      current.value = await ask<Settings>('GET', 'me/profile');
    };
    read().catch(() => notify(onlineWords().problem));
  }, [current]);
  const shown = current.value;
  if (shown === null) return null;
  const change = async (changes: Partial<Settings>) => {
    const before = current.value!;
    const next = { ...before, ...changes };
    current.value = next;
    try {
      await ask('PUT', 'me/profile', next);
      await onChange();
    } catch {
      current.value = before;
      notify(onlineWords().problem);
    }
  };
  return (
    <section class="panel profile__section">
      <Title>{text.title}</Title>
      {hasAccount && (
        <Languages chosen={shown.languages} onChange={(languages) => void change({ languages })} />
      )}
      {(['presence', 'invitations', 'matches'] as const).map((what) => (
        <OneOf
          key={what}
          label={text[what]}
          values={AUDIENCES}
          value={shown[what]}
          name={(audience) => text.audiences[audience]}
          onChoose={(audience) => void change({ [what]: audience })}
        />
      ))}
      <p class="text-soft text-small">{text.hint}</p>
      <Switch
        label={notices}
        on={appSettings.value.friendNotices}
        onChange={(friendNotices) => changeApp({ friendNotices })}
      />
    </section>
  );
}

interface LanguagesProps {
  readonly chosen: readonly string[];
  readonly onChange: (languages: readonly string[]) => void;
}

function Languages({ chosen, onChange }: LanguagesProps) {
  const { settings: text } = words();
  const order = new Intl.Collator(locale());
  const more = SPOKEN_LANGUAGES.filter((code) => !chosen.includes(code))
    .map((code) => ({ code, name: languageName(code) }))
    .sort((a, b) => order.compare(a.name, b.name));
  return (
    <fieldset class="one-of">
      <legend class="field__label">{text.languages}</legend>
      <div class="profile__languages">
        {chosen.map((code) => (
          <button
            key={code}
            type="button"
            class="chip"
            aria-label={text.removeLanguage(languageName(code))}
            onClick={() => onChange(chosen.filter((each) => each !== code))}
          >
            {languageName(code)} ×
          </button>
        ))}
        {chosen.length < MAX_SPOKEN_LANGUAGES && (
          <select
            aria-label={text.addLanguage}
            value=""
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') onChange([...chosen, currentTarget.value]);
            }}
          >
            <option value="">{text.addLanguage}</option>
            {more.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  );
}
