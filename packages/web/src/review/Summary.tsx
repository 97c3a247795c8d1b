import { signed } from '@schupf/phrasebook';
import type { Seat } from '@schupf/rules';
import { words } from '../i18n/language.ts';
import { reviewWords } from '../i18n/review-words.ts';
import type { Summaries } from './review-messages.ts';

interface Props {
  readonly summaries: Summaries;
  readonly nameOf: (seat: Seat) => string;
  /** The seat from whose point of view results are given. */
  readonly seat: Seat;
}

/**
 * What the players lost through their decisions, and what was luck. It uses the same verdicts as the list of mistakes.
 */
export function Summary({ summaries: { players, rounds }, nameOf, seat }: Props) {
  const { page, texts } = reviewWords();
  const { columns } = texts;
  if (players.length === 0) return null;
  const sign = seat % 2 === 0 ? 1 : -1;
  const known = rounds.filter(({ luck }) => luck !== null);
  return (
    <>
      <h3>{page.summary}</h3>
      <div class="review__scroll">
        <table class="review__table numbers">
          <thead>
            <tr>
              <th scope="col">{columns.player}</th>
              <th scope="col">{columns.perDecision}</th>
              <th scope="col">{columns.mistakes}</th>
              <th scope="col">{columns.blunders}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.seat}>
                <th scope="row">{nameOf(player.seat)}</th>
                <td>
                  {player.perDecision} ± {player.error}
                </td>
                <td>{player.classes.mistake}</td>
                <td>{player.classes.blunder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {players.map(
        (player) =>
          player.accuracy !== null && (
            <p key={player.seat}>{page.accuracy(nameOf(player.seat), player.accuracy)}</p>
          ),
      )}
      {known.length > 0 && (
        <ul class="plain-list">
          {known.map(({ round, points, luck }) => (
            <li key={round}>
              {page.luck(
                words().common.round(round),
                signed(sign * points),
                signed(Math.round(sign * luck!)),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
