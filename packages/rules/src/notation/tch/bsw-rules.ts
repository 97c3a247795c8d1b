import { type RulesRequest, rulesFor } from '../../rules.ts';

/**
 * The rules of BrettspielWelt as far as its logs show them: our defaults with one exception. There the winner of a
 * trick simply collects it, even when they hold a bomb of the wished rank. Another difference has no option and is
 * handled by `evadesWish` in `candidates.ts`.
 */
export const BSW_RULES: RulesRequest & { readonly variant: 'nanjing' } = {
  variant: 'nanjing',
  options: { wishOwnTrickBomb: 'exempt' },
};

export const bswRules = rulesFor(BSW_RULES.variant, BSW_RULES.options);
