import { useSignal } from '@preact/signals';
import { REMATCH_SEATS, type RematchSeats } from '@schupf/table';
import { useEffect, useId } from 'preact/hooks';
import { goTo } from '../../app/router.ts';
import { saveRecord } from '../../app/save-record.ts';
import { homeAddress } from '../../home/home-address.ts';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

interface Props {
  readonly session: TableSession;
}

/** The next steps after a round or a match. */
export function RoundEndButtons({ session, isMatchOver }: Props & { readonly isMatchOver: boolean }) {
  return (
    <div class="round-end__buttons">
      {session.isWatching ? null : isMatchOver ? (
        <AfterMatch session={session} />
      ) : (
        <AfterRound session={session} />
      )}
    </div>
  );
}

function AfterRound({ session }: Props) {
  return (
    <>
      {session.view.rules.matchEnd === 'never' && (
        <button
          type="button"
          class="button"
          onClick={() => void session.command({ type: 'propose', what: 'stop' })}
        >
          {words().sheet.stop}
        </button>
      )}
      <NextRound session={session} />
    </>
  );
}

export function NextRound({ session }: Props) {
  const { sheet } = words();
  const isReady = session.status.ready.includes(session.me);
  const { nextRoundAt } = session.status;
  return (
    <button
      type="button"
      class="button button--primary round-end__next"
      aria-disabled={isReady}
      onClick={() => {
        if (!isReady) void session.command({ type: 'ready' });
      }}
    >
      {isReady ? sheet.waiting : sheet.next}
      {nextRoundAt !== null && !isReady && <Seconds session={session} until={nextRoundAt} />}
    </button>
  );
}

/** Hidden from screen readers: announcing a number every second would drown out the points. */
function Seconds({ session, until }: Props & { readonly until: number }) {
  const left = useSignal(0);
  useEffect(() => {
    const update = () => {
      left.value = Math.max(0, Math.ceil((until - session.client.now()) / 1000));
    };
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [until, session, left]);
  return (
    <span class="round-end__seconds" aria-hidden="true">
      {left.value}
    </span>
  );
}

function AfterMatch({ session }: Props) {
  const { sheet, common } = words();
  const chosen = useSignal<RematchSeats | null>(null);
  const id = useId();
  const proposal = session.status.agreements.find(({ what }) => what === 'rematch');
  const hasAgreed = proposal?.players.includes(session.me) === true;
  // A player who agrees accepts the proposed seats unless they choose otherwise.
  const seats = chosen.value ?? proposal?.seats ?? 'kept';
  return (
    <>
      <p class="round-end__proposal" role="status">
        {proposal !== undefined && !hasAgreed && (
          <>
            {sheet.wantsRematch(playerName(session, proposal.players[0]!))} {sheet.seats}
            {common.colon} {sheet[proposal.seats]}.
          </>
        )}
      </p>
      <button type="button" class="button" onClick={() => goTo(homeAddress.href({}))}>
        {sheet.home}
      </button>
      <button type="button" class="button" onClick={() => void save(session)}>
        {sheet.save}
      </button>
      <div class="round-end__rematch">
        <label class="visually-hidden" for={id}>
          {sheet.seats}
        </label>
        <select
          id={id}
          value={seats}
          onChange={({ currentTarget }) => {
            chosen.value = REMATCH_SEATS.find((option) => option === currentTarget.value) ?? 'kept';
          }}
        >
          {REMATCH_SEATS.map((option) => (
            <option key={option} value={option}>
              {sheet.seats}
              {common.colon} {sheet[option]}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button button--primary"
          aria-disabled={hasAgreed}
          onClick={() => void session.command({ type: 'propose', what: 'rematch', seats })}
        >
          {hasAgreed ? sheet.waiting : sheet.rematch}
        </button>
      </div>
    </>
  );
}

async function save({ client }: TableSession): Promise<void> {
  const record = await client.record();
  if (record !== null) saveRecord(record, Date.now());
}
