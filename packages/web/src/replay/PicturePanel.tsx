import { useSignal } from '@preact/signals';
import type { Moment, SeatView } from '@schupf/replay';
import { momentPicture, PICTURE_SIZE } from '@schupf/replay/picture';
import type { Seat } from '@schupf/rules';
import { useMemo } from 'preact/hooks';
import { saveFile } from '../app/save-record.ts';
import { letterOf } from '../cards/letters.ts';
import { replayWords } from '../i18n/page-words.ts';
import { canCopyPictures, canSharePictures, copyPicture, pngOf, sharePicture } from './picture-file.ts';
import './PicturePanel.css';

interface Props {
  readonly moment: Moment;
  readonly view: SeatView;
  readonly nameOf: (seat: Seat) => string;
  /** The round and the score. */
  readonly title: string;
  /** What has just happened. */
  readonly line: string;
}

/** A picture of the current moment, to save, copy or share. */
export function PicturePanel({ moment, view, nameOf, title, line }: Props) {
  const text = replayWords();
  const news = useSignal<'copied' | 'failed' | null>(null);
  const svg = useMemo(
    () => momentPicture(moment, view, { nameOf, letterOf, title, line }),
    [moment, view, nameOf, title, line],
  );
  /** Shows an error if the browser refuses the action, for example because it cannot draw so large a picture. */
  const attempt = (done: 'copied' | null, action: () => Promise<unknown>) => () => {
    news.value = null;
    action().then(
      () => {
        news.value = done;
      },
      () => {
        news.value = 'failed';
      },
    );
  };
  return (
    <>
      <img
        class="replay-picture"
        alt={text.pictureOf(line)}
        width={PICTURE_SIZE.width}
        height={PICTURE_SIZE.height}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <p class="replay-share__more">
        {canSharePictures() && (
          <button type="button" class="button button--small" onClick={attempt(null, () => sharePicture(svg))}>
            {text.share}
          </button>
        )}
        {canCopyPictures() && (
          <button
            type="button"
            class="button button--small"
            onClick={attempt('copied', () => copyPicture(svg))}
          >
            {news.value === 'copied' ? text.copiedShort : text.copyPicture}
          </button>
        )}
        <button
          type="button"
          class="button button--small"
          onClick={attempt(null, async () => saveFile(await pngOf(svg), 'tichu.png'))}
        >
          {text.savePng}
        </button>
        <button
          type="button"
          class="button button--small"
          onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'tichu.svg')}
        >
          {text.saveSvg}
        </button>
      </p>
      {news.value === 'failed' && <p role="alert">{text.pictureFailed}</p>}
    </>
  );
}
