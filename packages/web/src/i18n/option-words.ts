import { BOOKS, type OptionWords } from '@schupf/phrasebook';
import { language } from './language.ts';

/** The words for every single rule, in the language chosen now. Few people open them, so they are fetched on demand. */
export async function loadOptionWords(): Promise<OptionWords> {
  return (await BOOKS[language.value].options()).optionWords;
}
