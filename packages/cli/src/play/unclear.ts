import type { Unclear } from '@schupf/phrasebook';
import type { Speech } from '../output/speech.ts';

/** Tells a person why a typed line could not be read. */
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
        problem.commands.map((command) => vocabulary.command(command)),
      );
    case 'unknown':
      return unclear.unknown(problem.word, vocabulary.command('help'));
  }
}
