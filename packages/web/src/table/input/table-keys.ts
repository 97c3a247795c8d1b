import { minus } from '@schupf/phrasebook';
import { type Card, DOG, MAH_JONG, type Rank, trickOnTable } from '@schupf/rules';
import { commandFor, type KeyCommand } from '../../app/keys.ts';
import { change, settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';
import { cardsLeft } from '../model/cards-left.ts';
import { rankOf, specialOf } from '../model/faces.ts';
import { inOrder } from '../model/hand-order.ts';
import { playerName, seatName, teamName } from '../model/names.ts';
import { bombsIn, suggestions } from '../model/plays.ts';
import { sentences } from '../model/sentences.ts';
import { taskText, turnText } from '../model/turn-text.ts';
import type { Panel } from '../parts/Header.tsx';
import type { TableSession } from '../state/table-session.ts';
import { placeCard } from './place-card.ts';

const RANK_KEYS: Readonly<Partial<Record<KeyCommand, Rank>>> = {
  take2: 2,
  take3: 3,
  take4: 4,
  take5: 5,
  take6: 6,
  take7: 7,
  take8: 8,
  take9: 9,
  take10: 10,
  takeJ: 11,
  takeQ: 12,
  takeK: 13,
  takeA: 14,
};

const NEXT_SORT = { up: 'down', down: 'suits', suits: 'combinations', combinations: 'up' } as const;

/**
 * Lets the player control a table with the keyboard. Keys that were pressed before this code was loaded are handled
 * first. Returns a function that stops it.
 */
export function listen(
  session: TableSession,
  open: (panel: Panel) => void,
  pressed: readonly KeyboardEvent[] = [],
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest('input, select, textarea, dialog') !== null) return;
    const command = commandFor(event);
    // Confirm only once while the key is held down.
    if (command === 'play' && event.repeat) return;
    if (command === null || !run(session, command, target, open)) return;
    event.preventDefault();
  };
  for (const event of pressed) onKeyDown(event);
  addEventListener('keydown', onKeyDown);
  const stopKeepingFocus = keepFocus(document.getElementById('main')!);
  return () => {
    removeEventListener('keydown', onKeyDown);
    stopKeepingFocus();
  };
}

/** Runs a command. False means that the browser should handle the key. */
function run(
  session: TableSession,
  command: KeyCommand,
  target: HTMLElement,
  open: (panel: Panel) => void,
): boolean {
  const seat = session.seat.value;
  const rank = RANK_KEYS[command];
  if (rank !== undefined) return pickNext(session, (card) => rankOf(card) === rank);
  switch (command) {
    case 'play':
      if (session.armedCall.value !== null) return session.pressCall(session.armedCall.value);
      // Enter presses a focused button.
      if (target.closest('button, a') !== null) return false;
      return confirm(session);
    case 'pass':
      void session.pass(seat);
      return true;
    case 'autoPass':
      return session.isByDays.value ? togglePassAhead(session) : toggleAutoPass(session);
    case 'skip':
      return session.skipRound();
    case 'suggestion':
      return cycle(session, 1);
    case 'previousSuggestion':
      return cycle(session, -1);
    case 'bomb':
      return pickBomb(session);
    case 'tichu':
      return session.pressCall('tichu');
    case 'grand':
      return session.pressCall('grand');
    case 'hold':
      if (session.isHolding.value) void session.command({ type: 'end-hold' });
      else if (session.mayAskForTime.value) void session.command({ type: 'hold' });
      return true;
    case 'hint':
      void session.hint();
      return true;
    case 'clear':
      session.cancel();
      return true;
    case 'undo':
      if (session.view.open.phase !== 'push') return false;
      if (session.isDue(seat)) session.pushDraft(seat).clear();
      else void session.act({ type: 'take-back', seat });
      return true;
    case 'otherHand': {
      const otherSeat = session.seats.value.find((candidate) => candidate !== seat);
      if (otherSeat !== undefined) session.chooseSeat(otherSeat);
      return otherSeat !== undefined;
    }
    case 'ready':
      void session.command({ type: 'ready' });
      return true;
    case 'sort':
      // Undoes the player's own order first, like the button.
      if (session.handOrders.get(seat).length > 0) session.handOrders.set(seat, []);
      else change({ sort: NEXT_SORT[settings.value.sort] });
      return true;
    case 'lastTrick':
      open('last-trick');
      return true;
    case 'sheet':
      open('sheet');
      return true;
    case 'log':
      open('log');
      return true;
    case 'status':
      announce(statusText(session), { assertive: true });
      return true;
    case 'counts':
      announce(countsText(session), { assertive: true });
      return true;
    case 'mute':
      change({ sound: settings.value.sound === 0 ? 0.6 : 0 });
      return true;
    case 'commandLine':
      session.isTyping.value = true;
      return true;
    case 'takeMahJong':
      return pickNext(session, (card) => card === MAH_JONG);
    case 'takeDog':
      return pickNext(session, (card) => card === DOG);
    case 'takePhoenix':
      return pickNext(session, (card) => specialOf(card) === 'phoenix');
    case 'takeDragon':
      return pickNext(session, (card) => specialOf(card) === 'dragon');
    case 'left':
    case 'right':
    case 'first':
    case 'last':
    case 'moveLeft':
    case 'moveRight':
      if (target.closest('.hand') !== null) return false;
      document.querySelector<HTMLElement>('.hand button')?.focus();
      return true;
    default:
      return false;
  }
}

/** By correspondence the table passes, so that the page need not be open. */
function togglePassAhead(session: TableSession): boolean {
  if (session.conditionalPass.value !== null) {
    void session.withdrawPass();
    announce(words().table.autoPassOff);
    return true;
  }
  if (!session.mayPassAhead.value) return false;
  session.choosesPass.value = true;
  return true;
}

function toggleAutoPass({ autoPass }: TableSession): boolean {
  const { table } = words();
  if (!autoPass.toggle()) return false;
  announce(autoPass.isOn.value ? table.autoPassOn : table.autoPassOff);
  return true;
}

/** Selects one more matching card each time; once all are selected, deselects them. */
function pickNext(session: TableSession, matches: (card: Card) => boolean): boolean {
  const hand = session.view.hands[session.seat.value];
  if (hand == null || session.question.value !== null) return false;
  if (session.view.open.phase === 'push') return pushNext(session, matches);
  const cards = inOrder(hand, settings.value.sort, session.view.rules).filter(matches);
  const picked = session.picked.value;
  const next = cards.find((card) => !picked.has(card));
  const remaining = [...picked].filter((card) => next !== undefined || !matches(card));
  session.pick(next === undefined ? remaining : [...remaining, next]);
  return cards.length > 0;
}

/** Puts one more matching card into the next slot. */
function pushNext(session: TableSession, matches: (card: Card) => boolean): boolean {
  const { view } = session;
  const seat = session.seat.value;
  const draft = session.pushDraft(seat);
  const { cards } = draft;
  const card = inOrder(view.hands[seat]!, settings.value.sort, view.rules).find(
    (candidate) => matches(candidate) && !cards.has(candidate),
  );
  if (card === undefined || !session.isDue(seat)) return false;
  placeCard(session, card);
  return true;
}

function confirm(session: TableSession): boolean {
  const run = session.mainAction.value?.run ?? null;
  void run?.();
  return run !== null;
}

function cycle(session: TableSession, step: number): boolean {
  const plays = suggestions(session.choices.value, session.view.open);
  if (plays.length === 0) return false;
  const key = (cards: Iterable<Card>) => [...cards].sort((a, b) => a - b).join();
  const current = plays.findIndex((play) => key(play.cards) === key(session.picked.value));
  const next = plays[(current + step + plays.length + (current < 0 && step < 0 ? 1 : 0)) % plays.length]!;
  session.pick(next.cards);
  announce(words().cards.play(next));
  return true;
}

function pickBomb(session: TableSession): boolean {
  for (const seat of session.seats.value) {
    const [bomb] = bombsIn(session.choicesOf(seat), session.view.open);
    if (bomb === undefined) continue;
    session.chooseSeat(seat);
    session.pick(bomb.cards);
    return true;
  }
  return false;
}

function statusText(session: TableSession): string {
  const { table, cards } = words();
  const { open } = session.view;
  const turn = taskText(session) || turnText(session);
  const trick = trickOnTable(open);
  const onTable =
    trick === null
      ? [table.emptyTable]
      : [
          table.labelled(seatName(session, trick.lead.seat), cards.play(trick.lead.play)),
          ...(trick.points === null ? [] : [table.trickWorth(trick.points)]),
        ];
  const wish = open.wish === 0 ? [] : [table.wishFor(cards.rank(open.wish as Rank))];
  return sentences([turn, ...onTable, ...wish]);
}

function countsText(session: TableSession): string {
  const { table } = words();
  const { open } = session.view;
  const counts = open.counts.map((_, seat) =>
    table.labelled(seatName(session, seat), cardsLeft(open, seat, table)),
  );
  return sentences([...counts, scoreText(session)]);
}

/** Everyone's points, the player's own side first; '' in games without points. */
function scoreText(session: TableSession): string {
  const { rules, totals } = session.view.open;
  if (rules.hasRanks && rules.placementPoints === 'off') return '';
  const isTeams = rules.columns === 2;
  const own = session.home.value % 2;
  const columns = isTeams ? [own, 1 - own] : [...totals.keys()];
  return columns
    .map((column) => {
      const name = isTeams ? teamName(session, column) : playerName(session, column);
      return `${name} ${minus(totals[column]!)}`;
    })
    .join(', ');
}

/**
 * Buttons at a table often disappear when they are pressed. Unless the player has moved the focus elsewhere, it then
 * moves to the hand: to the card that takes the place of a played one, otherwise to the first card. Returns a function
 * that stops this.
 */
function keepFocus(root: HTMLElement): () => void {
  let last: { readonly element: HTMLElement; readonly index: number } | null = null;
  const cards = () => [...root.querySelectorAll<HTMLElement>('.hand button')];
  const isUnusable = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

  const onFocusIn = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = { element, index: Math.max(0, cards().indexOf(element)) };
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // A removed element loses the focus before it leaves the page.
    queueMicrotask(() => {
      if (last?.element === target && !isUnusable(last.element) && document.activeElement !== target)
        last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (last === null || !isUnusable(last.element)) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== last.element) return;
    const remaining = cards();
    (remaining[Math.min(last.index, remaining.length - 1)] ?? root).focus({ preventScroll: true });
  });

  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
