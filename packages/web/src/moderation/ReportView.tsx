import type { Evidence, Phrase, ReportDetails } from '@schupf/protocol';
import { notify } from '../app/notices.ts';
import { copyText } from '../app/share.ts';
import { dateAndTime } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { onlineWords } from '../i18n/page-words.ts';
import { standingWords } from '../i18n/standing-words.ts';
import { replayHref } from '../replay/replay-address.ts';
import { moderationAddress } from './moderation-address.ts';
import { judgeName, PersonLink } from './people.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useAnswer } from './use-answer.tsx';

/** A report, what the server has seen of it, and the decision. */
export function ReportView({ id }: { readonly id: string }) {
  const text = moderationWords();
  const { answer: report, status, reload } = useAnswer<ReportDetails>(`reports/${id}`);
  if (report === null) return status;
  const { at, reason, note, person, reporter, isByServer, evidence, decision, openTable } = report;
  return (
    <>
      <p>
        <a href={moderationAddress.href({ what: 'reports' })}>{text.back}</a>
      </p>
      <section class="panel moderation__section">
        <h2>{standingWords().report.reasons[reason]}</h2>
        <p>{text.reported(person.name, reporter?.name ?? (isByServer ? text.server : text.someone))}</p>
        <p class="text-small text-soft">{dateAndTime(at)}</p>
        {note !== '' && (
          <p>
            <q>{note}</q>
          </p>
        )}
        <p>
          <a href={moderationAddress.href({ what: 'person', id: person.id })}>{text.history(person.name)}</a>
        </p>
      </section>
      <EvidencePanel evidence={evidence} isMatchOver={report.isMatchOver} />
      <section class="panel moderation__section">
        <h2>{text.decide}</h2>
        {decision === null ? (
          <ReasonForm
            path={`reports/${id}/decision`}
            choices={[
              { label: text.uphold, body: { outcome: 'upheld' } },
              { label: text.dismiss, body: { outcome: 'dismissed' } },
            ]}
            onDone={reload}
          />
        ) : (
          <p>
            {text[decision.outcome]} · {text.by(judgeName(decision.by, 'operator'))} ·{' '}
            {dateAndTime(decision.at)}
            <br />
            <q>{decision.reason}</q>
          </p>
        )}
      </section>
      {openTable !== null && (
        <section class="panel moderation__section">
          <h2>{text.closeTable}</h2>
          <p class="text-small text-soft">{text.closeTableText}</p>
          <ReasonForm
            path={`tables/${openTable}/close`}
            choices={[{ label: text.closeTable, body: {}, isDangerous: true }]}
            onDone={reload}
          />
        </section>
      )}
    </>
  );
}

function EvidencePanel({
  evidence,
  isMatchOver,
}: {
  readonly evidence: Evidence;
  readonly isMatchOver: boolean;
}) {
  const text = moderationWords();
  const { name, handle, match, round, moment, players, lines, record } = evidence;
  const { phrases } = onlineWords();
  const known = players.filter((player) => player !== null);
  const copy = () => copyText(record).then(() => notify(text.copied));
  return (
    <section class="panel moderation__section">
      <h2>{text.evidence}</h2>
      <dl class="moderation__facts">
        <dt>{text.nameThen}</dt>
        <dd>
          {name}
          {handle !== null && ` (@${handle})`}
        </dd>
        {known.length > 0 && (
          <>
            <dt>{text.players}</dt>
            <dd>
              {known.map((player, index) => (
                <>
                  {index > 0 && ', '}
                  <PersonLink key={player.id} person={player} />
                </>
              ))}
            </dd>
          </>
        )}
      </dl>
      {lines.length > 0 && (
        <>
          <h3>{text.messages}</h3>
          <ul class="moderation__lines plain-list">
            {lines.map(({ by, at, text: line, isPhrase }) => (
              <li key={`${at} ${by?.id}`}>
                <b>{by?.name ?? text.someone}</b>{' '}
                {isPhrase ? (
                  <span class="text-soft">{text.phrase(phrases[line as Phrase] ?? line)}</span>
                ) : (
                  <span>{line}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {match !== null && (
        <p class="moderation__buttons">
          {isMatchOver ? (
            <a
              class="button"
              href={replayHref({ source: { type: 'server', match }, round: round ?? 1, moment })}
            >
              {text.replay}
            </a>
          ) : (
            <span class="text-soft">{text.matchRunning}</span>
          )}
          {record !== '' && !isMatchOver && (
            <button type="button" class="button" onClick={() => void copy()}>
              {text.rounds}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
