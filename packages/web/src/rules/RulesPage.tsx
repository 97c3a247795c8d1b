import { useEffect, useRef } from 'preact/hooks';
import { CardSprite } from '../cards/CardFace.tsx';
import { courseAddress } from '../course/course-addresses.ts';
import { words } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { type RulesWords, useRulesWords } from '../i18n/page-words.ts';
import { CardRow } from '../sheet/parts/Sheet.tsx';
import { type Paragraph, paragraphOf, paragraphsOf, SECTIONS, type Section } from './book.ts';
import { combinationName } from './combination-name.ts';
import { examplesFor } from './examples.ts';
import { optionsOfRule } from './options-of-rule.ts';
import { rulesAddress } from './rules-address.ts';
import { summaryAddress } from './summary-address.ts';
import './RulesPage.css';

interface Props {
  /** The rule or section to show; null for the beginning. */
  readonly rule: string | null;
}

/** The rules in brief. Refusals link to the paragraph about their rule. */
export function RulesPage({ rule }: Props) {
  const text = useRulesWords();
  const page = useRef<HTMLElement>(null);
  const isLoaded = text !== null;
  useEffect(() => {
    if (rule === null) return;
    const target = page.current?.querySelector<HTMLElement>('[data-wanted="true"]');
    target?.scrollIntoView({ block: target.matches('p') ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  }, [rule, isLoaded]);
  return (
    <main ref={page} class="page rules-page" id="main" tabIndex={-1}>
      <CardSprite />
      {text === null ? (
        <p role="status">{words().app.loading}</p>
      ) : (
        <>
          <header class="rules-page__header">
            <h1>{text.title}</h1>
            <p class="text-soft">{text.lead}</p>
            <p>
              <a href={summaryAddress.href({ request: null })}>{text.summary.link}</a>
              {' · '}
              <a href={courseAddress.href({})}>{words().home.newcomer.learn}</a>
            </p>
            {rule !== null && paragraphOf(rule) !== null && (
              <button type="button" class="button button--small" onClick={() => history.back()}>
                {words().common.back}
              </button>
            )}
          </header>
          <nav class="rules-page__contents" aria-label={text.contents}>
            {SECTIONS.map((section) => (
              <a key={section} class="chip" href={rulesAddress.href({ rule: section })}>
                {text.sections[section].title}
              </a>
            ))}
          </nav>
          <div class="rules-page__sections">
            {SECTIONS.map((section) => (
              <SectionPart key={section} text={text} section={section} rule={rule} />
            ))}
          </div>
        </>
      )}
    </main>
  );
}

interface PartProps extends Props {
  readonly text: RulesWords;
  readonly section: Section;
}

function SectionPart({ text, section, rule }: PartProps) {
  return (
    <section class="panel rules-page__section" data-section={section}>
      <h2 tabIndex={-1} data-wanted={rule === section}>
        {text.sections[section].title}
      </h2>
      {paragraphsOf(section).map((paragraph) => (
        <ParagraphPart
          key={paragraph.name}
          text={text}
          paragraph={paragraph}
          wanted={rule !== null && paragraph.rules.includes(rule) ? rule : null}
        />
      ))}
    </section>
  );
}

interface ParagraphProps {
  readonly text: RulesWords;
  readonly paragraph: Paragraph;
  /** The rule to show, if this paragraph covers it. */
  readonly wanted: string | null;
}

function ParagraphPart({ text, paragraph: { section, name }, wanted }: ParagraphProps) {
  const texts: Readonly<Record<string, string>> = text.sections[section];
  const examples = examplesFor(section, name);
  const heading = section === 'combinations' ? combinationName(name) : null;
  return (
    <div class="rules-page__rule" data-drawn={examples.length > 0}>
      {examples.length > 0 && <CardRow cards={examples} />}
      <p tabIndex={-1} data-wanted={wanted !== null}>
        {heading !== null && <b>{`${heading}${words().common.colon} `}</b>}
        {texts[name]}
        {wanted !== null && <OptionsOfRule rule={wanted} text={text} />}
      </p>
    </div>
  );
}

/** The options that change a rule. */
function OptionsOfRule({ rule, text }: { readonly rule: string; readonly text: RulesWords }) {
  const options = useOptionWords();
  const names = optionsOfRule(rule);
  if (options === null || names.length === 0) return null;
  return (
    <span class="rules-page__options">
      {text.table.otherwise}{' '}
      {names.map((name) => (
        <span key={name}>
          <b>{options.options[name].name}.</b> {options.options[name].text}{' '}
        </span>
      ))}
    </span>
  );
}
