import { standingWords } from '../../i18n/standing-words.ts';
import { refusalText } from '../state/refusal-text.ts';
import { Refused } from '../state/requests.ts';

/** Why the server has refused a report, an appeal or a decision. */
export function problemText(error: unknown): string {
  const { problems } = standingWords();
  const code = error instanceof Refused ? error.code : '';
  return Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : refusalText(error);
}
