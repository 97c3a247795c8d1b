import { plural } from '../plural.ts';

/** Figures from a player's matches, and the groups they are compared with. */
export const statistics = {
  groups: { results: 'Results', calls: 'Calls', push: 'Push', play: 'Play' },
  figures: {
    'matches-won': 'Matches won',
    'points-per-round': 'Points ahead per round',
    'first-out': 'First out',
    'double-wins': 'Double wins',
    'double-losses': 'Double wins by opponents',
    'tichu-called': 'Tichu called',
    'tichu-made': 'Tichu made',
    'grand-called': 'Grand Tichu called',
    'grand-made': 'Grand Tichu made',
    'grand-points': 'Points ahead after Grand Tichu',
    'called-ahead': 'Calls when 200 points ahead',
    'called-behind': 'Calls when 200 points behind',
    'partner-calls-made': 'Partner’s successful calls',
    'calls-stopped': 'Opponents’ calls stopped',
    'ace-to-partner': 'Ace to the partner',
    'ace-to-grand': 'Ace to a Grand Tichu partner',
    'dragon-to-partner': 'Dragon to the partner',
    'phoenix-to-partner': 'Phoenix to the partner',
    'dog-to-partner': 'Dog to the partner',
    'dog-to-opponent': 'Dog to an opponent',
    'bomb-held': 'Hands with a bomb',
    'bombs-played': 'Bombs played per round',
    wished: 'Mah Jong with a wish',
    'wish-granted': 'Wishes fulfilled',
    'low-last-card': 'Last card from 2 to 9',
  },
  columns: {
    figure: 'Figure',
    own: 'You',
    interval: '95%',
    cases: 'Cases',
    people: 'People',
    experts: 'Experts',
    'net-1': 'net-1',
  },
  /** `shown` is the number in the format of the language. */
  rounds: (count: number, shown: string) =>
    `${shown} ${plural('en', count, { one: 'round', other: 'rounds' })}`,
  /** Where the numbers in each column come from. */
  sources: {
    people: (rounds: string) => `People: ${rounds} on BrettspielWelt, 2007 to 2025.`,
    experts: (rounds: string) =>
      `Experts: ${rounds} of these, where all four players had played at least 100 matches and won 55% or more.`,
    'net-1': (rounds: string) => `net-1: ${rounds} that a strong, quick bot played against itself.`,
  },
  dealt: 'Dragon, Phoenix and Dog: only rounds in which the player was dealt the card.',
  few: (least: number) => `In brackets: fewer than ${least} cases, too few to tell much.`,
  noRounds: 'No finished rounds.',
  damaged: (file: string, problem: string) =>
    `${file}: the record is damaged, and the rest isn’t counted: ${problem}`,
  /** Where a piece of advice was tested. */
  where: {
    all: 'In all cases',
    'many-cards': 'Leading, with nine cards or more',
    'some-cards': 'Leading, with five to eight cards',
    'few-cards': 'Leading, with four cards or fewer',
    'low-trick': 'The partner’s cards are low, up to 9',
    'middle-trick': 'The partner’s cards are from 10 to king',
    'high-trick': 'The partner’s cards are an ace or higher',
    'on-lead': 'You lead: queen or higher instead of a low card',
    'over-partner': 'Your partner owns the trick',
    'over-opponent': 'An opponent owns the trick',
    'far-behind': 'Grand Tichu on two aces or better, at 630 : 970',
    level: 'Grand Tichu on two aces or better, at 800 : 800',
    'far-ahead': 'Grand Tichu on two aces or better, at 970 : 630',
  },
};
