import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy.tsx';
import { words } from './words.ts';

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode);

interface Props {
  readonly link: string;
  readonly label: string;
}

/** A link to be copied, shared or read by a camera. */
export function ShareLink({ link, label }: Props) {
  const { invite } = words();
  const isCopied = useSignal(false);
  const showsCode = useSignal(false);
  const copy = async (field: HTMLInputElement | null) => {
    isCopied.value = await copyText(link, field);
  };
  return (
    <div class="share">
      <input
        class="share__link"
        type="text"
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="online__ways">
        <button
          type="button"
          class="button button--small"
          onClick={(event) =>
            void copy(event.currentTarget.closest('.share')?.querySelector('input') ?? null)
          }
        >
          {isCopied.value ? invite.copied : invite.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button button--small"
            // Whoever shuts the window of the system has shared nothing, and that is all right.
            onClick={() => void navigator.share({ url: link, title: 'Schupf' }).catch(() => {})}
          >
            {invite.share}
          </button>
        )}
        <button
          type="button"
          class="button button--small"
          aria-expanded={showsCode.value}
          onClick={() => {
            showsCode.value = !showsCode.value;
          }}
        >
          {invite.qr}
        </button>
      </p>
      {showsCode.value && <QrCode text={link} label={invite.qrLabel} />}
    </div>
  );
}

/** Over plain http, from a computer in the house, there is no clipboard; then the old way is tried. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
