import { onlineWords as words } from '../../i18n/page-words.ts';
import { Refused } from './requests.ts';

/** Why a request has failed, for the person who made it. */
export function refusalText(error: unknown): string {
  const { refusals, problem } = words();
  const code = error instanceof Refused ? error.code : '';
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : problem;
}
