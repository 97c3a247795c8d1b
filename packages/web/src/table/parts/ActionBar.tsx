import { giftTargets, hasSeat, legalActions, NOBODY, type Rank, type Seat } from '@schupf/rules';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { bombsOf, canOnlyPass, waysToLay } from '../model/plays.ts';
import { asking, lay } from '../state/asking.ts';
import { mainDeed } from '../state/main-action.ts';
import { clearDraft, isDrafted, laidCards, slotsFor } from '../state/push-draft.ts';
import type { TableSession } from '../state/table-session.ts';
import { CallButton } from './CallButton.tsx';
import { Choosers } from './lazy-parts.tsx';
import './ActionBar.css';

/** What can be done now. The bar stays in its place; the main button says what it will do, or why it cannot. */
export function ActionBar({ session }: { readonly session: TableSession }) {
  const { phase } = session.view.open;
  if (asking.value !== null) return <Choosers session={session} />;
  return (
    <div class={`bar${settings.value.leftHanded ? ' bar--left' : ''}`}>
      <Call session={session} />
      {phase === 'grand' || phase === 'take' ? <Grand session={session} /> : null}
      {phase === 'push' ? <Push session={session} /> : null}
      {phase === 'play' ? <Turn session={session} /> : null}
      {phase === 'gift' ? <Gift session={session} /> : null}
    </div>
  );
}

/** Tichu, as long as it can be called. */
function Call({ session }: { readonly session: TableSession }) {
  const seat = session.seat.value;
  const mayCall = legalActions(session.view, seat).some(
    (offer) => offer.type === 'call' && offer.call === 'tichu',
  );
  // In the first decision the small one would only be in the way.
  if (!mayCall || session.view.open.phase === 'grand' || session.view.open.phase === 'take') return null;
  return <CallButton session={session} seat={seat} call="tichu" />;
}

function Grand({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const seat = session.seat.value;
  if (!session.isDue(seat)) {
    const isSolo = session.view.open.solo !== NOBODY && seat === session.view.open.solo;
    return <p class="bar__note">{isSolo ? table.soloNoGrand : table.waiting}</p>;
  }
  const offers = legalActions(session.view, seat);
  const may = (type: string) => offers.some((offer) => offer.type === type);
  return (
    <>
      {offers.some((offer) => offer.type === 'call' && offer.call === 'grand') ? (
        <CallButton session={session} seat={seat} call="grand" />
      ) : null}
      {may('withdraw') ? (
        <button type="button" class="button" onClick={() => void session.act({ type: 'withdraw', seat })}>
          {table.withdraw}
        </button>
      ) : null}
      <button
        type="button"
        class="button button--primary bar__main"
        onClick={() => void session.act({ type: 'take', seat })}
      >
        {table.takeRest}
      </button>
    </>
  );
}

function Push({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const seat = session.seat.value;
  const { view } = session;
  const slots = slotsFor(view, seat);
  if (slots.length === 0) return <p class="bar__note">{table.waiting}</p>;
  if (hasSeat(view.open.laidOut, seat)) {
    return (
      <>
        <p class="bar__note">{table.pushed}</p>
        <button type="button" class="button" onClick={() => void session.act({ type: 'take-back', seat })}>
          {table.undo}
        </button>
      </>
    );
  }
  const all = slots.reduce((sum, { count }) => sum + count, 0);
  const give = mainDeed(session);
  return (
    <>
      <button type="button" class="button" disabled={!isDrafted(slots)} onClick={clearDraft}>
        {table.undo}
      </button>
      <button
        type="button"
        class="button button--primary bar__main"
        disabled={give === null}
        onClick={() => void give?.()}
      >
        {(view.rules.push === 'by-rank' ? table.give : table.push)(laidCards(slots).size, all)}
      </button>
    </>
  );
}

function Turn({ session }: { readonly session: TableSession }) {
  const { table, cards, refusals } = words();
  const seat = session.seat.value;
  const { view } = session;
  const { open } = view;
  const isTurn = open.turn === seat;
  const mayPass = isTurn && !open.trickIsEmpty;
  const held = session.seen.held.some(({ action }) => action.seat === seat);
  if (held) return <p class="bar__note">{table.held}</p>;
  const picked = [...session.picked.value];
  const ways = picked.length === 0 ? null : waysToLay(view, seat, picked);
  const isBound = isTurn && open.wish !== 0 && mustMeetWish(session, seat);
  if (!isTurn && (ways === null || !ways.ok)) return <Bomb session={session} />;
  const label =
    ways === null
      ? isBound
        ? table.mustPlay(cards.aRank(open.wish as Rank))
        : table.pickCards
      : ways.ok
        ? table.playIt(cards.label(ways.ways[0]!.play))
        : refusals.short(ways.refusal, open.trickIsEmpty ? null : open.standing);
  if (ways === null && canOnlyPass(view, seat)) {
    return (
      <>
        <Bomb session={session} />
        <button
          type="button"
          class="button button--primary bar__main"
          onClick={() => void session.act({ type: 'pass', seat })}
        >
          {table.pass}
        </button>
      </>
    );
  }
  return (
    <>
      <Bomb session={session} />
      <button
        type="button"
        class="button"
        disabled={!mayPass || isBound}
        onClick={() => void session.act({ type: 'pass', seat })}
      >
        {table.pass}
      </button>
      <button
        type="button"
        class="button button--primary bar__main"
        disabled={ways === null || !ways.ok}
        onClick={() => void (ways?.ok && lay(session, seat, ways.ways))}
      >
        {label}
      </button>
    </>
  );
}

/** Whether the wish leaves this seat no pass. */
function mustMeetWish({ view }: TableSession, seat: Seat): boolean {
  const offers = legalActions(view, seat);
  return (
    !view.open.window &&
    !offers.some(({ type }) => type === 'pass') &&
    offers.some(({ type }) => type === 'play')
  );
}

/** A bomb is picked with the first press and laid with the second. */
function Bomb({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const seat = session.seats.value.find((one) => bombsOf(session.view, one).length > 0);
  if (seat === undefined) return null;
  const bombs = bombsOf(session.view, seat);
  const picked = session.picked.value;
  const armed = bombs.find(
    (bomb) => bomb.size === picked.size && [...bomb.cards].every((card) => picked.has(card)),
  );
  const press = async () => {
    if (armed === undefined) {
      session.chooseSeat(seat);
      return session.pick(bombs[0]!.cards);
    }
    const ways = waysToLay(session.view, seat, armed.cards.toArray());
    if (ways.ok) await lay(session, seat, ways.ways);
  };
  return (
    <button
      type="button"
      class={`button button--danger bar__bomb${armed ? ' bar__armed' : ''}`}
      onClick={() => void press()}
    >
      {armed === undefined ? table.bomb : table.fireBomb}
    </button>
  );
}

function Gift({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { open } = session.view;
  const seat = open.owner;
  if (!session.seats.value.includes(seat)) return <p class="bar__note">{table.waiting}</p>;
  return (
    <fieldset class="bar bar--choice">
      <legend class="bar__question">{table.giveQuestion}</legend>
      {giftTargets(open, seat).map((to) => (
        <button
          key={to}
          type="button"
          class="button button--primary"
          onClick={() => void session.act({ type: 'give', seat, to })}
        >
          {table.giveTo(seatName(session, to), table.cards(open.counts[to]!))}
        </button>
      ))}
    </fieldset>
  );
}
