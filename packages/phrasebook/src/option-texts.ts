import type { OPTIONS, OptionName, Options } from '@schupf/rules';

/** The text for each value of an option with listed values, or for any number. */
type ValueTexts<Entry> = Entry extends readonly (infer Value extends string | number | boolean)[]
  ? { readonly [V in `${Value}`]: string }
  : (value: number) => string;

export interface OptionWords {
  readonly options: {
    readonly [Name in OptionName]: {
      readonly name: string;
      /** An explanation of the option, in one line. */
      readonly text: string;
      readonly values: ValueTexts<(typeof OPTIONS)[Name]>;
    };
  };
  /** An option and its value in one line. */
  readonly pair: (name: string, value: string) => string;
}

/** The text for a value of an option. */
export function valueText({ options }: OptionWords, name: OptionName, value: Options[OptionName]): string {
  const values: ((value: number) => string) | Readonly<Record<string, string>> = options[name].values;
  return typeof values === 'function' ? values(Number(value)) : values[String(value)]!;
}

/** One line about an option that differs from the default. */
export function differs(words: OptionWords, name: OptionName, value: Options[OptionName]): string {
  return words.pair(words.options[name].name, valueText(words, name, value));
}
