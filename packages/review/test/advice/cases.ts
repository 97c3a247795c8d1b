import { isBomb, type Play, type Seat, type View } from '@schupf/rules';
import type { Advice, AdviceTest } from '../../src/advice-list.ts';
import { isLow, isWinner } from '../../src/card-ranks.ts';
import type { Choice } from '../../src/choices.ts';

/** A decision in which one choice follows a piece of advice and another goes against it. */
export interface AdviceCase {
  readonly advice: Advice;
  readonly where: AdviceTest;
  readonly follows: Choice;
  readonly goesAgainst: Choice;
}

/** A play of at least this height makes a trick expensive: a queen. Heights are twice the rank. */
const DEAR_HEIGHT = 2 * 12;
/** The highest low trick is a nine, the highest middle trick a king. */
const LOW_HEIGHT = 2 * 9;
const MIDDLE_HEIGHT = 2 * 13;

/** The cases of a turn to which advice about plays applies. `scoreRows` tests the advice about calls. */
export function casesAt(view: View, seat: Seat, choices: readonly Choice[]): AdviceCase[] {
  const plays = choices.flatMap((choice) => {
    const play = playOf(choice);
    return play === null || isBomb(play) ? [] : [{ choice, play }];
  });
  const pass = choices.find(({ action }) => action?.type === 'pass') ?? null;
  return [
    lowCardsFirst(view, seat, plays),
    serveCall(view, seat, plays, pass),
    fightCall(view, seat, plays, pass),
  ].filter((found) => found !== null);
}

interface Candidate {
  readonly choice: Choice;
  readonly play: Play;
}

function playOf({ action, options: [option] }: Choice): Play | null {
  return action !== null && option?.type === 'play' ? option.play : null;
}

/** Leading a low single or pair follows the advice; leading a single winner goes against it. */
function lowCardsFirst(view: View, seat: Seat, plays: readonly Candidate[]): AdviceCase | null {
  const { open } = view;
  if (!open.trickIsEmpty) return null;
  const isSmall = ({ kind }: Play) => kind === 'single' || kind === 'pair';
  const low = lowest(plays.filter(({ play }) => isSmall(play) && play.cards.toArray().every(isLow)));
  const winner = highest(
    plays.filter(({ play }) => play.kind === 'single' && play.cards.toArray().every(isWinner)),
  );
  if (low === null || winner === null) return null;
  const count = open.counts[seat]!;
  const where = count >= 9 ? 'many-cards' : count >= 5 ? 'some-cards' : 'few-cards';
  return { advice: 'low-cards-first', where, follows: low.choice, goesAgainst: winner.choice };
}

/** If a partner who has called owns the trick, passing follows the advice; overtaking them cheaply goes against it. */
function serveCall(
  view: View,
  seat: Seat,
  plays: readonly Candidate[],
  pass: Choice | null,
): AdviceCase | null {
  const { open } = view;
  const { owner, standing } = open;
  const over = lowest(plays);
  if (open.trickIsEmpty || pass === null || over === null) return null;
  if (!open.arePartners(seat, owner) || !mayMakeCall(view, owner)) return null;
  const where =
    standing.height <= LOW_HEIGHT
      ? 'low-trick'
      : standing.height <= MIDDLE_HEIGHT
        ? 'middle-trick'
        : 'high-trick';
  return { advice: 'serve-call', where, follows: pass, goesAgainst: over.choice };
}

/**
 * If an opponent who has called plays next, an expensive play follows the advice; a cheap lead or a pass goes against
 * it.
 */
function fightCall(
  view: View,
  seat: Seat,
  plays: readonly Candidate[],
  pass: Choice | null,
): AdviceCase | null {
  const { open } = view;
  const caller = (seat + 1) % view.rules.seats;
  if (!open.isActive(caller) || !mayMakeCall(view, caller)) return null;
  const isSingle = ({ play }: Candidate) => play.kind === 'single';
  const isDear = ({ play }: Candidate) => play.height >= DEAR_HEIGHT;
  const dear = lowest(
    plays.filter((candidate) => isDear(candidate) && (!open.trickIsEmpty || isSingle(candidate))),
  );
  if (dear === null) return null;
  if (open.trickIsEmpty) {
    const cheap = lowest(plays.filter((candidate) => isSingle(candidate) && !isDear(candidate)));
    if (cheap === null) return null;
    return { advice: 'fight-call', where: 'on-lead', follows: dear.choice, goesAgainst: cheap.choice };
  }
  if (pass === null || open.standing.height > LOW_HEIGHT || open.owner === caller) return null;
  const where = open.arePartners(seat, open.owner) ? 'over-partner' : 'over-opponent';
  return { advice: 'fight-call', where, follows: dear.choice, goesAgainst: pass };
}

function mayMakeCall({ open }: View, seat: Seat): boolean {
  return open.calls[seat] !== null && open.finished.length === 0;
}

function lowest(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, candidate) => (best === null || candidate.play.height < best.play.height ? candidate : best),
    null,
  );
}

function highest(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, candidate) => (best === null || candidate.play.height > best.play.height ? candidate : best),
    null,
  );
}
