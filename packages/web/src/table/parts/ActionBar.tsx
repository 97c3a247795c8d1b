import type { Call, Seat } from '@schupf/rules';
import { hasSeat, isBomb, NO_SEAT } from '@schupf/rules';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { cardsLeft } from '../model/cards-left.ts';
import { seatName } from '../model/names.ts';
import { turnChoices } from '../model/plays.ts';
import type { MainAction } from '../state/main-action.ts';
import type { TableSession } from '../state/table-session.ts';
import { BombButton } from './BombButton.tsx';
import { Choosers, PassChooser } from './lazy-parts.tsx';
import { useTableMark } from './table-marks.ts';
import './ActionBar.css';

interface Props {
  readonly session: TableSession;
}

/** The buttons for Tichu and bombs, which are possible out of turn. On a phone they are above the hand. */
export function Calls({ session }: Props) {
  const { phase } = session.view.open;
  if (session.question.value !== null || phase === 'grand' || phase === 'take') return <div class="calls" />;
  return (
    <div class="calls">
      {phase === 'play' && !isHeld(session) ? <BombButton session={session} /> : null}
      <Tichu session={session} />
    </div>
  );
}

/** The possible actions. Buttons never move; the main one shows what it will do, or why it cannot. */
export function ActionBar({ session }: Props) {
  const { phase } = session.view.open;
  if (session.question.value !== null) return <Choosers session={session} />;
  if (session.choosesPass.value) return <PassChooser session={session} />;
  if (phase === 'gift') return <Gift session={session} />;
  return (
    <div class={`bar${settings.value.leftHanded ? ' bar--left' : ''}`}>
      {phase === 'grand' || phase === 'take' ? <Grand session={session} /> : null}
      {phase === 'tichu' ? <Decline session={session} /> : null}
      {phase === 'push' ? <Push session={session} /> : null}
      {phase === 'play' ? <Turn session={session} /> : null}
      {session.maySkip.value ? <SkipButton session={session} /> : null}
    </div>
  );
}

/** Asks for a hint on screens where the header has no such button. */
export function HintButton({ session }: Props) {
  const { table } = words();
  if (!session.client.givesHints) return null;
  return (
    <button type="button" class="button bar__hint" onClick={() => void session.hint()}>
      <HintIcon />
      {table.hint}
    </button>
  );
}

export function HintIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M9 17.500a6.500 6.500 0 1 1 6 0V19H9zM9.500 22h5" />
    </svg>
  );
}

/** Tichu, while it can be called. Hidden during the Grand Tichu decision, where it would be in the way. */
function Tichu({ session }: Props) {
  const { seat, calls } = session.choices.value;
  return calls.includes('tichu') ? <CallButton session={session} seat={seat} call="tichu" /> : null;
}

function MainButton({ session }: Props) {
  const action = session.mainAction.value;
  if (action === null) return null;
  const playsBomb = action.shows.type === 'play' && isBomb(action.shows.play);
  return (
    <button
      type="button"
      class={`button ${playsBomb ? 'button--bomb' : 'button--primary'} bar__main`}
      disabled={action.run === null}
      onClick={() => void action.run?.()}
    >
      {mainText(session, action)}
    </button>
  );
}

function mainText({ view }: TableSession, { shows }: MainAction): string {
  const { table, cards, refusals } = words();
  switch (shows.type) {
    case 'take':
      return table.takeRest;
    case 'decline':
      return table.decline;
    case 'pass':
      return table.pass;
    case 'pick-cards':
      return table.pickCards;
    case 'push':
      return (view.rules.push === 'by-rank' ? table.give : table.push)(shows.placed, shows.total);
    case 'play':
      return table.playIt(cards.label(shows.play));
    case 'must-play':
      return table.mustPlay(cards.rankAsObject(shows.rank));
    case 'refused':
      return refusals.short(shows.refusal, view.open.trickIsEmpty ? null : view.open.standing);
  }
}

function Grand({ session }: Props) {
  const { table } = words();
  const { seat, calls, mayWithdraw } = session.choices.value;
  if (!session.isDue(seat)) {
    const isSolo = session.view.open.solo !== NO_SEAT && seat === session.view.open.solo;
    return <p class="bar__note">{isSolo ? table.soloNoGrand : table.waiting}</p>;
  }
  return (
    <>
      {calls.includes('grand') ? <CallButton session={session} seat={seat} call="grand" /> : null}
      {mayWithdraw ? (
        <button
          type="button"
          class="button bar__pass"
          onClick={() => void session.act({ type: 'withdraw', seat })}
        >
          {table.withdraw}
        </button>
      ) : null}
      <MainButton session={session} />
    </>
  );
}

/** Beside Tichu: continues to the push without calling. */
function Decline({ session }: Props) {
  const { table } = words();
  if (!session.isDue(session.seat.value)) return <p class="bar__note">{table.waiting}</p>;
  return <MainButton session={session} />;
}

function Push({ session }: Props) {
  const { table } = words();
  const seat = session.seat.value;
  const draft = session.pushDraft(seat);
  if (draft.slots.length === 0) return <p class="bar__note">{table.waiting}</p>;
  if (hasSeat(session.view.open.laidOut, seat)) {
    return (
      <>
        <p class="bar__note">{table.pushed}</p>
        <button
          type="button"
          class="button bar__undo"
          onClick={() => void session.act({ type: 'take-back', seat })}
        >
          {table.undo}
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" class="button bar__pass" disabled={!draft.canClear} onClick={() => draft.clear()}>
        {table.undo}
      </button>
      <MainButton session={session} />
    </>
  );
}

function Turn({ session }: Props) {
  const { table } = words();
  const choices = session.choices.value;
  const main = session.mainAction.value;
  const { seat } = choices;
  if (isHeld(session)) return <p class="bar__note">{table.held}</p>;
  return (
    <>
      {main === null || main.shows.type === 'pass' || !session.isDue(seat) ? null : (
        <button
          type="button"
          class="button bar__pass"
          disabled={!turnChoices(choices).mayPass}
          onClick={() => void session.act({ type: 'pass', seat })}
        >
          {table.pass}
        </button>
      )}
      <MainButton session={session} />
    </>
  );
}

/** Whether the player's claim is waiting until the others have had time to bomb. */
function isHeld(session: TableSession): boolean {
  const seat = session.seat.value;
  return session.seen.held.some(({ action }) => action.seat === seat);
}

function Gift({ session }: Props) {
  const { table } = words();
  const { open } = session.view;
  const seat = open.owner;
  const isMine = session.seats.value.includes(seat);
  useTableMark('choice', isMine ? '' : null);
  if (!isMine)
    return (
      <div class="bar">
        <p class="bar__note">{table.waiting}</p>
      </div>
    );
  return (
    <fieldset class="choice">
      <legend class="choice__question">{table.giveQuestion}</legend>
      {session.choicesOf(seat).giftTo.map((to) => (
        <button
          key={to}
          type="button"
          class="button button--primary"
          onClick={() => void session.act({ type: 'give', seat, to })}
        >
          {table.giveTo(seatName(session, to), cardsLeft(open, to, table))}
        </button>
      ))}
    </fieldset>
  );
}

/** For a player who is out: the bots finish the round without delays. */
function SkipButton({ session }: Props) {
  const { table } = words();
  if (session.isSkipping.value) return <p class="bar__note">{table.skipping}</p>;
  return (
    <button type="button" class="button bar__main" onClick={() => session.skipRound()}>
      {table.skip}
    </button>
  );
}

interface CallButtonProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly call: Call;
}

function CallButton({ session, seat, call }: CallButtonProps) {
  const { table } = words();
  const isArmed = session.armedCall.value === call;
  const name = call === 'grand' ? table.grand : table.tichu;
  const isDummy = seat === session.view.open.dummy;
  const label = isDummy ? table.labelled(seatName(session, seat), name) : name;
  const question = call === 'grand' ? table.confirmGrand : table.confirmTichu;
  return (
    <button
      type="button"
      class={`button button--${call} bar__call bar__call--${call}${isArmed ? ' bar__armed' : ''}`}
      title={table.stakes[call]}
      aria-label={isArmed ? table.labelled(label, question) : label}
      aria-description={table.stakes[call]}
      onClick={() => session.pressCall(call)}
    >
      {/* Both labels share one place, so that nothing moves when they swap. */}
      <span class="bar__label" data-shown={!isArmed}>
        {label}
      </span>
      <span class="bar__label bar__label--again" data-shown={isArmed}>
        {question}
      </span>
    </button>
  );
}
