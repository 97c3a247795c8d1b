import type { OptionWords } from '../option-texts.ts';
import { common } from './common.ts';

export const optionWords: OptionWords = {
  options: {
    dealMethod: {
      name: 'Dealing',
      text: 'How the cards are dealt.',
      values: { 'deal-split': 'dealt in two parts', 'take-one-by-one': 'taken one by one' },
    },
    grandTichuLimit: {
      name: 'Grand Tichu',
      text: 'The last moment to call it.',
      values: { 9: 'before the 9th card', 7: 'before the 7th card', off: 'off' },
    },
    grandTichuDecision: {
      name: 'Deciding on Grand Tichu',
      text: 'In what order players decide, and who sees it.',
      values: {
        'async-visible': 'in any order, visible immediately',
        'simultaneous-hidden': 'secretly, revealed together',
        'sequential-visible': 'one after another',
      },
    },
    grandTichuCollision: {
      name: 'Two Grand Tichus on a team',
      text: 'When both partners call.',
      values: { 'both-stand': 'both count', 'later-may-withdraw': 'the second caller may withdraw' },
    },
    tichuDuringPush: {
      name: 'Tichu during the push',
      text: 'A call after cards have been chosen.',
      values: { reopen: 'everyone chooses again', blocked: 'not allowed', 'no-reopen': 'the cards stay' },
    },
    callsPerTeam: {
      name: 'Calls per team',
      text: 'How many players on a team may call.',
      values: { unlimited: 'any number', one: 'only one' },
    },
    mahJongFirstLead: {
      name: 'Mah Jong in the first lead',
      text: 'May the round begin with it?',
      values: { optional: 'allowed', forbidden: 'forbidden' },
    },
    wishObligation: {
      name: 'The wish',
      text: 'Does playing the Mah Jong come with a wish?',
      values: { optional: 'optional', mandatory: 'required', off: 'off' },
    },
    wishDuration: {
      name: 'The wish lasts',
      text: 'When an open wish ends.',
      values: {
        'until-fulfilled': 'until it’s fulfilled',
        trick: 'until the trick ends',
        'trick-while-reachable': 'as long as it can be fulfilled in this trick',
      },
    },
    wishBombs: {
      name: 'Bombs for the wish',
      text: 'When the rank wished for can only be played in a bomb.',
      values: { forced: 'must be played', exempt: 'may stay in the hand' },
    },
    wishPhoenixCompletion: {
      name: 'Phoenix for the wish',
      text: 'When only the Phoenix completes the combination.',
      values: { forced: 'must be used', exempt: 'need not be used' },
    },
    wishOnLead: {
      name: 'The wish when leading',
      text: 'Does it bind the player leading a new trick?',
      values: { forced: 'applies', exempt: 'doesn’t apply' },
    },
    wishDogEscape: {
      name: 'Dog instead of the wish',
      text: 'Leading the Dog when the wish could be fulfilled.',
      values: { forbidden: 'forbidden', allowed: 'allowed' },
    },
    wishOwnTrickBomb: {
      name: 'Bombing your own trick for the wish',
      text: 'After the last pass, with the wish still open.',
      values: { forced: 'required', exempt: 'not required' },
    },
    wishEnforcement: {
      name: 'Ignoring the wish',
      text: 'What happens if it’s ignored.',
      values: { prevent: 'not possible', 'penalty-200': '200-point penalty' },
    },
    passRule: {
      name: 'After a pass',
      text: 'May you play again in the same trick?',
      values: { reenter: 'you may play again', final: 'you’re out of the trick' },
    },
    finalPassBomb: {
      name: 'Bomb after a final pass',
      text: 'Only where passing is final.',
      values: { allowed: 'allowed', denied: 'forbidden' },
    },
    phoenixLeadValue: {
      name: 'Phoenix as a lead',
      text: 'Its rank when led.',
      values: { '1.5': '1½', '0.5': '½, the Mah Jong beats it' },
    },
    phoenixAmbiguity: {
      name: 'Rank of the Phoenix',
      text: 'When a combination can be read in several ways.',
      values: { 'declare-else-highest': 'the player chooses', 'always-highest': 'always the highest' },
    },
    bombTiming: {
      name: 'Bombs out of turn',
      text: 'When you can bomb.',
      values: {
        window: 'any time, with a pause for everyone',
        'first-come': 'any time, first come first served',
        'turn-only': 'only on your turn',
      },
    },
    bombAfterPasses: {
      name: 'Bombs after the last pass',
      text: 'May you still bomb before the trick is taken?',
      values: { true: 'allowed', false: 'forbidden' },
    },
    dogFallback: {
      name: 'Dog when the partner is out',
      text: 'Who leads then.',
      values: {
        'right-of-partner': 'the player to the partner’s right',
        'right-of-leader': 'the player to the leader’s right',
      },
    },
    dragonGift: {
      name: 'The Dragon trick',
      text: 'What happens to a trick won by the Dragon.',
      values: { 'opponent-choice': 'given to an opponent', none: 'kept' },
    },
    dragonGiftOnThirdOut: {
      name: 'Dragon trick that ends the round',
      text: 'Is the last trick given away as well?',
      values: { yes: 'given away', no: 'kept' },
    },
    doubleWinPoints: {
      name: 'Double win',
      text: 'Both partners go out before the others.',
      values: { 200: '200 points', 100: '100 points', 0: 'off, the round continues' },
    },
    tripleWinPoints: {
      name: 'Triple win',
      text: 'All three players on a team go out before the others.',
      values: { 300: '300 points' },
    },
    matchEnd: {
      name: 'The match ends',
      text: 'What ends it.',
      values: {
        target: 'at a points target',
        rounds: 'after a set number of rounds',
        time: 'after a set time',
        never: 'when you stop',
      },
    },
    target: {
      name: 'Points to reach',
      text: 'The total that ends the match.',
      values: common.points,
    },
    rounds: {
      name: 'Number of rounds',
      text: 'How many are played. With three players: a multiple of three.',
      values: common.rounds,
    },
    minutes: {
      name: 'Playing time',
      text: 'How long you play. The round in progress is played to the end.',
      values: common.minutes,
    },
    exactTie: {
      name: 'Equal totals',
      text: 'Both teams reach the target with the same total.',
      values: { 'play-on': 'another round', draw: 'a draw' },
    },
    soloRotation: {
      name: 'Next to play alone',
      text: 'In three-player games.',
      values: { right: 'to the right', left: 'to the left', 'first-out': 'the first player out' },
    },
    trichuPush: {
      name: 'Push with three players',
      text: 'Who gives cards to whom.',
      values: {
        'opponents-only': 'to opponents only',
        'defenders-also-swap': 'defenders also give each other cards',
        'real-players-only': 'among the three players',
      },
    },
    dummyCanWin: {
      name: 'The dummy hand can win',
      text: 'Does its score count at the end?',
      values: { true: 'yes', false: 'no' },
    },
    unevenDeal: {
      name: 'Uneven deals',
      text: 'When the cards can’t be dealt equally.',
      values: {
        'deal-all': 'all are dealt',
        'equal-rest-open': 'the rest are set aside face up',
        'equal-rest-hidden': 'the rest are set aside face down',
        'equal-first-round': 'the rest are face up in the first round, then all are dealt',
      },
    },
    dealDirection: {
      name: 'Dealing direction',
      text: 'Who gets the next card.',
      values: { 'with-play': 'in playing order', 'against-play': 'in reverse playing order' },
    },
    decks: {
      name: 'Packs',
      text: 'How many packs Grandseigneur uses.',
      values: { auto: 'two with seven or more players', 1: 'one', 2: 'two' },
    },
    dogMode: {
      name: 'The Dog',
      text: 'What it does.',
      values: {
        partner: 'gives the partner the lead',
        removed: 'not in the pack',
        'to-last': 'gives the lowest-ranked player the lead',
        'keeps-lead': 'its player leads again',
        bombable: 'wins its trick unless someone bombs it',
      },
    },
    hierarchySeats: {
      name: 'Seats by rank',
      text: 'Where second place sits relative to first place.',
      values: { left: 'to the left', right: 'to the right' },
    },
    returnCards: {
      name: 'Cards given back',
      text: 'What higher-ranked players return.',
      values: { choice: 'any they like', worst: 'the worst' },
    },
    pairSuits: {
      name: 'Pairs',
      text: 'With two packs: suits of a pair.',
      values: { any: 'of any suits', distinct: 'of different suits' },
    },
    tripleSuits: {
      name: 'Triples',
      text: 'With two packs: suits of a triple.',
      values: { any: 'of any suits', distinct: 'of different suits' },
    },
    quadSuits: {
      name: 'Four-of-a-kind bombs',
      text: 'With two packs: suits of the four cards.',
      values: { distinct: 'of four different suits', any: 'of any suits' },
    },
    secondDragon: {
      name: 'Dragon on Dragon',
      text: 'With two packs.',
      values: { 'beats-first': 'beats the first', equal: 'doesn’t beat it' },
    },
    phoenixOnPhoenix: {
      name: 'Phoenix on Phoenix',
      text: 'With two packs.',
      values: {
        'literal-half': 'half a rank higher again',
        'just-above': 'just above, below the next rank',
        forbidden: 'forbidden',
      },
    },
    doublePhoenix: {
      name: 'Both Phoenixes together',
      text: 'Two Phoenixes in one combination.',
      values: {
        'needs-natural': 'only with another card',
        'single-only': 'forbidden',
        unrestricted: 'allowed',
      },
    },
    handSize: {
      name: 'Cards in a hand',
      text: 'How many each player gets.',
      values: { all: 'all are dealt', 12: '12 cards' },
    },
    missingMahJong: {
      name: 'Mah Jong not dealt',
      text: 'Who leads first if it wasn’t dealt.',
      values: {
        'next-after-dealer': 'the player after the dealer',
        'lowest-card': 'the player with the lowest card',
        'always-dealt': 'it’s always dealt',
      },
    },
    placementPoints: {
      name: 'Points for finishing order',
      text: 'In games with ranks.',
      values: { off: 'none', 'n-minus-rank': 'one per player behind you' },
    },
    selfOvertake: {
      name: 'Beating your own cards',
      text: 'House rule.',
      values: { false: 'forbidden', true: 'allowed' },
    },
    mahJongInBomb: {
      name: 'Mah Jong in a straight bomb',
      text: 'House rule: it counts as the 1 of any suit.',
      values: { false: 'forbidden', true: 'allowed' },
    },
    tripleSequences: {
      name: 'Consecutive triples',
      text: 'House rule.',
      values: { false: 'not a combination', true: 'a combination' },
    },
  },
  pair: (name, value) => `${name}: ${value}`,
};
