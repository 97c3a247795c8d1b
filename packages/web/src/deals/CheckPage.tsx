import { useSignal } from '@preact/signals';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { verifyDeals } from '@schupf/table';
import { useEffect, useId, useRef } from 'preact/hooks';
import { titled, useTitle } from '../app/page.tsx';
import { dealsWords } from '../i18n/deals-words.ts';
import { loadMatch } from '../replay/load.ts';
import type { ReplaySource } from '../replay/replay-address.ts';
import { DealsReport } from './DealsReport.tsx';

type Shown =
  | { readonly type: 'record'; readonly record: GameRecord }
  | { readonly type: 'problem'; readonly text: string };

/** Computes the deals of a match on this device, from its record alone. */
export function CheckPage({ source }: { readonly source: ReplaySource | null }) {
  const { page, checking } = dealsWords();
  const shown = useSignal<Shown | null>(null);
  const pasted = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useTitle(titled(page.title));
  useEffect(() => {
    if (source === null) return;
    void loadMatch(source)
      .then((found) => {
        if (found.ok) shown.value = { type: 'record', record: found.past.record };
      })
      // Nothing answers; the reader can still choose a file.
      .catch(() => {});
  }, []);
  const check = (text: string) => {
    const read = parseRecord(text);
    shown.value = read.ok
      ? { type: 'record', record: read.record }
      : { type: 'problem', text: dealsWords().page.unreadable(read.place.line, read.problem) };
  };
  const checkFile = async (file: File | undefined) => {
    if (file !== undefined) check(await file.text());
  };
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{page.title}</h1>
      <p>{page.intro}</p>
      <Result shown={shown.value} isLoading={source !== null && shown.value === null} loading={checking} />
      <fieldset
        class="check__drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void checkFile(event.dataTransfer?.files[0]);
        }}
      >
        <p>{page.drop}</p>
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {page.choose}
        </button>
        <input
          ref={input}
          type="file"
          accept=".schupf,text/plain"
          hidden
          onChange={({ currentTarget }) => {
            void checkFile(currentTarget.files?.[0]);
            // Otherwise the same file could not be chosen again.
            currentTarget.value = '';
          }}
        />
        <label for={id}>{page.paste}</label>
        <textarea
          id={id}
          class="check__text"
          spellcheck={false}
          value={pasted.value}
          onInput={({ currentTarget }) => {
            pasted.value = currentTarget.value;
          }}
        />
        <button
          type="button"
          class="button button--primary"
          aria-disabled={pasted.value.trim() === ''}
          onClick={() => {
            if (pasted.value.trim() !== '') check(pasted.value);
          }}
        >
          {page.check}
        </button>
      </fieldset>
      <List title={page.provesTitle} items={page.proves} />
      <List title={page.provesNotTitle} items={page.provesNot} />
    </main>
  );
}

interface ResultProps {
  readonly shown: Shown | null;
  readonly isLoading: boolean;
  readonly loading: string;
}

function Result({ shown, isLoading, loading }: ResultProps) {
  if (shown === null) return isLoading ? <p role="status">{loading}</p> : null;
  if (shown.type === 'problem')
    return (
      <p class="note" role="alert">
        {shown.text}
      </p>
    );
  return <DealsReport verdict={verifyDeals(shown.record)} names={shown.record.names} />;
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="check__list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
