import { onlineWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

/** Proposals that everyone must agree to. A rematch is proposed beside the points. */
export function Proposals({ session }: { readonly session: TableSession }) {
  const text = words().table;
  const { agreements, asleep, pausedUntil } = session.status;
  if (session.isWatching)
    return asleep ? (
      <p class="note proposal" role="status">
        {text.asleep}
      </p>
    ) : null;
  const mine = session.me;
  const open = agreements.filter(({ what }) => what !== 'rematch');
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
      {open.map(({ what, players }) => (
        <div class="note proposal" role="status" key={what}>
          {players.includes(mine) ? (
            <span>{text.proposed}</span>
          ) : (
            <>
              <span>{text.proposals[what](playerName(session, players[0]!))}</span>
              <span class="proposal__actions">
                <button
                  type="button"
                  class="button button--small"
                  onClick={() => void session.command({ type: 'propose', what })}
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
