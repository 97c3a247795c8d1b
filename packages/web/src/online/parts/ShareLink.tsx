import type { ComponentChildren } from 'preact';
import { canShare, share } from '../../app/share.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { CopyField } from './CopyField.tsx';

interface Props {
  readonly link: string;
  readonly label: string;
  /** Shared together with the link. */
  readonly message?: string;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** A link to share through the system's share sheet, or to copy. */
export function ShareLink({ link, label, message, children }: Props) {
  const { invite } = words();
  return (
    <div class="share">
      <CopyField
        text={link}
        label={label}
        copy={invite.copy}
        before={
          canShare() && (
            <button type="button" class="button button--small" onClick={() => void share(link, message)}>
              {invite.share}
            </button>
          )
        }
      >
        {children}
      </CopyField>
    </div>
  );
}
