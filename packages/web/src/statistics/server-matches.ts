import type { MatchSummary } from '@schupf/protocol';
import { askWhoIAm, isPerson, me } from '../online/state/me.ts';
import { ask, askForText } from '../online/state/requests.ts';
import type { OwnMatch } from './own-figures.ts';

/** The server sends this many matches at a time. */
const PAGE_SIZE = 50;
/** More pages would take a long time and add little. */
const MAX_PAGES = 4;

/** The latest matches that the server stores for this person; none if it does not know the person. */
export async function ownServerMatches(): Promise<readonly OwnMatch[]> {
  await askWhoIAm();
  if (!isPerson(me.value)) return [];
  const found: MatchSummary[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const last = found.at(-1);
    const query = last === undefined ? '' : `?before=${last.ended}`;
    const { matches } = await ask<{ readonly matches: readonly MatchSummary[] }>('GET', `matches${query}`);
    found.push(...matches);
    if (matches.length < PAGE_SIZE) break;
  }
  return found.map((match) => ({
    id: match.id,
    me: match.me,
    read: () => askForText(`matches/${match.id}`),
  }));
}
