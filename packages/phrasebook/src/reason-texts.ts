import type { Reason, ReasonCode } from '@schupf/bots';
import type { Rank, Seat } from '@schupf/rules';

interface ReasonTexts {
  /** Phrases that complete "…, because". */
  readonly phrases: { readonly [Code in ReasonCode]: string };
  /** The same for reasons that mention a player, a rank or points. */
  readonly getsLead: (name: string | null) => string;
  readonly gaveRank: (rank: Rank) => string;
  readonly lacksRank: (rank: Rank) => string;
  readonly didBetter: (points: number) => string;
  readonly promises: (points: number) => string;
  readonly costs: (points: number) => string;
}

/** Explains a bot's choice. `nameOf` returns null for the reader, whom the sentence addresses. */
export function reasonWords(texts: ReasonTexts) {
  return {
    phrases: texts.phrases,
    why: ({ code, rank, value = 0, seat }: Reason, nameOf: (seat: Seat) => string | null): string => {
      switch (code) {
        case 'dog-to-partner':
          return seat === undefined ? texts.phrases[code] : texts.getsLead(nameOf(seat));
        case 'wish-for-given-card':
          return rank === undefined ? texts.phrases[code] : texts.gaveRank(rank);
        case 'wish-for-missing-rank':
          return rank === undefined ? texts.phrases[code] : texts.lacksRank(rank);
        case 'best-in-simulated-rounds':
          return value > 1 ? texts.didBetter(value) : texts.phrases[code];
        case 'expects-most':
          if (value > 1) return texts.promises(value);
          return value < -1 ? texts.costs(-value) : texts.phrases[code];
        default:
          return texts.phrases[code];
      }
    },
  };
}
