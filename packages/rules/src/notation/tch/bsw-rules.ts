import { type RulesRequest, rulesFor } from '../../rules.ts';

/**
 * The rules BrettspielWelt plays by, as far as its logs show them: the platform's own but for one. There the winner
 * of a trick simply collects it; nobody makes him bomb it first because he holds a bomb of the wished rank. What else
 * differs has no option and is done another way: see `evadesWish` in `candidates.ts`.
 */
export const BSW_RULES: RulesRequest & { readonly variant: 'nanjing' } = {
  variant: 'nanjing',
  options: { wishOwnTrickBomb: 'exempt' },
};

export const bswRules = rulesFor(BSW_RULES.variant, BSW_RULES.options);
