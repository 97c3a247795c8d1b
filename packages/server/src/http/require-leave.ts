import type { Deed, Sanctions } from '../moderation/sanctions.ts';
import { Problem } from './problem.ts';

/** Refuses a request for something that a sanction prevents. */
export async function requireLeave(sanctions: Sanctions, person: string, deed: Deed): Promise<void> {
  const sanction = await sanctions.refusalFor(person, deed);
  if (sanction === null) return;
  const code = sanction.kind === 'closed' ? 'closed' : 'sanctioned';
  throw new Problem(403, code, describe(sanction));
}

function describe({ until, reason }: { readonly until: number | null; readonly reason: string }): string {
  const end = until === null ? '' : ` until ${new Date(until).toISOString()}`;
  const why = reason === '' ? '' : `: ${reason}`;
  return `you may not do this${end}${why}; GET /api/me/standing says how to appeal`;
}
