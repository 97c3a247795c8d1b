import type { OptionName, Options } from './options.ts';
import { packsFor } from './rules.ts';
import { VARIANT_FACTS, type Variant } from './variants.ts';

/** The properties of a game that determine which options are relevant. */
interface ChosenGame {
  readonly variant: Variant;
  readonly players: number;
  readonly options: Options;
}

/** Whether an option has any effect in this game, given the values of the others. */
export function isRelevant(name: OptionName, { variant, players, options: values }: ChosenGame): boolean {
  const facts = VARIANT_FACTS[variant];
  const teams = facts.teams !== 'none';
  const twoPacks = packsFor(facts, values, players) === 2;
  switch (name) {
    case 'dealMethod':
      return !facts.alwaysDealt;
    case 'unevenDeal':
      return facts.hands === 'one-per-player';
    // Which of the shuffled cards a seat gets makes no difference, but who takes first or gets more does.
    case 'dealDirection':
      return (
        facts.hands === 'one-per-player' || (!facts.alwaysDealt && values.dealMethod === 'take-one-by-one')
      );
    case 'decks':
      return facts.secondPack === 'by-option';
    case 'handSize':
    case 'hierarchySeats':
    case 'returnCards':
    case 'placementPoints':
      return facts.hasRanks;
    case 'missingMahJong':
      return (
        facts.hands === 'one-per-player' && (values.handSize !== 'all' || values.unevenDeal !== 'deal-all')
      );
    case 'grandTichuLimit':
    case 'callsPerTeam':
    case 'tichuDuringPush':
      return facts.calls;
    case 'grandTichuDecision':
    case 'grandTichuCollision':
      return facts.calls && values.grandTichuLimit !== 'off';
    case 'trichuPush':
    case 'soloRotation':
    case 'dummyCanWin':
      return facts.dummy !== null;
    case 'wishDuration':
    case 'wishBombs':
    case 'wishPhoenixCompletion':
    case 'wishOnLead':
    case 'wishOwnTrickBomb':
    case 'wishEnforcement':
      return values.wishObligation !== 'off';
    case 'wishDogEscape':
      return values.wishObligation !== 'off' && values.dogMode !== 'removed';
    case 'finalPassBomb':
      return values.passRule === 'final';
    case 'bombAfterPasses':
      return values.bombTiming !== 'turn-only';
    case 'phoenixOnPhoenix':
    case 'doublePhoenix':
    case 'secondDragon':
      return twoPacks && facts.secondPack !== 'suits-only';
    case 'pairSuits':
    case 'tripleSuits':
    case 'quadSuits':
      return twoPacks;
    case 'dogMode':
      return true;
    case 'dogFallback':
      return values.dogMode === 'partner';
    case 'dragonGift':
      return teams;
    case 'dragonGiftOnThirdOut':
      return teams && values.dragonGift !== 'none';
    case 'doubleWinPoints':
    case 'tripleWinPoints':
      return facts.sweep?.option === name;
    case 'target':
      return values.matchEnd === 'target';
    case 'rounds':
      return values.matchEnd === 'rounds';
    case 'minutes':
      return values.matchEnd === 'time';
    case 'exactTie':
      return values.matchEnd === 'target';
    case 'mahJongFirstLead':
    case 'wishObligation':
    case 'passRule':
    case 'phoenixLeadValue':
    case 'phoenixAmbiguity':
    case 'bombTiming':
    case 'matchEnd':
    case 'selfOvertake':
    case 'mahJongInBomb':
    case 'tripleSequences':
      return true;
  }
}
