import { useSignal } from '@preact/signals';
import type { LegalText } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { titled, useTitle } from '../app/page.tsx';
import { absolute } from '../app/router.ts';
import { useArrivalAt } from '../app/use-arrival.ts';
import { language, shellWords } from '../i18n/language.ts';
import { legalWords as words } from '../i18n/legal-words.ts';
import { LegalLinks } from './LegalLinks.tsx';
import type { LegalParams } from './legal-address.ts';
import { Markdown } from './Markdown.tsx';
import { parseMarkdown } from './markdown.ts';

type Shown = LegalText | 'loading' | 'missing' | 'failed';

/** A text of the operator, in the player's language if there is one. */
export function LegalPage({ name }: LegalParams) {
  const main = useRef<HTMLElement>(null);
  useTitle(titled(words().titles[name]));
  useArrivalAt(name, main);
  return (
    <main class="page page--narrow" id="main" tabIndex={-1} ref={main}>
      <Text key={name} name={name} />
      <LegalLinks />
    </main>
  );
}

function Text({ name }: LegalParams) {
  const text = words();
  const shown = useSignal<Shown>('loading');
  const wanted = language.value;
  useEffect(() => {
    const stop = new AbortController();
    void read(name, wanted, stop.signal).then((found) => {
      if (!stop.signal.aborted) shown.value = found;
    });
    return () => stop.abort();
  }, [name, wanted, shown]);
  const current = shown.value;
  if (typeof current === 'object')
    return (
      <article class="paper legal" lang={current.language ?? undefined}>
        <Markdown blocks={parseMarkdown(current.text)} />
      </article>
    );
  return (
    <>
      <h1>{text.titles[name]}</h1>
      <p role="status">{current === 'loading' ? shellWords().app.loading : text[current]}</p>
    </>
  );
}

async function read(name: string, wanted: string, signal: AbortSignal): Promise<Shown> {
  try {
    const response = await fetch(absolute(`api/legal/${name}?language=${wanted}`), { signal });
    if (response.ok) return (await response.json()) as LegalText;
    return response.status === 404 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}
