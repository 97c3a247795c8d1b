import { defaultBot } from '@schupf/bots';
import type { NewTable } from '@schupf/protocol';
import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/** A table for whoever wants to play now: it begins at once, and people who come take the places of bots. */
export function playNowTable(variant: Variant): NewTable {
  const bots = Array.from({ length: VARIANT_FACTS[variant].players.min - 1 }, () => ({
    type: 'bot' as const,
    name: defaultBot(variant),
  }));
  return {
    rules: { variant },
    speed: 'normal',
    visibility: 'open',
    chairs: [null, ...bots],
    startsAtOnce: true,
    freeChat: false,
    handsAfter: null,
  };
}
