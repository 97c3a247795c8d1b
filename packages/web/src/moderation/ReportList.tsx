import type { ReportSummary } from '@schupf/protocol';
import { dateAndTime } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { standingWords } from '../i18n/standing-words.ts';
import { moderationAddress } from './moderation-address.ts';
import { useAnswer } from './use-answer.tsx';

export function ReportList() {
  const { answer, status } = useAnswer<{ readonly reports: readonly ReportSummary[] }>('reports');
  if (answer === null) return status;
  return <Reports reports={answer.reports} ifEmpty={moderationWords().noReports} />;
}

interface Props {
  readonly reports: readonly ReportSummary[];
  readonly ifEmpty: string;
}

export function Reports({ reports, ifEmpty }: Props) {
  const text = moderationWords();
  const { reasons } = standingWords().report;
  if (reports.length === 0) return <p class="text-soft">{ifEmpty}</p>;
  return (
    <ul class="moderation__list plain-list">
      {reports.map(({ id, at, reason, note, person, reporter, isByServer, decision }) => (
        <li key={id}>
          <a class="panel moderation__item" href={moderationAddress.href({ what: 'report', id })}>
            <b>{reasons[reason]}</b>
            <span>
              {text.reported(person.name, reporter?.name ?? (isByServer ? text.server : text.someone))}
            </span>
            {note !== '' && <q>{note}</q>}
            <span class="text-small text-soft">
              {dateAndTime(at)}
              {decision !== null && ` · ${text[decision.outcome]}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
