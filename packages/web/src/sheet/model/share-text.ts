/** The result of a match as others see it. */
export interface SharedResult {
  readonly game: string;
  /** “Won 1125 : 875”, or the names of both sides with their points. */
  readonly result: string;
  /** How each round ended for the player; empty for a spectator. */
  readonly rounds: readonly RoundMark[];
  readonly link: string;
}

/** A round won, lost or drawn, or the place in a rank game. */
export type RoundMark = 'won' | 'lost' | 'drawn' | number;

const SQUARES = { won: '🟩', lost: '🟥', drawn: '⬜' } as const;

/** A few lines to paste into a chat. */
export function shareText({ game, result, rounds, link }: SharedResult): string {
  const marks = rounds.map((round) => (typeof round === 'number' ? String(round) : SQUARES[round]));
  const line = marks.join(rounds.some((round) => typeof round === 'number') ? ' ' : '');
  return [`${game}: ${result}`, line, link].filter((text) => text !== '').join('\n');
}
