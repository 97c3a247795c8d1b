import { type Extras, type PlayOffer, playsWith, type Seat, type View } from '@schupf/rules';

/**
 * A question that the player must answer before their cards are played: the rank of the Phoenix, the wish, or the
 * partner.
 */
export interface PlayQuestion {
  readonly seat: Seat;
  /** Every way to play these cards. */
  readonly offers: readonly PlayOffer[];
  /** The offer the player chose; null until they have chosen. */
  readonly offer: PlayOffer | null;
  readonly extras: Extras;
}

export type Answer = Extras | { readonly offer: PlayOffer };

export function answered({ extras, ...question }: PlayQuestion, answer: Answer): PlayQuestion {
  return 'offer' in answer
    ? { ...question, extras, offer: answer.offer }
    : { ...question, extras: { ...extras, ...answer } };
}

/** The next thing to ask; null when everything is answered. */
export function missingAnswer({ offer, extras }: PlayQuestion): 'reading' | 'wish' | 'partner' | null {
  if (offer === null) return 'reading';
  if (offer.wish !== 'none' && extras.wish === undefined) return 'wish';
  return offer.dogTo.length > 1 && extras.dogTo === undefined ? 'partner' : null;
}

/** The same question in a later view; null if the cards can no longer be played. */
export function refreshed(question: PlayQuestion, view: View): PlayQuestion | null {
  const [first] = question.offers;
  const now = playsWith(view, question.seat, first!.play.cards.toArray());
  if (!now.ok) return null;
  if (question.offer === null) return { ...question, offers: now.offers };
  const { kind, phoenixAs } = question.offer.play;
  const offer = now.offers.find(({ play }) => play.kind === kind && play.phoenixAs === phoenixAs);
  return offer === undefined ? null : { ...question, offers: now.offers, offer };
}
