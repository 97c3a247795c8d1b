import { useSignal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { ShareLink } from './ShareLink.tsx';

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode);

interface Props {
  readonly link: string;
  readonly label: string;
  readonly message?: string;
}

/** A link to share, with its QR code on demand. */
export function ShareLinkWithCode({ link, label, message }: Props) {
  const { invite } = words();
  const showsCode = useSignal(false);
  return (
    <>
      <ShareLink link={link} label={label} {...(message === undefined ? {} : { message })}>
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
      </ShareLink>
      {showsCode.value && <QrCode text={link} label={invite.qrLabel} />}
    </>
  );
}
