import type { Agreement } from '@schupf/table';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

/** Proposals that everyone must agree to. A rematch is proposed next to the points. */
export function Proposals({ session }: { readonly session: TableSession }) {
  const text = words().table;
  const { agreements, asleep, pausedUntil } = session.status;
  if (session.isWatching)
    return asleep ? (
      <p class="note proposal" role="status">
        {text.asleep}
      </p>
    ) : null;
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
      {agreements.map((agreement) =>
        agreement.what === 'rematch' ? null : (
          <Proposal key={`${agreement.what} ${agreement.target}`} session={session} agreement={agreement} />
        ),
      )}
    </>
  );
}

interface ProposalProps {
  readonly session: TableSession;
  readonly agreement: Agreement;
}

function Proposal({ session, agreement: { what, players, target } }: ProposalProps) {
  const text = words().table;
  const about = { what, ...(target === undefined ? {} : { target }) };
  const proposer = playerName(session, players[0]!);
  const sentence = () => {
    if (what !== 'remove') return text.proposals[what](proposer);
    return target === session.me
      ? text.yourRemoval(proposer)
      : text.removal(proposer, playerName(session, target!));
  };
  const hasAgreed = players.includes(session.me);
  return (
    <div class="note proposal" role="status">
      <span>{hasAgreed ? text.proposed : sentence()}</span>
      {!hasAgreed && target !== session.me && (
        <span class="proposal__actions">
          <button
            type="button"
            class="button button--small"
            onClick={() => void session.command({ type: 'propose', ...about })}
          >
            {text.agree}
          </button>
          <button
            type="button"
            class="button button--small button--quiet"
            onClick={() => void session.command({ type: 'decline', ...about })}
          >
            {text.decline}
          </button>
        </span>
      )}
    </div>
  );
}
