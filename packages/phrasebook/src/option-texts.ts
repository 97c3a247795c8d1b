import type { OPTIONS, OptionName, Options } from '@schupf/rules';

/** A text for each of the listed values of an option, or a function if its value is any number. */
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
  /** Joins the name of an option and its value. */
  readonly pair: (name: string, value: string) => string;
}

/** The text for a value of an option. */
export function valueText({ options }: OptionWords, name: OptionName, value: Options[OptionName]): string {
  const values: ((value: number) => string) | Readonly<Record<string, string>> = options[name].values;
  return typeof values === 'function' ? values(Number(value)) : values[String(value)]!;
}

/** An option and its value in one line. */
export function optionText(words: OptionWords, name: OptionName, value: Options[OptionName]): string {
  return words.pair(words.options[name].name, valueText(words, name, value));
}
