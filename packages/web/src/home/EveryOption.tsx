import { type OptionWords, valueText } from '@schupf/phrasebook';
import { OPTIONS, type OptionName, type Options } from '@schupf/rules';
import { shellWords } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { matters, problemOf, valuesOf, withOption } from './choice.ts';
import { choice } from './last-choice.ts';
import { OPTION_GROUPS, type OptionGroup } from './option-groups.ts';
import './EveryOption.css';

const GROUPS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];

/** Every rule that can be changed, except those without effect in the chosen game. */
export function EveryOption() {
  const { home } = shellWords();
  const optionWords = useOptionWords();
  if (optionWords === null) return null;
  const now = choice.value;
  return (
    <div class="every">
      {GROUPS.map((group) => {
        const names = OPTION_GROUPS[group].filter((name) => matters(name, now));
        if (names.length === 0) return null;
        return (
          <fieldset class="every__group" key={group}>
            <legend class="every__title">{home.groups[group]}</legend>
            {names.map((name) => (
              <Option key={name} name={name} words={optionWords} />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

function Option({ name, words: texts }: { readonly name: OptionName; readonly words: OptionWords }) {
  const now = choice.value;
  const value = valuesOf(now)[name];
  const isOwn = Object.hasOwn(now.options, name);
  const entry = OPTIONS[name];
  const id = `option-${name}`;
  const set = (to: Options[OptionName]) => {
    choice.value = withOption(now, name, to);
  };
  return (
    <div class="field every__option" data-own={isOwn}>
      <label class="field__label" for={id}>
        {texts.options[name].name}
      </label>
      {'integer' in entry ? (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={entry.min}
          max={entry.max}
          value={value as number}
          onChange={(event) => set(Number(event.currentTarget.value))}
        />
      ) : (
        <select
          id={id}
          value={String(value)}
          onChange={(event) => set(entry.find((one) => String(one) === event.currentTarget.value)!)}
        >
          {entry.map((one: Options[OptionName]) => (
            <option
              key={String(one)}
              value={String(one)}
              // Values that are invalid in this game or with the other rules cannot be chosen.
              disabled={one !== value && problemOf(withOption(now, name, one)) !== null}
            >
              {valueText(texts, name, one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
