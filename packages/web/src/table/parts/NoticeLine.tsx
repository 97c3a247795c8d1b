import type { Choice } from '@schupf/bots';
import { kingLetter } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { useReasonWords } from '../../i18n/reason-words.ts';
import { rulesAddress } from '../../rules/rules-address.ts';
import { actionText } from '../model/action-text.ts';
import { nameInSentence, seatName } from '../model/names.ts';
import type { Notice, TableSession } from '../state/table-session.ts';
import { useTableMark } from './table-marks.ts';

/** Why something was refused, with the rule, or what a bot would do and why. */
export function NoticeLine({ session }: { readonly session: TableSession }) {
  const notice = session.notice.value;
  useTableMark('notice', notice === null ? null : '');
  const isHint = notice?.type === 'hint';
  return (
    <>
      {/* Always there: a live region that is inserted together with its text is not read. An alert is. */}
      <div class={isHint ? 'note table-notice' : 'visually-hidden'} role="status">
        {isHint ? <Content session={session} notice={notice} /> : null}
      </div>
      {notice === null || isHint ? null : (
        <div class="note table-notice" role="alert">
          <Content session={session} notice={notice} />
        </div>
      )}
    </>
  );
}

interface NoticeProps {
  readonly session: TableSession;
  readonly notice: Notice;
}

function Content({ session, notice }: NoticeProps) {
  const { table } = words();
  const rule = notice.type === 'refusal' ? notice.refusal.rule : null;
  return (
    <>
      <span>
        <Text session={session} notice={notice} />
      </span>
      {rule === null ? null : (
        <a class="table-notice__rule" href={rulesAddress.href({ rule })}>
          {table.why}
        </a>
      )}
      <button
        type="button"
        class="button button--small button--quiet"
        aria-label={table.close}
        onClick={() => {
          session.notice.value = null;
        }}
      >
        ×
      </button>
    </>
  );
}

/** The most important reasons come first, and a phone has few lines. */
const MAX_REASONS = 2;

function Text({ session, notice }: NoticeProps) {
  const { table, refusals } = words();
  switch (notice.type) {
    case 'refusal':
      return <>{refusals.sentences[notice.refusal.code]}</>;
    case 'unavailable':
      return <>{table.unavailable}</>;
    case 'unclear':
      return <>{table.unclear(kingLetter())}</>;
    case 'time-up':
      return <>{words().events.timeUp}</>;
    case 'hint':
      return <Hint session={session} choice={notice.choice} />;
  }
}

function Hint({ session, choice }: { readonly session: TableSession; readonly choice: Choice | null }) {
  const reasonWords = useReasonWords();
  if (choice === null) return <>{words().table.noHint}</>;
  const reasons = choice.reasons
    .slice(0, MAX_REASONS)
    .flatMap((reason) => reasonWords?.why(reason, (seat) => nameInSentence(seatName(session, seat))) ?? []);
  return (
    <>
      {words().table.hintIs(actionText(choice.action, session.view, (seat) => seatName(session, seat)))}
      {reasons.length > 0 && ` – ${words().common.remarks(reasons)}`}
    </>
  );
}
