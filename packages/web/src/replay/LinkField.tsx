import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { canShare, copyText, share } from '../app/share.ts';
import { replayWords } from '../i18n/page-words.ts';

/** A link to read, with a button to copy it. */
export function LinkField({ link }: { readonly link: string }) {
  const text = replayWords();
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<string | null>(null);
  return (
    <p class="replay-share__link">
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={text.link}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button button--small"
        onClick={() =>
          void copyText(link, field.current).then((done) => {
            copied.value = done ? link : null;
          })
        }
      >
        {copied.value === link ? text.copiedShort : text.copy}
      </button>
    </p>
  );
}

/**
 * Opens the system's share sheet. If there is none, or the browser refuses to open it, copies the link instead. Null if
 * the reader closes the share sheet, or if the browser refuses to copy as well.
 */
export async function shareOrCopy(link: string, message: string): Promise<'shared' | 'copied' | null> {
  const answer = canShare() ? await share(link, message) : 'refused';
  if (answer !== 'refused') return answer === 'shared' ? answer : null;
  return (await copyText(link)) ? 'copied' : null;
}
