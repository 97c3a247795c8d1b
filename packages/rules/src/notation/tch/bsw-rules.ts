import { type RulesRequest, rulesFor } from '../../rules.ts';

/**
 * The rules of BrettspielWelt, inferred from its logs: our defaults with one exception. On BrettspielWelt, the winner
 * of a trick simply collects it, even if they hold a bomb of the wished rank. A second difference has no option;
 * `evadesWish` in `candidates.ts` handles it.
 */
export const BSW_RULES: RulesRequest & { readonly variant: 'nanjing' } = {
  variant: 'nanjing',
  options: { wishOwnTrickBomb: 'exempt' },
};

export const bswRules = rulesFor(BSW_RULES.variant, BSW_RULES.options);
