import { useSignal } from '@preact/signals';
import { chapterOf, type SeatView } from '@schupf/replay';
import type { Seat } from '@schupf/rules';
import { useCallback, useId, useRef } from 'preact/hooks';
import { useDismiss } from '../app/dismiss.ts';
import { Switch } from '../app/fields.tsx';
import { absolute } from '../app/router.ts';
import { saveRecord } from '../app/save-record.ts';
import { dateAndTime } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import { AddToStudy } from '../study/lazy-study.ts';
import { LinkField, shareOrCopy } from './LinkField.tsx';
import { PicturePanel } from './lazy-picture.ts';
import type { PastMatch } from './load.ts';
import { namesToShare, packRound, roundToPack } from './packed-round.ts';
import type { UploadProblem } from './problems.ts';
import { type ReplaySource, replayHref, sharedReplayPath } from './replay-address.ts';
import type { RoundPlayer } from './round-player.ts';
import { TogetherLink } from './TogetherLink.tsx';
import { upload, withdraw } from './upload-requests.ts';
import { uploadOf } from './uploads.ts';
import './ShareButton.css';

interface Props {
  readonly past: PastMatch;
  readonly source: ReplaySource;
  readonly round: number;
  readonly player: RoundPlayer;
  readonly view: SeatView;
  readonly nameOf: (seat: Seat) => string;
  /** The round and the score before it. */
  readonly title: string;
  /** What has just happened. */
  readonly line: string;
}

type News = 'copied' | 'shared' | null;

type State =
  | {
      readonly type:
        | 'closed'
        | 'choosing'
        | 'uploading'
        | 'withdrawn'
        | 'not-withdrawn'
        | 'players-only'
        | 'picture'
        | 'study';
    }
  | { readonly type: 'link'; readonly link: string; readonly news: News }
  /** A link that contains the round, and why it is offered instead of a shorter one. */
  | {
      readonly type: 'inside';
      readonly link: string;
      readonly news: News;
      readonly why: UploadProblem | 'in-progress' | null;
      readonly untilHere: boolean;
    };

/** The states in which the panel offers other ways to share or store the round. */
const HAS_MORE: ReadonlySet<State['type']> = new Set(['choosing', 'link', 'inside', 'players-only']);

/**
 * Shares the current moment as it is shown: as a link, as a link that contains the round, or as a picture. It can also
 * add the round to a study. A match in this browser has to be uploaded for a short link.
 */
export function ShareButton({ past, source, round, player, view, ...texts }: Props) {
  const text = replayWords();
  const { sharing } = past;
  const state = useSignal<State>({ type: 'closed' });
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const moment = player.at.value === 0 ? null : player.at.value + 1;
  /** The view for a link; null if it is the default view of a reader who sees the round from `defaultFront`. */
  const viewForLink = (defaultFront: number | null) =>
    view.all && view.front === defaultFront ? null : view;
  const linkTo = (id: string) => {
    // By default, a player sees the round from their own seat, but other readers may see it from another one. So a
    // player's link always contains the view.
    const front = sharing.type === 'public' && past.me !== null ? null : past.front;
    return absolute(
      sharedReplayPath({ source: { type: 'shared', id }, round, moment, view: viewForLink(front) }),
    );
  };
  const open = async () => {
    switch (sharing.type) {
      case 'public':
        return offer(linkTo(sharing.id));
      case 'by-link':
        return offer(absolute(replayHref({ source, round, moment, view: viewForLink(past.front) })));
      case 'players-only':
        state.value = { type: sharing.type };
        return;
      case 'in-progress':
        return offerInside({ why: 'in-progress' });
      case 'upload':
        // Nothing is uploaded unless the reader has chosen to.
        if (uploadOf(sharing, Date.now()) !== null) return uploadAndOffer();
        state.value = { type: 'choosing' };
    }
  };
  const uploadAndOffer = async () => {
    if (sharing.type !== 'upload') return;
    state.value = { type: 'uploading' };
    const answer = await upload(sharing);
    return answer.ok ? offer(linkTo(answer.uploaded.id)) : offerInside({ why: answer.problem });
  };
  /** Shows a link and shares it, unless the panel has been closed meanwhile. */
  const announce = async (offered: Extract<State, { readonly link: string }>) => {
    state.value = offered;
    const news = await shareOrCopy(offered.link, text.shareMessage);
    if (news !== null && state.value === offered) state.value = { ...offered, news };
  };
  const offer = (link: string) => announce({ type: 'link', link, news: null });
  const offerInside = async ({
    why,
    untilHere = false,
  }: Pick<Extract<State, { readonly type: 'inside' }>, 'why'> & { readonly untilHere?: boolean }) => {
    const { move } = player.moments[player.at.value]!;
    const packed = await packRound(roundToPack(past, round, untilHere ? move : null));
    const link = absolute(
      replayHref({ source: { type: 'packed', packed }, round, moment, view: viewForLink(0) }),
    );
    await announce({ type: 'inside', link, news: null, why, untilHere });
  };
  const stopSharing = async () => {
    if (sharing.type !== 'upload') return;
    state.value = { type: (await withdraw(sharing)) ? 'withdrawn' : 'not-withdrawn' };
  };
  const expires = sharing.type === 'upload' ? (uploadOf(sharing, Date.now())?.expires ?? null) : null;
  const shown = state.value;
  const isOpen = shown.type !== 'closed';
  const close = useCallback(() => {
    state.value = { type: 'closed' };
  }, [state]);
  useDismiss({ isOpen, root, close });
  return (
    <div class="replay-share" ref={root}>
      <button
        type="button"
        class="button button--small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => {
          if (isOpen) close();
          else void open();
        }}
      >
        <svg class="replay-share__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4M8 7.500 12 3.500l4 4M5 12v7.500h14V12" />
        </svg>
        <span class="replay-share__label">{text.share}</span>
      </button>
      {isOpen && (
        <div class="panel replay-share__panel" id={panel}>
          <Message state={shown} />
          {(shown.type === 'link' || shown.type === 'inside') && <LinkField link={shown.link} />}
          {shown.type === 'inside' && (
            <Switch
              label={text.untilHere}
              on={shown.untilHere}
              onChange={(untilHere) => void offerInside({ why: shown.why, untilHere })}
            />
          )}
          {shown.type === 'link' && expires !== null && (
            <p class="text-small text-soft">{text.keptUntil(dateAndTime(expires))}</p>
          )}
          {shown.type === 'picture' && (
            <PicturePanel moment={player.moments[player.at.value]!} view={view} {...texts} />
          )}
          {shown.type === 'study' && (
            <AddToStudy
              chapter={chapterOf({
                title: texts.title,
                view,
                record: past.record,
                round,
                dealt: player.moments[0]!.position.open,
                names: namesToShare(past),
              })}
            />
          )}
          {HAS_MORE.has(shown.type) && (
            <p class="replay-share__more">
              {source.type === 'server' && past.isTableOpen === true && <TogetherLink match={source.match} />}
              {shown.type === 'choosing' && (
                <button
                  type="button"
                  class="button button--small button--primary"
                  onClick={() => void uploadAndOffer()}
                >
                  {text.upload}
                </button>
              )}
              {(shown.type === 'choosing' || shown.type === 'link') && (
                <button
                  type="button"
                  class="button button--small"
                  onClick={() => void offerInside({ why: null })}
                >
                  {text.roundInside}
                </button>
              )}
              <button
                type="button"
                class="button button--small"
                onClick={() => {
                  state.value = { type: 'picture' };
                }}
              >
                {text.picture}
              </button>
              <button
                type="button"
                class="button button--small"
                onClick={() => {
                  state.value = { type: 'study' };
                }}
              >
                {text.addToStudy}
              </button>
              {shown.type === 'link' && expires !== null && (
                <button type="button" class="button button--small" onClick={() => void stopSharing()}>
                  {text.stopSharing}
                </button>
              )}
              {shown.type === 'inside' && sharing.type === 'upload' && (
                <button
                  type="button"
                  class="button button--small"
                  onClick={() => saveRecord(sharing.record, sharing.ended)}
                >
                  {text.saveMatch}
                </button>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Message({ state }: { readonly state: State }) {
  const text = replayWords();
  switch (state.type) {
    case 'closed':
    case 'picture':
    case 'study':
      return null;
    case 'choosing':
      return <p>{text.howToShare}</p>;
    case 'uploading':
      return <p role="status">{text.uploading}</p>;
    case 'link':
      return (
        <p role="status">
          {state.news === 'copied' ? text.copied : state.news === 'shared' ? text.shared : text.anyoneMaySee}
        </p>
      );
    case 'inside':
      return (
        <p role="status">
          {state.why !== null &&
            `${state.why === 'in-progress' ? text.shareLater : text.notUploaded[state.why]} `}
          {state.news === 'copied' && `${text.copiedShort}. `}
          {text.holdsRound}
        </p>
      );
    case 'withdrawn':
      return <p role="status">{text.withdrawn}</p>;
    case 'not-withdrawn':
      return <p role="alert">{text.notWithdrawn}</p>;
    case 'players-only':
      return <p role="status">{text.tableDoesNotShare}</p>;
  }
}
