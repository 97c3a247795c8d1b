import { useSignal } from '@preact/signals';
import { RECOVERY_CODE_GROUP } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../../app/save-record.ts';
import { copyText } from '../../app/share.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { newCodes } from '../state/account.ts';
import './NewCodes.css';

/** New recovery codes, with ways to keep them. The rest of the page waits until the player says that they are safe. */
export function NewCodes({ codes, name }: { readonly codes: readonly string[]; readonly name: string }) {
  const { codes: text } = accountWords();
  const isCopied = useSignal(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const groups = new RegExp(`.{${RECOVERY_CODE_GROUP}}(?=.)`, 'g');
  const shown = codes.map((code) => code.replace(groups, '$&-'));
  const paper = text.paper(name, location.host);
  const all = `${paper}\n\n${shown.join('\n')}\n`;
  const copy = async () => {
    isCopied.value = await copyText(all);
  };
  return (
    <section class="panel me codes" aria-labelledby="codes-title">
      <h2 id="codes-title" ref={title} tabIndex={-1}>
        {text.shown}
      </h2>
      <p class="codes__lead">{text.lead}</p>
      <p class="codes__paper">{paper}</p>
      <ol class="codes__list plain-list">
        {shown.map((code) => (
          <li key={code}>
            <code class="codes__code">{code}</code>
          </li>
        ))}
      </ol>
      <p class="online__actions codes__actions">
        {'clipboard' in navigator && (
          <button type="button" class="button" onClick={() => void copy()}>
            {isCopied.value ? text.copied : text.copy}
          </button>
        )}
        <button type="button" class="button" onClick={() => print()}>
          {text.print}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile(new Blob([all], { type: 'text/plain;charset=utf-8' }), 'schupf-codes.txt')}
        >
          {text.download}
        </button>
      </p>
      <p class="codes__actions">
        <button
          type="button"
          class="button button--primary"
          onClick={() => {
            newCodes.value = null;
          }}
        >
          {text.done}
        </button>
      </p>
    </section>
  );
}
