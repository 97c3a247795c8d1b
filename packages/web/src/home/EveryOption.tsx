import { type OptionWords, valueText } from '@schupf/phrasebook';
import { OPTIONS, type OptionName, type Options } from '@schupf/rules';
import { shellWords } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { hasEffect, problemOf, valuesOf, withOption } from './choice.ts';
import { choice } from './last-choice.ts';
import { OPTION_GROUPS, type OptionGroup } from './option-groups.ts';
import './EveryOption.css';

const GROUPS = Object.keys(OPTION_GROUPS) as readonly OptionGroup[];

/** Every rule that can be changed, except those that have no effect in the chosen game. */
export function EveryOption() {
  const { home } = shellWords();
  const optionWords = useOptionWords();
  if (optionWords === null) return null;
  const current = choice.value;
  return (
    <div class="every">
      {GROUPS.map((group) => {
        const names = OPTION_GROUPS[group].filter((name) => hasEffect(name, current));
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
  const current = choice.value;
  const value = valuesOf(current)[name];
  const isCustom = Object.hasOwn(current.options, name);
  const entry = OPTIONS[name];
  const id = `option-${name}`;
  const set = (to: Options[OptionName]) => {
    choice.value = withOption(current, name, to);
  };
  return (
    <div class="field every__option" data-custom={isCustom}>
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
          onChange={(event) =>
            set(entry.find((candidate) => String(candidate) === event.currentTarget.value)!)
          }
        >
          {entry.map((candidate: Options[OptionName]) => (
            <option
              key={String(candidate)}
              value={String(candidate)}
              // Values that are invalid in this game or with the other rules cannot be chosen.
              disabled={candidate !== value && problemOf(withOption(current, name, candidate)) !== null}
            >
              {valueText(texts, name, candidate)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
