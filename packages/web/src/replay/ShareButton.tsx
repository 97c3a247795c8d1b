import { useSignal } from '@preact/signals';
import { useCallback, useId, useRef } from 'preact/hooks';
import { useDismiss } from '../app/dismiss.ts';
import { absolute } from '../app/router.ts';
import { saveRecord } from '../app/save-record.ts';
import { canShare, copyText, share } from '../app/share.ts';
import { dateAndTime } from '../i18n/language.ts';
import { replayWords } from '../i18n/page-words.ts';
import type { Sharing } from './load.ts';
import type { UploadProblem } from './problems.ts';
import { sharedReplayPath } from './replay-address.ts';
import type { RoundPlayer } from './round-player.ts';
import { upload, withdraw } from './upload-requests.ts';
import { uploadOf } from './uploads.ts';
import './ShareButton.css';

interface Props {
  readonly sharing: Sharing;
  readonly round: number;
  readonly player: RoundPlayer;
}

type State =
  | { readonly type: 'closed' }
  | { readonly type: 'uploading' }
  | { readonly type: 'link'; readonly link: string; readonly news: 'copied' | 'shared' | null }
  | { readonly type: 'withdrawn' | 'not-withdrawn' | 'players-only' | 'in-progress' }
  | { readonly type: 'saved'; readonly why: UploadProblem };

/** Shares a link to the current moment. A match in this browser is uploaded first, or saved as a file if that fails. */
export function ShareButton({ sharing, round, player }: Props) {
  const text = replayWords();
  const state = useSignal<State>({ type: 'closed' });
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const linkTo = (id: string) =>
    absolute(
      sharedReplayPath({
        source: { type: 'shared', id },
        round,
        moment: player.at.value === 0 ? null : player.at.value + 1,
      }),
    );
  const open = async () => {
    switch (sharing.type) {
      case 'public':
        return offer(linkTo(sharing.id));
      case 'by-link':
        return offer(location.href);
      case 'players-only':
      case 'in-progress':
        state.value = { type: sharing.type };
        return;
      case 'upload': {
        state.value = { type: 'uploading' };
        const answer = await upload(sharing);
        if (answer.ok) return offer(linkTo(answer.uploaded.id));
        saveRecord(sharing.record, sharing.ended);
        state.value = { type: 'saved', why: answer.problem };
      }
    }
  };
  /** Opens the system's share sheet if there is one. Otherwise, or if that is refused, the link can be copied. */
  const offer = async (link: string) => {
    state.value = { type: 'link', link, news: null };
    const news = await shareOrCopy(link, text.shareMessage);
    if (news !== null) state.value = { type: 'link', link, news };
  };
  const stopSharing = async () => {
    if (sharing.type !== 'upload') return;
    state.value = { type: (await withdraw(sharing)) ? 'withdrawn' : 'not-withdrawn' };
  };
  const expires = sharing.type === 'upload' ? (uploadOf(sharing, Date.now())?.expires ?? null) : null;
  const isOpen = state.value.type !== 'closed';
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
          <Message state={state.value} />
          {state.value.type === 'link' && <LinkField link={state.value.link} />}
          {state.value.type === 'link' && expires !== null && (
            <>
              <p class="text-small text-soft">{text.keptUntil(dateAndTime(expires))}</p>
              <p>
                <button type="button" class="button button--small" onClick={() => void stopSharing()}>
                  {text.stopSharing}
                </button>
              </p>
            </>
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
      return null;
    case 'uploading':
      return <p role="status">{text.uploading}</p>;
    case 'link':
      return (
        <p role="status">
          {state.news === 'copied' ? text.copied : state.news === 'shared' ? text.shared : text.anyoneMaySee}
        </p>
      );
    case 'withdrawn':
      return <p role="status">{text.withdrawn}</p>;
    case 'not-withdrawn':
      return <p role="alert">{text.notWithdrawn}</p>;
    case 'players-only':
      return <p role="status">{text.tableDoesNotShare}</p>;
    case 'in-progress':
      return <p role="status">{text.shareLater}</p>;
    case 'saved':
      return (
        <p role="status">
          {text.notUploaded[state.why]} {text.savedInstead}
        </p>
      );
  }
}

function LinkField({ link }: { readonly link: string }) {
  const text = replayWords();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  return (
    <p class="replay-share__link">
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={text.link}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button button--small"
        onClick={() =>
          void copyText(link, field.current).then((done) => {
            isCopied.value = done;
          })
        }
      >
        {isCopied.value ? text.copiedShort : text.copy}
      </button>
    </p>
  );
}

/** Shares or copies a link; null if the reader closes the share sheet, or the browser allows neither. */
async function shareOrCopy(link: string, message: string): Promise<'shared' | 'copied' | null> {
  const answer = canShare() ? await share(link, message) : 'refused';
  if (answer !== 'refused') return answer === 'shared' ? answer : null;
  return (await copyText(link)) ? 'copied' : null;
}
