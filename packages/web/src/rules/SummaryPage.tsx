import { type OptionWords, valueText } from '@schupf/phrasebook';
import { type Rules, rulesFor } from '@schupf/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardSprite } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { type RulesWords, useRulesWords } from '../i18n/page-words.ts';
import { CardRow } from '../sheet/parts/Sheet.tsx';
import type { Paragraph } from './book.ts';
import { combinationName } from './combination-name.ts';
import { differencesOf } from './differences.ts';
import { examplesFor } from './examples.ts';
import { rulesAddress } from './rules-address.ts';
import { rulesFrom, type SummaryPart, summaryOf } from './summary.ts';
import './SummaryPage.css';

interface Props {
  /** The rules of a table as JSON; null for the standard four-player game. */
  readonly request: string | null;
}

/** The rules on one sheet of A4, to print and put beside the table. */
export function SummaryPage({ request }: Props) {
  const text = useRulesWords();
  const table = rulesFrom(request);
  return (
    <main class="page summary-page" id="main" tabIndex={-1}>
      <CardSprite />
      {text === null ? (
        <p role="status">{words().app.loading}</p>
      ) : (
        <>
          <p class="summary-page__bar">
            <button type="button" class="button button--primary" onClick={() => print()}>
              {text.summary.print}
            </button>
            <a href={rulesAddress.href({ rule: null })}>{text.table.all}</a>
          </p>
          {/* Scrollable areas must be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <section class="summary-page__desk" aria-label={text.summary.title} tabIndex={0}>
            <Paper text={text} rules={table ?? rulesFor('nanjing')} isTable={table !== null} />
          </section>
        </>
      )}
    </main>
  );
}

interface PaperProps {
  readonly text: RulesWords;
  readonly rules: Rules;
  /** Whether to list the options of the table. */
  readonly isTable: boolean;
}

function Paper({ text, rules, isTable }: PaperProps) {
  const paper = useRef<HTMLElement>(null);
  const { games } = words();
  const options = useOptionWords();
  useFit(paper);
  return (
    <article ref={paper} class="summary">
      <header class="summary__header">
        <h1>{text.summary.title}</h1>
        <p>{games.variants[rules.variant].name}</p>
      </header>
      <div class="summary__columns">
        {isTable && options !== null && <OptionsInForce text={text} options={options} rules={rules} />}
        {summaryOf(rules).map((part) => (
          <Part key={part.section} text={text} part={part} />
        ))}
      </div>
    </article>
  );
}

function Part({
  text,
  part: { section, paragraphs },
}: {
  readonly text: RulesWords;
  readonly part: SummaryPart;
}) {
  return (
    <section class="summary__part" data-section={section}>
      <h2>{text.sections[section].title}</h2>
      {paragraphs.map((paragraph) => (
        <ParagraphLine key={paragraph.name} text={text} paragraph={paragraph} />
      ))}
    </section>
  );
}

function ParagraphLine({
  text,
  paragraph: { section, name },
}: {
  readonly text: RulesWords;
  readonly paragraph: Paragraph;
}) {
  const texts: Readonly<Record<string, string>> = text.sections[section];
  const examples = examplesFor(section, name);
  const heading = section === 'combinations' ? combinationName(name) : null;
  return (
    <div class="summary__rule" data-drawn={examples.length > 0}>
      {examples.length > 0 && <CardRow cards={examples} />}
      <p>
        {heading !== null && <b>{`${heading}${words().common.colon} `}</b>}
        {texts[name]}
      </p>
    </div>
  );
}

interface OptionsProps {
  readonly text: RulesWords;
  readonly options: OptionWords;
  readonly rules: Rules;
}

function OptionsInForce({ text, options, rules }: OptionsProps) {
  const names = differencesOf(rules);
  return (
    <section class="summary__part summary__options">
      <h2>{text.summary.options}</h2>
      {names.length === 0 ? (
        <p>{text.table.usual}</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              {options.options[name].name}
              {words().common.colon} <b>{valueText(options, name, rules[name])}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const LARGEST_PT = 9.5;
const SMALLEST_PT = 5;
const STEP_PT = 0.1;

/** Sets the largest text size at which everything fits on the paper, whenever its content may have changed. */
function useFit(paper: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const sheet = paper.current!;
    const columns = sheet.querySelector<HTMLElement>('.summary__columns')!;
    // Printers break lines slightly differently, so some room is left at the bottom.
    sheet.dataset['fitting'] = 'true';
    for (let size = LARGEST_PT; size >= SMALLEST_PT; size -= STEP_PT) {
      sheet.style.setProperty('--size', `${size.toFixed(1)}pt`);
      if (columns.scrollWidth <= columns.clientWidth && columns.scrollHeight <= columns.clientHeight) break;
    }
    delete sheet.dataset['fitting'];
  });
}
