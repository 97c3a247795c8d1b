import type { Preset, Variant } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';
import type { BotPace } from '../../client/bot-pace.ts';
import type { FormerLevel, Level } from '../../home/choice.ts';

interface Entry {
  readonly name: string;
  /** A one-line description. */
  readonly text: string;
}

interface LevelEntry extends Entry {
  /** How it plays, in a few words. `manner.test.ts` compares what is said about calls with the measured figures. */
  readonly manner: string;
}

const variants: { readonly [V in Variant]: Entry } = {
  nanjing: { name: 'Tichu', text: 'Four players, two against two.' },
  trichu: {
    name: 'Trichu',
    text: 'Three players: one plays alone, with a face-up dummy hand (Ms Table) as partner.',
  },
  wuwang: {
    name: 'Wu Wang',
    text: 'Three players: the King, with a dummy hand (the Minister), against the other two.',
  },
  tientsin: { name: 'Tientsin', text: 'Six players, three against three.' },
  grandseigneur: {
    name: 'Grandseigneur',
    text: 'Five to twelve players, everyone for themselves; your finishing place becomes your rank.',
  },
  let: { name: 'Le T…', text: 'Five to ten players with two packs; no one wants to be last.' },
};

const presets: { readonly [P in Preset]: Entry } = {
  platform: { name: 'Standard rules', text: 'The rules most people play by.' },
  'de-2011': { name: 'German edition', text: 'The 2011 booklet: players draw cards one at a time.' },
  'en-abacus': { name: 'English edition', text: 'The English leaflet: players draw cards one at a time.' },
  'hu-2006': { name: 'Hungarian edition', text: 'The 2006 translation, with its FAQ and notes.' },
  'fr-tiki': { name: 'French edition (Tiki)', text: 'A Phoenix led on its own counts as ½.' },
  'fr-abacus': {
    name: 'French edition (Abacus)',
    text: 'Passing is final, a wish is required, and the first lead can’t include the Mah Jong.',
  },
  'fr-abacus-corrected': {
    name: 'French edition, corrected',
    text: 'Like the Abacus edition, but the first lead may include the Mah Jong.',
  },
  'club-de': { name: 'German club', text: 'The wish ends with the trick and never forces a bomb.' },
  'club-de-main': { name: 'German club, basic rules', text: 'The wish ends with the trick.' },
  'tournament-de': {
    name: 'German tournament',
    text: 'A few rounds, no Grand Tichu, 100 points for a double win.',
  },
  short: { name: 'Short match', text: 'First to 500 points.' },
};

const speeds: { readonly [S in SpeedName]: Entry } = {
  blitz: { name: 'Blitz', text: '8 seconds per turn.' },
  normal: { name: 'Normal', text: '20 seconds per turn.' },
  relaxed: { name: 'Relaxed', text: 'One minute per turn.' },
  'no-clock': { name: 'No clock', text: 'Take all the time you like.' },
  days: { name: 'Correspondence', text: 'One day per turn; bombs only on your turn.' },
  'days-2': { name: 'Correspondence, 2 days', text: 'Two days per turn; bombs only on your turn.' },
  'days-3': { name: 'Correspondence, 3 days', text: 'Three days per turn; bombs only on your turn.' },
  'days-7': { name: 'Correspondence, 7 days', text: 'A week per turn; bombs only on your turn.' },
};

const levels: { readonly [L in Level]: LevelEntry } = {
  'beginner-2': {
    name: 'First evening',
    text: 'Still learning: misjudges many moves and never calls Tichu.',
    manner: 'Still learning, never calls',
  },
  'family-2': {
    name: 'Family table',
    text: 'Plays sensibly, overlooks a good deal and never calls Tichu.',
    manner: 'Overlooks a good deal, never calls',
  },
  'regular-2': {
    name: 'Regular',
    text: 'Knows the game well, but misses the finer points. Calls Tichu with caution.',
    manner: 'Cautious caller, misses finer points',
  },
  'club-2': {
    name: 'Club night',
    text: 'Makes few big mistakes and calls Tichu on good hands.',
    manner: 'Calls on good hands, few big mistakes',
  },
  'league-2': {
    name: 'League',
    text: 'Rarely misjudges a move, and calls Tichu whenever it should pay off.',
    manner: 'Calls readily, rarely wrong',
  },
  'net-2': {
    name: 'Master',
    text: 'Taught itself to play and judges where every move leads.',
    manner: 'Cool head, forgets nothing',
  },
  'net-2-deep': {
    name: 'Grandmaster',
    text: 'The Master, thinking the best moves through to the end.',
    manner: 'Thinks every move through',
  },
};

/** Bots of old matches. */
const formerLevels: { readonly [L in FormerLevel]: Omit<LevelEntry, 'text'> } = {
  'beginner-1': { name: 'Beginner', manner: 'Helpful, forgetful, never calls' },
  'club-1': { name: 'Club player', manner: 'Good memory, never calls' },
  'expert-1': { name: 'Expert', manner: 'Rarely calls, foils opponents’ calls' },
  'search-1': { name: 'Master', manner: 'Bold caller, takes risks' },
  'net-1-casual': { name: 'Expert', manner: 'Bold caller, forgets low cards' },
  'net-1': { name: 'Master', manner: 'Cool head, forgets nothing' },
  'net-1-deep': { name: 'Grandmaster', manner: 'Thinks every move through' },
};

/** How fast bots play at tables in this browser. */
const botPaces: { readonly [P in BotPace]: string } = { calm: 'Calm', brisk: 'Brisk', instant: 'Instant' };

export const games = { variants, presets, speeds, levels, formerLevels, botPace: 'Bot pace', botPaces };
