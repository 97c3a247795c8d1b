import type { SeatView } from '@schupf/replay';
import { OneOf } from '../app/fields.tsx';
import { replayWords } from '../i18n/page-words.ts';
import { nameInSentence, playerName } from '../table/model/names.ts';
import type { TableSession } from '../table/state/table-session.ts';

const VISIBLE_HANDS = ['all', 'seen'] as const;

interface Props {
  readonly session: TableSession;
  readonly view: SeatView;
  readonly onChange: (view: SeatView) => void;
}

/** Whether all hands are shown, or only those that the player in front saw at the time. */
export function HandsChoice({ session, view, onChange }: Props) {
  const text = replayWords();
  const seen =
    view.front === session.me ? text.asISaw : text.asTheySaw(nameInSentence(playerName(session, view.front)));
  return (
    <div class="replay__hands">
      <OneOf
        label={text.hands}
        values={VISIBLE_HANDS}
        value={view.all ? 'all' : 'seen'}
        name={(hands) => (hands === 'all' ? text.allHands : seen)}
        onChoose={(hands) => onChange({ ...view, all: hands === 'all' })}
      />
    </div>
  );
}
