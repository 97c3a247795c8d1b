import { letterOf } from '../cards/letters.ts';
import { useTurnWords } from '../i18n/turn-words.ts';
import type { TableSession } from '../table/state/table-session.ts';
import { passingText } from './pass-conditions.ts';

/** By correspondence: passes in advance, or shows until when the player does, which they can take back. */
export function PassAhead({ session }: { readonly session: TableSession }) {
  const text = useTurnWords();
  if (text === null) return null;
  const { passing } = text;
  const pass = session.conditionalPass.value;
  if (pass !== null) {
    const { until } = pass;
    return (
      <button
        type="button"
        class="chip"
        aria-pressed="true"
        title={passing.withdraw}
        aria-description={passing.withdraw}
        onClick={() => void session.withdrawPass()}
      >
        {passingText(until, until.type === 'higher' ? letterOf(until.than) : '', passing)}
        <span aria-hidden="true">×</span>
      </button>
    );
  }
  if (!session.mayPassAhead.value) return null;
  return (
    <button
      type="button"
      class="chip"
      title={passing.help}
      aria-description={passing.help}
      onClick={() => {
        session.choosesPass.value = true;
      }}
    >
      {passing.open}
    </button>
  );
}
