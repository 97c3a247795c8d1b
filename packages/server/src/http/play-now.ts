import { defaultBot } from '@schupf/bots';
import type { NewTable } from '@schupf/protocol';
import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/** A table for someone who wants to play right now: it starts with bots, and people who join replace them. */
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
    startsImmediately: true,
    freeChat: false,
    handsAfter: null,
  };
}
