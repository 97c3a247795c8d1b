import type { Preset, Variant } from '@schupf/rules';
import type { SpeedName } from '@schupf/table';

interface Entry {
  readonly name: string;
  /** One line about it. */
  readonly text: string;
}

/** The bots that can be chosen. */
type LevelName = 'beginner-1' | 'club-1' | 'expert-1' | 'search-1' | 'net-1-casual' | 'net-1' | 'net-1-deep';

const variants: { readonly [V in Variant]: Entry } = {
  nanjing: { name: 'Tichu', text: 'Four players, two against two.' },
  trichu: { name: 'Trichu', text: 'Three players; one plays alone with an open hand, the table.' },
  wuwang: { name: 'Wu Wang', text: 'Three players; the king plays with a minister against two.' },
  tientsin: { name: 'Tientsin', text: 'Six players, three against three.' },
  grandseigneur: { name: 'Grandseigneur', text: 'Five to twelve players, everybody for himself, by rank.' },
  let: { name: 'Le T…', text: 'Five to ten players with two packs; nobody wants to be last.' },
};

const presets: { readonly [P in Preset]: Entry } = {
  platform: { name: 'Usual rules', text: 'The rules most tables play.' },
  'de-2011': { name: 'German edition', text: 'The booklet of 2011: cards are taken one by one.' },
  'en-abacus': { name: 'English edition', text: 'The English leaflet: cards are taken one by one.' },
  'hu-2006': { name: 'Hungarian edition', text: 'The translation of 2006 with its answers and notes.' },
  'fr-tiki': { name: 'French edition (Tiki)', text: 'A led Phoenix is worth one half.' },
  'fr-abacus': {
    name: 'French edition (Abacus)',
    text: 'A pass is final, the wish compulsory, no Mah Jong in the first lead.',
  },
  'fr-abacus-corrected': {
    name: 'French edition, corrected',
    text: 'As the Abacus edition, but the Mah Jong may be led first.',
  },
  'club-de': { name: 'German club', text: 'The wish ends with the trick and forces no bomb.' },
  'club-de-main': { name: 'German club, main rules', text: 'The wish ends with the trick.' },
  'tournament-de': { name: 'German tournament', text: 'Four rounds, no Grand Tichu, double win 100.' },
  short: { name: 'Short match', text: 'To 500 points.' },
};

const speeds: { readonly [S in SpeedName]: Entry } = {
  blitz: { name: 'Blitz', text: '8 seconds a turn.' },
  normal: { name: 'Normal', text: '20 seconds a turn.' },
  relaxed: { name: 'Relaxed', text: 'A minute a turn.' },
  'no-clock': { name: 'No clock', text: 'Take all the time you like.' },
  days: { name: 'Days', text: 'A day a turn; bombs in turn only.' },
};

const levels: { readonly [L in LevelName]: Entry } = {
  'beginner-1': {
    name: 'Beginner',
    text: 'Helps its partner, remembers only the highest cards, never calls.',
  },
  'club-1': { name: 'Club player', text: 'Remembers every card, but does not watch the others’ hands.' },
  'expert-1': { name: 'Expert', text: 'Plans, counts, watches everybody, calls and fights calls.' },
  'search-1': { name: 'Thinker', text: 'The expert who also plays each move through in its mind.' },
  'net-1-casual': { name: 'Expert', text: 'Plays like the master, but only remembers the high cards.' },
  'net-1': { name: 'Master', text: 'Taught itself the game, and knows what comes of each move.' },
  'net-1-deep': {
    name: 'Grandmaster',
    text: 'The master who also plays the best moves through in its mind.',
  },
};

export const games = { variants, presets, speeds, levels };
