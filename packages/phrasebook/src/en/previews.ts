import { common } from './common.ts';

/** The preview of a replay that chats show for its link. */
export const previews = {
  bots: (n: number) => (n === 1 ? 'a bot' : `${n} bots`),
  /** Players without a name. */
  others: (n: number) => (n === 1 ? 'one more player' : `${n} more players`),
  list: common.list,
  /** `score` starts with the winners' points. */
  won: (winners: readonly string[], score: readonly [string, string]) =>
    `${common.list(winners)} won ${score.join(' to ')}`,
  wonWith: (winners: readonly string[], points: number) =>
    `${common.list(winners)} won with ${common.points(points)}`,
  drawn: (score: readonly [string, string]) => `A draw, ${score.join(' to ')}`,
  replay: (rounds: number) => `${common.rounds(rounds)}, move by move, with all hands.`,
  gone: 'This replay is no longer available.',
};
