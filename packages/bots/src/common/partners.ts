import type { OpenState, Seat } from '@schupf/rules';

export function hasPartnerCalled(open: OpenState, seat: Seat): boolean {
  return open.calls.some((call, other) => call !== null && open.arePartners(seat, other));
}
