import { useEffect, useRef } from 'preact/hooks';
import { useFocusKept } from '../app/keep-focus.ts';
import { titled, useTitle } from '../app/page.tsx';
import { moderationWords } from '../i18n/moderation-words.ts';
import { ConfirmIdentity } from '../online/me/ConfirmIdentity.tsx';
import { askWhoIAm } from '../online/state/me.ts';
import { AppealList } from './AppealList.tsx';
import { DecisionLog } from './DecisionLog.tsx';
import { HistoryView } from './HistoryView.tsx';
import { MODERATION_LISTS, type ModerationParams, moderationAddress } from './moderation-address.ts';
import { ReportList } from './ReportList.tsx';
import { ReportView } from './ReportView.tsx';
import './ModerationPage.css';

/** Reports, appeals, people and the log, for moderators. */
export function ModerationPage(params: ModerationParams) {
  const text = moderationWords();
  useTitle(titled(text.title));
  useEffect(() => void askWhoIAm(), []);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <main class="page page--narrow moderation" id="main" tabIndex={-1} ref={main}>
      <h1>{text.title}</h1>
      <nav class="moderation__lists" aria-label={text.title}>
        {MODERATION_LISTS.map((what) => (
          <a
            key={what}
            class="button button--small"
            href={moderationAddress.href({ what })}
            aria-current={params.what === what ? 'page' : undefined}
          >
            {text.lists[what]}
          </a>
        ))}
      </nav>
      <Content key={keyOf(params)} {...params} />
      <ConfirmIdentity />
    </main>
  );
}

/** Lists, reports and people do not share what they have loaded. */
function keyOf(params: ModerationParams): string {
  return 'id' in params ? `${params.what} ${params.id}` : params.what;
}

function Content(params: ModerationParams) {
  switch (params.what) {
    case 'reports':
      return <ReportList />;
    case 'appeals':
      return <AppealList />;
    case 'log':
      return <DecisionLog />;
    case 'report':
      return <ReportView id={params.id} />;
    case 'person':
      return <HistoryView id={params.id} />;
  }
}
