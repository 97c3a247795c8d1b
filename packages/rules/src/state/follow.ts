import { CardSet } from '../card-set.ts';
import { combinationOf } from '../combination/combination.ts';
import { markDecided, recordCall, revealCalls, withdrawCall } from '../phases/calls.ts';
import { beginRound, dealRest, takeOne } from '../phases/deal.ts';
import { callTime, settleRound } from '../phases/end.ts';
import { closeWindow, gather, giveTrick, openPlay, pass, playCombination } from '../phases/play.ts';
import { layOut, reopenPush, takeBack } from '../phases/push.ts';
import { emptySeats } from './empty-seats.ts';
import type { SeenEvent } from './event.ts';
import { remember } from './history.ts';
import type { View } from './view.ts';

/** The view after an event its observer saw. */
export function follow(view: View, event: SeenEvent): View {
  const open = view.open.successor();
  const hands = view.hands.map((hand) => hand?.copy() ?? null);
  let { laid, decisions, transfers } = view;
  const nothing = () => emptySeats(view.rules);
  switch (event.type) {
    case 'dealt':
      beginRound(open);
      open.aside = CardSet.of(event.aside);
      event.hands.forEach((cards, seat) => {
        hands[seat] = typeof cards === 'number' ? null : CardSet.of(cards);
      });
      laid = nothing();
      decisions = nothing();
      transfers = [];
      break;
    case 'called':
      recordCall(open, event.seat, event.call);
      if (reopenPush(open)) laid = nothing();
      break;
    case 'decided':
      markDecided(open, event.seat);
      decisions = decisions.with(event.seat, event.grand);
      break;
    case 'calls-revealed':
      revealCalls(open, event.callers);
      decisions = nothing();
      break;
    case 'withdrawn':
      withdrawCall(open, event.seat);
      break;
    case 'declined':
    case 'declined-tichu':
      markDecided(open, event.seat);
      break;
    case 'rest-dealt':
      dealRest(open);
      decisions = nothing();
      event.hands.forEach((cards, seat) => {
        if (typeof cards !== 'number') hands[seat]?.addAll(CardSet.of(cards));
      });
      break;
    case 'took':
      takeOne(open, event.seat);
      if (event.card !== null) hands[event.seat]?.add(event.card);
      break;
    case 'laid-out':
      layOut(open, event.seat);
      laid = laid.with(event.seat, event.gifts);
      break;
    case 'took-back':
      takeBack(open, event.seat);
      laid = laid.with(event.seat, null);
      break;
    case 'exchanged':
      transfers = event.transfers.flatMap(({ from, to, cards }) =>
        typeof cards === 'number' ? [] : [{ from, to, cards }],
      );
      for (const { from, cards } of transfers) hands[from]?.removeAll(CardSet.of(cards));
      for (const { to, cards } of transfers) hands[to]?.addAll(CardSet.of(cards));
      laid = nothing();
      break;
    case 'dummy-shown':
      if (typeof event.cards !== 'number') hands[event.seat] = CardSet.of(event.cards);
      break;
    case 'opened':
      openPlay(open, event.leader);
      break;
    case 'played': {
      const play = combinationOf(event.play);
      playCombination(open, event.seat, play, event.wish, event.dogTo);
      hands[event.seat]?.removeAll(play.cards);
      break;
    }
    case 'passed':
      pass(open, event.seat);
      break;
    case 'window-closed':
      closeWindow(open);
      break;
    case 'time-up':
      callTime(open);
      break;
    case 'gathered':
      gather(open);
      break;
    case 'gave':
      giveTrick(open, event.to);
      break;
    case 'round-ended': {
      const shown = event.hands.map((cards) => CardSet.of(cards));
      settleRound(open, shown, event.violation);
      shown.forEach((hand, seat) => {
        hands[seat] = hand;
      });
      break;
    }
  }
  remember(open, event);
  return { ...view, open, hands, laid, decisions, transfers };
}
