import type { OptionName } from '@schupf/rules';

/**
 * Options in RULES.md that change a rule which a refusal can name. The page describes the default rules; without this
 * list, a player refused under other options would read the opposite of the refusal.
 */
const OTHERWISE: { readonly [rule: string]: readonly OptionName[] } = {
  DEAL5: ['dealMethod'],
  CALL5: ['callsPerTeam'],
  CALL6: ['grandTichuLimit'],
  CALL8: ['grandTichuDecision'],
  CALL9: ['grandTichuCollision'],
  PUSH4: ['tichuDuringPush'],
  COMB7: ['tripleSequences'],
  PLAY1: ['mahJongFirstLead'],
  PLAY9: ['selfOvertake'],
  BOMB9: ['bombAfterPasses'],
  BOMB14: ['bombTiming'],
  BOMB15: ['finalPassBomb'],
  WISH1: ['wishObligation'],
  WISH14: ['wishOwnTrickBomb', 'wishBombs', 'bombAfterPasses', 'bombTiming'],
  PHX5: ['phoenixAmbiguity'],
  DRAG2: ['dragonGift'],
  MATCH1: ['matchEnd', 'target'],
  TIEN5: ['dogFallback'],
};

export function optionsOfRule(rule: string): readonly OptionName[] {
  return OTHERWISE[rule] ?? [];
}
