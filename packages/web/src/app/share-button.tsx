import { useSignal } from '@preact/signals';
import './share-button.css';

interface Props {
  readonly text: string;
  readonly words: { readonly share: string; readonly copied: string; readonly shareText: string };
  readonly class: string;
}

/** Shares a result as text. If neither sharing nor copying is allowed, it shows the text. */
export function ShareButton({ text, words, class: look }: Props) {
  const done = useSignal<'copied' | 'shown' | null>(null);
  const share = async () => {
    // Closing the system's share sheet is not an error.
    if (typeof navigator.share === 'function') return navigator.share({ text }).catch(() => {});
    try {
      await navigator.clipboard.writeText(text);
      done.value = 'copied';
    } catch {
      done.value = 'shown';
    }
  };
  return (
    <>
      <button type="button" class={look} onClick={() => void share()}>
        <span aria-live="polite">{done.value === 'copied' ? words.copied : words.share}</span>
      </button>
      {done.value === 'shown' && (
        <textarea class="share-text" readOnly rows={3} aria-label={words.shareText} value={text} />
      )}
    </>
  );
}
