import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import { PassAhead } from './lazy-parts.tsx';
import './WaitingTools.css';

interface Props {
  readonly session: TableSession;
}

/** What a player can do while others play: pass until the next trick, or ask for time to think about a bomb. */
export function WaitingTools({ session }: Props) {
  return (
    <div class="chips chips--tools">
      <TimeOut session={session} />
      {session.isByDays.value ? <PassAhead session={session} /> : <PassTrick session={session} />}
    </div>
  );
}

function TimeOut({ session }: Props) {
  const { table } = words();
  if (session.isHolding.value)
    return (
      <button type="button" class="chip" onClick={() => void session.command({ type: 'end-hold' })}>
        {table.goOn}
      </button>
    );
  if (!session.mayAskForTime.value) return null;
  const help = table.holdHelp(session.status.chairs[session.me]!.holdsLeft);
  return (
    <button
      type="button"
      class="chip time-out"
      aria-label={table.holdForBomb}
      title={help}
      aria-description={help}
      onClick={() => void session.command({ type: 'hold' })}
    >
      <svg class="time-out__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 13V6.500a1.500 1.500 0 0 1 3 0V11M10 11V4.500a1.500 1.500 0 0 1 3 0V11M13 11V5.500a1.500 1.500 0 0 1 3 0V12M16 12V8.500a1.500 1.500 0 0 1 3 0V14c0 4-2.500 7-6.500 7-3 0-4.500-1.300-6-3.800L4.300 13.500a1.500 1.500 0 0 1 2.600-1.500L8 14" />
      </svg>
    </button>
  );
}

function PassTrick({ session: { autoPass } }: Props) {
  const { table } = words();
  const isOn = autoPass.isOn.value;
  if (!isOn && !autoPass.isPossible.value) return null;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={isOn}
      title={table.autoPassHelp}
      aria-description={table.autoPassHelp}
      onClick={() => autoPass.toggle()}
    >
      {table.autoPass}
      {isOn ? <span aria-hidden="true">×</span> : null}
    </button>
  );
}
