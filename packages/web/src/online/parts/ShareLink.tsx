import { useSignal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { CopyField } from './CopyField.tsx';

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode);

interface Props {
  readonly link: string;
  readonly label: string;
  /** Shared together with the link. */
  readonly message?: string;
}

/** A link to copy, share or scan. */
export function ShareLink({ link, label, message }: Props) {
  const { invite } = words();
  const showsCode = useSignal(false);
  return (
    <div class="share">
      <CopyField text={link} label={label} copy={invite.copy}>
        {'share' in navigator && (
          <button
            type="button"
            class="button button--small"
            // Closing the system's share sheet is not an error.
            onClick={() =>
              void navigator
                .share({ url: link, title: 'Schupf', ...(message && { text: message }) })
                .catch(() => {})
            }
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
      </CopyField>
      {showsCode.value && <QrCode text={link} label={invite.qrLabel} />}
    </div>
  );
}
