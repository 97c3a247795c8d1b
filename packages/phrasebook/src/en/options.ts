import type { OptionWords } from '../option-texts.ts';
import { common } from './common.ts';

export const optionWords: OptionWords = {
  options: {
    dealMethod: {
      name: 'Dealing',
      text: 'How the cards come into the hands.',
      values: { 'deal-split': 'dealt in two parts', 'take-one-by-one': 'taken one by one' },
    },
    grandTichuLimit: {
      name: 'Grand Tichu',
      text: 'The card before which it is called.',
      values: { 9: 'before the 9th card', 7: 'before the 7th card', off: 'not played' },
    },
    grandTichuDecision: {
      name: 'Deciding on Grand Tichu',
      text: 'Who decides when, and who sees it.',
      values: {
        'async-visible': 'in any order, seen at once',
        'simultaneous-hidden': 'hidden, turned up together',
        'sequential-visible': 'one after another',
      },
    },
    grandTichuCollision: {
      name: 'Two Grand Tichus in a team',
      text: 'When both partners call.',
      values: { 'both-stand': 'both stand', 'later-may-withdraw': 'the later may withdraw' },
    },
    tichuDuringPush: {
      name: 'Tichu during the push',
      text: 'A call while cards lie ready to be pushed.',
      values: { reopen: 'all choose anew', blocked: 'not allowed', 'no-reopen': 'the cards stay' },
    },
    callsPerTeam: {
      name: 'Calls a team',
      text: 'How many players of a team may call.',
      values: { unlimited: 'any number', one: 'only one' },
    },
    mahJongFirstLead: {
      name: 'Mah Jong in the first lead',
      text: 'Whether the round may begin with it.',
      values: { optional: 'allowed', forbidden: 'forbidden' },
    },
    wishObligation: {
      name: 'The wish',
      text: 'Whether the Mah Jong wishes for a rank.',
      values: { optional: 'as you like', mandatory: 'compulsory', off: 'not played' },
    },
    wishDuration: {
      name: 'The wish lasts',
      text: 'When an open wish ends.',
      values: {
        'until-fulfilled': 'until somebody fulfils it',
        trick: 'until the trick ends',
        'trick-while-reachable': 'in this trick, while it can be met',
      },
    },
    wishBombs: {
      name: 'Bombs for the wish',
      text: 'When only a bomb holds the wished rank.',
      values: { forced: 'must be laid', exempt: 'may be kept' },
    },
    wishPhoenixCompletion: {
      name: 'Phoenix for the wish',
      text: 'When only the Phoenix completes the combination.',
      values: { forced: 'must be used', exempt: 'need not be used' },
    },
    wishOnLead: {
      name: 'The wish when leading',
      text: 'Whether it binds who leads a new trick.',
      values: { forced: 'binds', exempt: 'does not bind' },
    },
    wishDogEscape: {
      name: 'Dog instead of the wish',
      text: 'Leading the Dog while the wish could be met.',
      values: { forbidden: 'forbidden', allowed: 'allowed' },
    },
    wishOwnTrickBomb: {
      name: 'Bombing one’s own trick for the wish',
      text: 'After the last pass, with the wish still open.',
      values: { forced: 'compulsory', exempt: 'not needed' },
    },
    wishEnforcement: {
      name: 'Ignored wish',
      text: 'What happens to a breach.',
      values: { prevent: 'the table prevents it', 'penalty-200': '200 points penalty' },
    },
    passRule: {
      name: 'After a pass',
      text: 'Whether one may play again in the trick.',
      values: { reenter: 'you may come back', final: 'out of the trick' },
    },
    finalPassBomb: {
      name: 'Bomb after a final pass',
      text: 'With final passes only.',
      values: { allowed: 'allowed', denied: 'forbidden' },
    },
    phoenixLeadValue: {
      name: 'Led Phoenix',
      text: 'What it is worth as a lead.',
      values: { '1.5': '1½', '0.5': '½, the Mah Jong beats it' },
    },
    phoenixAmbiguity: {
      name: 'Rank of the Phoenix',
      text: 'When a combination can be read in several ways.',
      values: { 'declare-else-highest': 'the player says', 'always-highest': 'always the highest' },
    },
    bombTiming: {
      name: 'Bombs out of turn',
      text: 'When bombs are accepted.',
      values: {
        window: 'with a moment for everybody',
        'first-come': 'who is first',
        'turn-only': 'only in one’s turn',
      },
    },
    bombAfterPasses: {
      name: 'Bombs after the last pass',
      text: 'Until the trick is taken.',
      values: { true: 'allowed', false: 'forbidden' },
    },
    dogFallback: {
      name: 'Dog when the partner is out',
      text: 'Who leads then.',
      values: {
        'right-of-partner': 'the one right of the partner',
        'right-of-leader': 'the one right of the player',
      },
    },
    dragonGift: {
      name: 'The Dragon’s trick',
      text: 'What becomes of a trick the Dragon wins.',
      values: { 'opponent-choice': 'given to an opponent', none: 'kept' },
    },
    dragonGiftOnThirdOut: {
      name: 'Gift when the Dragon ends the round',
      text: 'Whether the last trick is given away as well.',
      values: { yes: 'given away', no: 'kept' },
    },
    doubleWinPoints: {
      name: 'Double win',
      text: 'Both partners out first.',
      values: { 200: '200 points', 100: '100 points', 0: 'not played, the round goes on' },
    },
    tripleWinPoints: {
      name: 'Triple win',
      text: 'All three of a team out first.',
      values: { 300: '300 points' },
    },
    matchEnd: {
      name: 'The match ends',
      text: 'What ends it.',
      values: { target: 'at a number of points', rounds: 'after some rounds', never: 'when you stop' },
    },
    target: {
      name: 'Points to reach',
      text: 'The total that ends the match.',
      values: common.points,
    },
    rounds: {
      name: 'Number of rounds',
      text: 'How many are played.',
      values: common.rounds,
    },
    exactTie: {
      name: 'Equal totals',
      text: 'Both at the target with the same points.',
      values: { 'play-on': 'another round', draw: 'a draw' },
    },
    soloRotation: {
      name: 'Next to play alone',
      text: 'In the games of three.',
      values: { right: 'to the right', left: 'to the left', 'first-out': 'whoever was out first' },
    },
    trichuPush: {
      name: 'Push with three',
      text: 'Who gives cards to whom.',
      values: {
        'opponents-only': 'to opponents only',
        'defenders-also-swap': 'defenders also to each other',
        'real-players-only': 'among the three players',
      },
    },
    dummyCanWin: {
      name: 'The open hand can win',
      text: 'Whether its column counts at the end.',
      values: { true: 'yes', false: 'no' },
    },
    unevenDeal: {
      name: 'Cards that do not divide',
      text: 'When not all hands can be equal.',
      values: {
        'deal-all': 'all are dealt',
        'equal-rest-open': 'the rest lies open',
        'equal-rest-hidden': 'the rest is hidden',
      },
    },
    decks: {
      name: 'Packs',
      text: 'How many packs Grandseigneur uses.',
      values: { auto: 'two from seven players on', 1: 'one', 2: 'two' },
    },
    dogMode: {
      name: 'The Dog',
      text: 'What it does.',
      values: {
        partner: 'gives the partner the lead',
        removed: 'not in the pack',
        'to-last': 'gives the last one the lead',
        'keeps-lead': 'its player leads again',
      },
    },
    hierarchySeats: {
      name: 'Seats by rank',
      text: 'Where the second sits from the first.',
      values: { left: 'to the left', right: 'to the right' },
    },
    returnCards: {
      name: 'Cards given back',
      text: 'What the higher rank returns.',
      values: { choice: 'as he likes', worst: 'the worst' },
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
      name: 'Bombs of four',
      text: 'With two packs: suits of the four cards.',
      values: { distinct: 'of four different suits', any: 'of any suits' },
    },
    secondDragon: {
      name: 'Dragon on Dragon',
      text: 'With two packs.',
      values: { 'beats-first': 'beats the first', equal: 'does not beat it' },
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
      values: { 'needs-natural': 'with another card', 'single-only': 'forbidden', unrestricted: 'allowed' },
    },
    handSize: {
      name: 'Cards in a hand',
      text: 'How many everybody gets.',
      values: { all: 'all are dealt', 12: '12 cards' },
    },
    missingMahJong: {
      name: 'Mah Jong not dealt',
      text: 'Who begins when it lies aside.',
      values: {
        'next-after-dealer': 'the one after the dealer',
        'lowest-card': 'whoever has the lowest card',
        'always-dealt': 'it is always dealt',
      },
    },
    placementPoints: {
      name: 'Points for places',
      text: 'In the games of ranks.',
      values: { off: 'none', 'n-minus-rank': 'one for everybody behind you' },
    },
    selfOvertake: {
      name: 'Beating one’s own play',
      text: 'A house rule.',
      values: { false: 'forbidden', true: 'allowed' },
    },
    mahJongInBomb: {
      name: 'Mah Jong in a straight bomb',
      text: 'A house rule: the 1 of any suit.',
      values: { false: 'forbidden', true: 'allowed' },
    },
    tripleSequences: {
      name: 'Triples in a row',
      text: 'A house rule.',
      values: { false: 'no combination', true: 'a combination' },
    },
  },
  pair: (name, value) => `${name}: ${value}`,
};
