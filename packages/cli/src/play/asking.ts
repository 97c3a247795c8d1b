import { hasSeat, type View } from '@schupf/rules';
import type { Style } from '../output/style.ts';
import type { Adviser } from './adviser.ts';
import type { Occasion } from './occasions.ts';
import { exchangeQuestion, pushQuestion } from './push-question.ts';
import {
  giftQuestion,
  grandQuestion,
  nextRoundQuestion,
  type Question,
  tichuBeforePushQuestion,
  tichuQuestion,
} from './question.ts';
import { bombQuestion, turnQuestion } from './turn-question.ts';

/** The question for an occasion. */
export function questionFor(
  { type, seat }: Pick<Occasion, 'type' | 'seat'>,
  view: View,
  style: Style,
  adviser: Adviser,
): Question {
  switch (type) {
    case 'exchange': {
      const laidOut = style.names.ownSeats(view.open).filter((own) => hasSeat(view.open.laidOut, own));
      return exchangeQuestion(view, laidOut, style);
    }
    case 'tichu':
      return tichuQuestion(view, seat, style);
    case 'bomb':
      return bombQuestion(view, seat, style);
    case 'next-round':
      return nextRoundQuestion(view, seat, style);
    case 'duty':
      break;
  }
  switch (view.open.phase) {
    case 'grand':
    case 'take':
      return grandQuestion(view, seat, style);
    case 'tichu':
      return tichuBeforePushQuestion(view, seat, style);
    case 'push':
      return pushQuestion(view, seat, adviser.gifts(view, seat), style);
    case 'gift':
      return giftQuestion(view, seat, style);
    case 'play':
      return turnQuestion(view, seat, style);
    case 'start':
    case 'settle':
    case 'round-over':
    case 'match-over':
      throw new Error(`no decision is required in phase ${view.open.phase}`);
  }
}
