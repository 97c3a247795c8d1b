import { loadDeals } from '@schupf/phrasebook';
import { bookOf } from './language.ts';

const texts = bookOf(loadDeals);

/** The texts about how the cards of a match were made, which the terminal uses too. */
export const dealsWords = texts.words;
export const loadDealsWords = texts.load;
