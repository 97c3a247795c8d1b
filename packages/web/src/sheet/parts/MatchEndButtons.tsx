import { type Signal, useSignal } from '@preact/signals';
import { isKnownToNet1 } from '@schupf/bots';
import type { OpenState } from '@schupf/rules';
import { REMATCH_SEATS, type RematchSeats } from '@schupf/table';
import { useId } from 'preact/hooks';
import { absolute, goTo } from '../../app/router.ts';
import { saveRecord } from '../../app/save-record.ts';
import { ShareButton } from '../../app/share-button.tsx';
import { homeAddress } from '../../home/home-address.ts';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { type ReplayParams, replayHref } from '../../replay/replay-address.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { shareText } from '../model/share-text.ts';
import { sharedResultOf } from '../model/shared-result.ts';

interface Props {
  readonly session: TableSession;
  /** The seats chosen for the next match; null if the player has not chosen any. */
  readonly seats: Signal<RematchSeats | null>;
}

function rematchOf({ status }: TableSession) {
  return status.agreements.find(({ what }) => what === 'rematch');
}

/** A player who agrees to a rematch accepts the proposed seats unless they choose otherwise. */
function seatsFor({ session, seats }: Props): RematchSeats {
  return seats.value ?? rematchOf(session)?.seats ?? 'kept';
}

/** The next steps after a match: a rematch, a replay, a review, or sharing. Spectators can only share it. */
export function MatchEndButtons(props: Props & { readonly rounds: readonly OpenState[] }) {
  const { session, rounds } = props;
  const { sheet, common } = words();
  const proposal = rematchOf(session);
  const hasAgreed = proposal?.players.includes(session.me) === true;
  const canReview = !session.isWatching && isKnownToNet1(session.view.rules.variant);
  // The review begins with this round.
  const lastRound = rounds.at(-1);
  return (
    <>
      <p class="match-end__proposal" role="status">
        {proposal !== undefined && !hasAgreed && (
          <>
            {sheet.wantsRematch(playerName(session, proposal.players[0]!))} {sheet.seats}
            {common.colon} {sheet[proposal.seats]}.
          </>
        )}
      </p>
      <div class="match-end__buttons">
        {session.isWatching ? (
          <a class="button button--primary button--large match-end__next" href={homeAddress.href({})}>
            {sheet.home}
          </a>
        ) : (
          <button
            type="button"
            class="button button--primary button--large match-end__next"
            aria-disabled={hasAgreed}
            onClick={() => void session.command({ type: 'propose', what: 'rematch', seats: seatsFor(props) })}
          >
            {hasAgreed ? sheet.waiting : sheet.rematch}
          </button>
        )}
        {!session.isWatching && <Replay session={session} text={sheet.replayMatch} show={{ round: 1 }} />}
        {canReview && lastRound !== undefined && (
          <Replay session={session} text={sheet.review} show={{ round: lastRound.round, withReview: true }} />
        )}
        <Share session={session} rounds={rounds} />
      </div>
    </>
  );
}

interface ReplayProps {
  readonly session: TableSession;
  readonly text: string;
  /** Which part of the match is shown first, and how. */
  readonly show: Omit<ReplayParams, 'source'>;
}

/** Looks for the match only when the button is pressed, because the server may not store it right after the end. */
function Replay({ session, text, show }: ReplayProps) {
  const { sheet } = words();
  const isMissing = useSignal(false);
  const open = async () => {
    const source = await session.client.replaySource();
    isMissing.value = source === null;
    if (source !== null) goTo(replayHref({ source, ...show }));
  };
  return (
    <button type="button" class="button button--large" onClick={() => void open()}>
      <span aria-live="polite">{isMissing.value ? sheet.notStored : text}</span>
    </button>
  );
}

interface ShareProps {
  readonly session: TableSession;
  readonly rounds: readonly OpenState[];
}

function Share({ session, rounds }: ShareProps) {
  const { sheet } = words();
  const text = shareText(sharedResultOf(session, rounds, absolute('')));
  return <ShareButton text={text} words={sheet} class="button button--large" />;
}

/** What can be shown below the result. */
export type Detail = 'sheet' | 'last-round';

interface SmallProps extends Props {
  readonly detail: Detail | null;
  readonly onDetail: (detail: Detail) => void;
  readonly onLookAtTable: () => void;
}

/** Everything else that a player may want to do after a match. */
export function SmallButtons({ session, seats, detail, onDetail, onLookAtTable }: SmallProps) {
  const { sheet, table } = words();
  const quiet = 'button button--quiet button--small';
  const toggle = (wanted: Detail, text: string) => (
    <button type="button" class={quiet} aria-expanded={detail === wanted} onClick={() => onDetail(wanted)}>
      {text}
    </button>
  );
  return (
    <div class="match-end__small">
      {toggle('sheet', table.sheet)}
      {session.view.open.result !== null && toggle('last-round', sheet.showLastRound)}
      <button type="button" class={quiet} onClick={onLookAtTable}>
        {sheet.lookAtTable}
      </button>
      {!session.isWatching && (
        <>
          <Seats session={session} seats={seats} />
          <button type="button" class={quiet} onClick={() => void save(session)}>
            {sheet.save}
          </button>
          <a class={quiet} href={homeAddress.href({})}>
            {sheet.home}
          </a>
        </>
      )}
    </div>
  );
}

/** Who sits where in the next match. */
function Seats(props: Props) {
  const { sheet, common } = words();
  const id = useId();
  return (
    <>
      <label class="visually-hidden" for={id}>
        {sheet.seats}
      </label>
      <select
        id={id}
        class="match-end__seats"
        value={seatsFor(props)}
        onChange={({ currentTarget }) => {
          props.seats.value = REMATCH_SEATS.find((option) => option === currentTarget.value) ?? 'kept';
        }}
      >
        {REMATCH_SEATS.map((option) => (
          <option key={option} value={option}>
            {sheet.seats}
            {common.colon} {sheet[option]}
          </option>
        ))}
      </select>
    </>
  );
}

async function save({ client }: TableSession): Promise<void> {
  const record = await client.record();
  if (record !== null) saveRecord(record, Date.now());
}
