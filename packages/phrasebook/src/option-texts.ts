import type { OPTIONS, OptionName, Options } from '@schupf/rules';

/** Words for every value of an option that lists them, and for any number where it takes one. */
type ValueTexts<Entry> = Entry extends readonly (infer Value extends string | number | boolean)[]
  ? { readonly [V in `${Value}`]: string }
  : (value: number) => string;

export interface OptionWords {
  readonly options: {
    readonly [Name in OptionName]: {
      readonly name: string;
      /** What it is about, in one line. */
      readonly text: string;
      readonly values: ValueTexts<(typeof OPTIONS)[Name]>;
    };
  };
  /** An option and its value in one line. */
  readonly pair: (name: string, value: string) => string;
}

/** A value of an option in words. */
export function valueText({ options }: OptionWords, name: OptionName, value: Options[OptionName]): string {
  const values: ((value: number) => string) | Readonly<Record<string, string>> = options[name].values;
  return typeof values === 'function' ? values(Number(value)) : values[String(value)]!;
}

/** A line that says how a table differs from the usual one. */
export function differs(words: OptionWords, name: OptionName, value: Options[OptionName]): string {
  return words.pair(words.options[name].name, valueText(words, name, value));
}
