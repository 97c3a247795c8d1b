import type { SanctionDetails } from '@schupf/protocol';
import { moderationWords } from '../i18n/moderation-words.ts';
import { PersonLink } from './people.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { SanctionLine } from './SanctionLine.tsx';
import { useAnswer } from './use-answer.tsx';

export function AppealList() {
  const text = moderationWords();
  const { answer, status, reload } = useAnswer<{ readonly appeals: readonly SanctionDetails[] }>('appeals');
  if (answer === null) return status;
  if (answer.appeals.length === 0) return <p class="text-soft">{text.noAppeals}</p>;
  return (
    <ul class="moderation__list plain-list">
      {answer.appeals.map((sanction) => (
        <li class="panel moderation__section" key={sanction.id}>
          <h2>
            <PersonLink person={sanction.person} />
          </h2>
          <SanctionLine sanction={sanction} />
          <ReasonForm
            path={`appeals/${sanction.id}/decision`}
            field="answer"
            choices={[
              { label: text.accept, body: { outcome: 'lifted' } },
              { label: text.decline, body: { outcome: 'upheld' } },
            ]}
            onDone={reload}
          />
        </li>
      ))}
    </ul>
  );
}
