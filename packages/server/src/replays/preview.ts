import { minus, type Previews } from '@schupf/phrasebook';
import type { SharedReplay } from '@schupf/protocol';
import { readRules, VARIANTS } from '@schupf/rules';

/** A link's title and text in a chat. */
export interface Preview {
  readonly title: string;
  readonly text: string;
}

/** The result of a match and who played it. */
export function previewOf(replay: SharedReplay, words: Previews): Preview {
  const { players, rounds } = replay;
  const everyone = words.list(namesOf(players, words));
  const result = resultOf(replay, words);
  const about = words.replay(rounds);
  return result === null
    ? { title: everyone, text: about }
    : { title: result, text: `${everyone}. ${about}` };
}

type Players = SharedReplay['players'];

/** People by name, then the number of bots and of players without a name. */
function namesOf(players: Players, { bots, others }: Previews): readonly string[] {
  const names = players.filter(({ name, isBot }) => !isBot && name !== '').map(({ name }) => name);
  const botCount = players.filter(({ isBot }) => isBot).length;
  const otherCount = players.length - names.length - botCount;
  return [
    ...names,
    ...(botCount === 0 ? [] : [bots(botCount)]),
    ...(otherCount === 0 ? [] : [others(otherCount)]),
  ];
}

/** Null if no one won, or if the points do not determine the winner. */
function resultOf({ variant, players, totals, outcome }: SharedReplay, words: Previews): string | null {
  const known = VARIANTS.find((name) => name === variant);
  const answer = readRules({ variant: known ?? 'nanjing', players: players.length });
  if (!answer.ok || outcome !== 'played') return null;
  const [best = 0, second = 0] = totals.toSorted((a, b) => b - a);
  if (answer.rules.columns === 2) {
    const score = [minus(best), minus(second)] as const;
    if (best === second) return words.drawn(score);
    const side = totals.indexOf(best);
    return words.won(
      namesOf(
        players.filter((_, player) => player % 2 === side),
        words,
      ),
      score,
    );
  }
  const winners = players.filter((_, player) => totals[player] === best);
  // In a game without points everyone has the same; in a three-player game the dummy hand may have the most.
  if (winners.length === 0 || winners.length === players.length) return null;
  return words.wonWith(namesOf(winners, words), best);
}
