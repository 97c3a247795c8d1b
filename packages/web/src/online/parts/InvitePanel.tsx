import { lazy } from '../../app/lazy.tsx';
import { absolute } from '../../app/router.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { InviteFriends } from '../../people/parts/lazy-invite-friends.ts';
import { tablePath } from '../online-addresses.ts';
import { ShareLink } from './ShareLink.tsx';

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode, { quiet: true });

interface Props {
  readonly code: string;
  /** The ids of the people who sit at the table. */
  readonly seated: readonly string[];
  /** Whether the person may invite friends: those who sit there may, and the host. */
  readonly mayInviteFriends: boolean;
}

/** The code of a table, its link to share, copy or scan, and friends to invite. */
export function InvitePanel({ code, seated, mayInviteFriends }: Props) {
  const { invite } = words();
  const link = absolute(tablePath(code));
  return (
    <section class="invite" aria-labelledby="invite-title">
      <div class="invite__words">
        <h2 id="invite-title">{invite.title}</h2>
        <p class="invite__code">{readable(code)}</p>
        <p class="invite__text">{invite.text}</p>
      </div>
      <QrCode text={link} label={invite.qrLabel} />
      <ShareLink link={link} label={invite.link} message={invite.message} />
      {mayInviteFriends && <InviteFriends table={code} seated={seated} />}
    </section>
  );
}

/** The code in capitals and two groups, for reading aloud. The app also accepts it in this form. */
function readable(code: string): string {
  return `${code.slice(0, 5)} ${code.slice(5)}`.toUpperCase();
}
