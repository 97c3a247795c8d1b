import type { OptionName } from '@schupf/rules';

/** Options by topic, in the order of a round. */
export const OPTION_GROUPS = {
  deal: ['dealMethod', 'unevenDeal', 'decks', 'handSize', 'missingMahJong', 'hierarchySeats'],
  calls: ['grandTichuLimit', 'grandTichuDecision', 'grandTichuCollision', 'callsPerTeam', 'tichuDuringPush'],
  push: ['trichuPush', 'returnCards'],
  wish: [
    'mahJongFirstLead',
    'wishObligation',
    'wishDuration',
    'wishBombs',
    'wishPhoenixCompletion',
    'wishOnLead',
    'wishDogEscape',
    'wishOwnTrickBomb',
    'wishEnforcement',
  ],
  play: [
    'passRule',
    'finalPassBomb',
    'selfOvertake',
    'bombTiming',
    'bombAfterPasses',
    'mahJongInBomb',
    'pairSuits',
    'tripleSuits',
    'quadSuits',
    'tripleSequences',
  ],
  specials: [
    'phoenixLeadValue',
    'phoenixAmbiguity',
    'phoenixOnPhoenix',
    'doublePhoenix',
    'secondDragon',
    'dogMode',
    'dogFallback',
    'dragonGift',
    'dragonGiftOnThirdOut',
  ],
  score: [
    'matchEnd',
    'target',
    'rounds',
    'exactTie',
    'doubleWinPoints',
    'tripleWinPoints',
    'placementPoints',
    'soloRotation',
    'dummyCanWin',
  ],
} as const satisfies Record<string, readonly OptionName[]>;
export type OptionGroup = keyof typeof OPTION_GROUPS;
