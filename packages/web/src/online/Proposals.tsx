import type { RematchSeats } from '@schupf/table';
import { words as sheetWords } from '../sheet/words.ts';
import { playerName } from '../table/names.ts';
import type { Session } from '../table/session.ts';
import { words } from './words.ts';

interface Props {
  readonly session: Session;
  /** Another match is asked for beside the points. */
  readonly withRematch?: boolean;
}

/** What others would like to do that needs everybody. */
export function Proposals({ session, withRematch = false }: Props) {
  const text = words().table;
  const { agreements, pausedUntil } = session.status;
  if (session.isWatching) return null;
  const mine = session.me;
  // Whoever has asked for a rematch sees that on its button.
  const open = agreements.filter(
    ({ what, players }) => what !== 'rematch' || (withRematch && !players.includes(mine)),
  );
  return (
    <>
      {pausedUntil !== null && (
        <div class="note proposal" role="status">
          <span>{text.paused}</span>
          <button
            type="button"
            class="button button--small"
            onClick={() => void session.command({ type: 'propose', what: 'resume' })}
          >
            {text.resume}
          </button>
        </div>
      )}
      {open.map(({ what, players, seats }) => (
        <div class="note proposal" role="status" key={what}>
          {players.includes(mine) ? (
            <span>{text.proposed}</span>
          ) : (
            <>
              <span>
                {text.proposals[what](playerName(session, players[0]!))}
                {what === 'rematch' && <Seats seats={seats} />}
              </span>
              <span class="proposal__ways">
                <button
                  type="button"
                  class="button button--small"
                  onClick={() =>
                    void session.command({ type: 'propose', what, ...(what === 'rematch' ? { seats } : {}) })
                  }
                >
                  {text.agree}
                </button>
                <button
                  type="button"
                  class="button button--small button--quiet"
                  onClick={() => void session.command({ type: 'decline', what })}
                >
                  {text.decline}
                </button>
              </span>
            </>
          )}
        </div>
      ))}
    </>
  );
}

function Seats({ seats }: { readonly seats: RematchSeats }) {
  const { sheet, common } = sheetWords();
  return (
    <>
      {' '}
      {sheet.seats}
      {common.colon} {sheet[seats]}.
    </>
  );
}
