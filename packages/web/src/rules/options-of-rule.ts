import type { OptionName } from '@schupf/rules';

/**
 * For each rule that a refusal can cite, the options that change it according to RULES.md. The page describes the
 * default rules: without this list, it could contradict a refusal at a table with other options.
 */
const OPTIONS_OF_RULES: { readonly [rule: string]: readonly OptionName[] } = {
  DEAL5: ['dealMethod'],
  CALL5: ['callsPerTeam'],
  CALL6: ['grandTichuLimit'],
  CALL8: ['grandTichuDecision'],
  CALL9: ['grandTichuCollision'],
  PUSH4: ['tichuDuringPush'],
  PUSH5: ['tichuDuringPush'],
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
  MATCH7: ['matchEnd', 'minutes'],
  TIEN5: ['dogFallback'],
};

export function optionsOfRule(rule: string): readonly OptionName[] {
  return OPTIONS_OF_RULES[rule] ?? [];
}
