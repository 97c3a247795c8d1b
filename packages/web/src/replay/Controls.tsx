import { useMemo } from 'preact/hooks';
import { keyName } from '../app/key-names.ts';
import { type ReplayWords, replayWords, settingsWords, sheetWords } from '../i18n/page-words.ts';
import { REPLAY_KEYS } from './replay-keys.ts';
import type { RoundPlayer } from './round-player.ts';
import { type SliderMark, sliderMarks } from './slider-marks.ts';
import './Controls.css';

interface Props {
  readonly player: RoundPlayer;
  /** What has just happened. */
  readonly line: string;
  /** Go to the previous and the next round; null if there is none. */
  readonly before: (() => void) | null;
  readonly after: (() => void) | null;
  /** Continues the match from here; null if it cannot be continued. */
  readonly onPlayOn: (() => void) | null;
}

const ICONS = {
  previousRound: 'M6 5v14M18 5l-8 7 8 7z',
  previousTrick: 'M12 5l-8 7 8 7zM20 5l-8 7 8 7z',
  previous: 'M16 5l-8 7 8 7z',
  play: 'M8 5l11 7-11 7z',
  stop: 'M8 5v14M16 5v14',
  next: 'M8 5l8 7-8 7z',
  nextTrick: 'M12 5l8 7-8 7zM4 5l8 7-8 7z',
  nextRound: 'M18 5v14M6 5l8 7-8 7z',
} as const;

/** A slider through the round with marks at tricks, calls and bombs; the buttons; and what has just happened. */
export function Controls({ player, line, before, after, onPlayOn }: Props) {
  const text = replayWords();
  const { moments, last } = player;
  const marks = useMemo(() => sliderMarks(moments), [moments]);
  const at = player.at.value;
  const isPlaying = player.isPlaying.value;
  return (
    <div class="replay-controls">
      <div class="replay-controls__slider">
        <div class="replay-controls__marks" aria-hidden="true">
          {marks.map((mark) => (
            <Mark key={mark.at} mark={mark} last={last} text={text} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={text.position}
          aria-valuetext={text.placeOf(at + 1, last + 1)}
          onInput={(event) => player.goTo(Number(event.currentTarget.value))}
        />
      </div>
      <fieldset class="replay-controls__buttons" aria-label={text.buttons}>
        <Step what="previousRound" text={text} onPress={before} />
        <Step what="previousTrick" text={text} onPress={at > 0 ? () => player.stepTrick(-1) : null} />
        <Step what="previous" text={text} onPress={at > 0 ? () => player.step(-1) : null} />
        <Step what={isPlaying ? 'stop' : 'play'} text={text} onPress={() => player.toggle()} />
        <Step what="next" text={text} onPress={at < last ? () => player.step(1) : null} />
        <Step what="nextTrick" text={text} onPress={at < last ? () => player.stepTrick(1) : null} />
        <Step what="nextRound" text={text} onPress={after} />
      </fieldset>
      <p class="replay-controls__line">
        <b role="status">{line}</b>{' '}
        <span class="replay-controls__place" aria-hidden="true">
          {text.placeOf(at + 1, last + 1)}
        </span>
      </p>
      {onPlayOn !== null && (
        <button
          type="button"
          class="button button--small button--quiet replay-controls__play-on"
          onClick={onPlayOn}
        >
          {text.playOn}
        </button>
      )}
    </div>
  );
}

interface MarkProps {
  readonly mark: SliderMark;
  readonly last: number;
  readonly text: ReplayWords;
}

function Mark({ mark: { at, kind, hasLabel }, last, text }: MarkProps) {
  const { sheet } = sheetWords();
  const labels = { trick: '', bomb: text.bomb, tichu: sheet.tichuShort, grand: sheet.grandShort };
  return (
    <span
      class={hasLabel ? 'replay-controls__mark replay-stamp' : 'replay-controls__mark replay-controls__tick'}
      data-kind={kind}
      style={{ '--at': at / last }}
    >
      {hasLabel ? labels[kind] : null}
    </span>
  );
}

interface StepProps {
  readonly what: keyof typeof ICONS;
  readonly text: ReplayWords;
  /** Null if there is nothing in this direction. */
  readonly onPress: (() => void) | null;
}

function Step({ what, text, onPress }: StepProps) {
  return (
    <button
      type="button"
      class={`button button--icon${what === 'play' || what === 'stop' ? ' button--primary' : ''}`}
      aria-label={text[what]}
      title={titleOf(what, text)}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon name={what} />
    </button>
  );
}

function titleOf(what: keyof typeof ICONS, text: ReplayWords): string {
  const key = REPLAY_KEYS[what === 'stop' ? 'play' : what];
  return `${text[what]} (${keyName(key, settingsWords().settings)})`;
}

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg class="replay-controls__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
