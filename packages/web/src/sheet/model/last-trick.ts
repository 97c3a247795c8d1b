import { isPassingDog, NO_SEAT, type OpenState, type PlainPlay, type Seat } from '@schupf/rules';

export interface TakenTrick {
  readonly plays: readonly { readonly seat: Seat; readonly play: PlainPlay }[];
  readonly by: Seat;
  /** The seat that got it as the Dragon's gift, or NO_SEAT. */
  readonly givenTo: Seat;
}

/** The last trick taken in this round. */
export function lastTrick(open: OpenState): TakenTrick | null {
  let current: { seat: Seat; play: PlainPlay }[] = [];
  const taken: TakenTrick[] = [];
  for (const event of open.history) {
    switch (event.type) {
      case 'played':
        if (!isPassingDog(open.rules, event.play)) current.push({ seat: event.seat, play: event.play });
        break;
      case 'gathered':
        taken.push({ plays: current, by: event.by, givenTo: NO_SEAT });
        current = [];
        break;
      case 'gave':
        // The trick may already have been gathered when it is given away.
        taken.push({
          plays: current.length > 0 ? current : (taken.at(-1)?.plays ?? []),
          by: event.by,
          givenTo: event.to,
        });
        current = [];
        break;
      default:
        break;
    }
  }
  return taken.at(-1) ?? null;
}
