import type { Unclear } from '@schupf/phrasebook';
import type { Speech } from '../telling/speech.ts';

/** Why a typed line can't be read, for a person. */
export function explainUnclear(problem: Unclear, { terminal, vocabulary }: Speech): string {
  const { unclear } = terminal;
  switch (problem.code) {
    case 'too-long':
      return unclear.tooLong;
    case 'no-rank':
      return unclear.noRank(`1 ${vocabulary.word('wish')} 8`);
    case 'no-name':
      return unclear.noName;
    case 'no-cards':
      return unclear.noCards;
    case 'ambiguous':
      return unclear.ambiguous(
        problem.word,
        problem.orders.map((order) => vocabulary.order(order)),
      );
    case 'unknown':
      return unclear.unknown(problem.word, vocabulary.order('help'));
  }
}
