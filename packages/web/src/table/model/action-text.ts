import { playsWith, type Seat, type SeatAction, type View } from '@schupf/rules';
import { words } from '../../i18n/language.ts';

/** An action in a few words, for hints and reviews. */
export function actionText(action: SeatAction, view: View, nameOf: (seat: Seat) => string): string {
  const { table, cards, common } = words();
  switch (action.type) {
    case 'play':
    case 'bomb': {
      const plays = playsWith(view, action.seat, action.cards);
      const offer = plays.ok ? plays.offers[0] : undefined;
      if (offer === undefined) return table.play;
      const partner = offer.dogTo.length > 1 && 'dogTo' in action ? action.dogTo : undefined;
      return partner === undefined
        ? cards.play(offer.play)
        : table.giveTo(cards.play(offer.play), nameOf(partner));
    }
    case 'pass':
      return table.pass;
    case 'call':
      return action.call === 'grand' ? table.grand : table.tichu;
    case 'take':
      return table.takeRest;
    case 'decline':
      return table.decline;
    case 'withdraw':
      return table.withdraw;
    case 'take-back':
      return table.undo;
    case 'push':
      return common.remarks(
        action.gifts.map(({ to, cards: given }) =>
          common.labelled(nameOf(to), given.map((card) => cards.cardName(card)).join(', ')),
        ),
      );
    case 'give':
      return nameOf(action.to);
  }
}
