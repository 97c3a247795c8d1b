import { casesText } from '@schupf/phrasebook';
import type { CallFigures } from '@schupf/protocol';
import { COMPARED, type Figures, isCompared, NO_FIGURES } from '@schupf/review/statistics';
import { locale, shellWords } from '../../i18n/language.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { statisticsWords } from '../../i18n/statistics-words.ts';
import { FigureTables } from '../../statistics/FigureTables.tsx';
import type { SectionTitle } from './section-title.ts';

interface Props {
  readonly calls: readonly CallFigures[];
  /** The name of the person; null if they are looking at their own. */
  readonly name: string | null;
  readonly Title: SectionTitle;
}

/** How a person calls in each game, beside others. */
export function CallFigureTables({ calls, name, Title }: Props) {
  const { texts, page } = statisticsWords();
  const { games } = shellWords();
  const played = calls.filter(({ rounds }) => rounds > 0);
  return (
    <section class="profile__section">
      <Title>{words().figures}</Title>
      {played.length === 0 && <p class="text-soft">{words().noFigures}</p>}
      {played.map((figures) => {
        const { variant, rounds } = figures;
        return (
          <div key={variant} class="profile__section">
            <h3>{games.variants[variant].name}</h3>
            <p class="text-soft text-small">
              {texts.rounds(rounds, casesText(locale(), rounds, 'standard'))} · {page.small}
            </p>
            <FigureTables
              figures={tallied(figures)}
              others={isCompared(variant) ? COMPARED : []}
              {...(name === null ? {} : { name })}
            />
          </div>
        );
      })}
    </section>
  );
}

function tallied({ rounds, tichuCalled, tichuMade, grandCalled, grandMade }: CallFigures): Figures {
  const share = (cases: number, sum: number) => ({ cases, sum, squares: sum });
  return {
    ...NO_FIGURES,
    'tichu-called': share(rounds, tichuCalled),
    'tichu-made': share(tichuCalled, tichuMade),
    'grand-called': share(rounds, grandCalled),
    'grand-made': share(grandCalled, grandMade),
  };
}
