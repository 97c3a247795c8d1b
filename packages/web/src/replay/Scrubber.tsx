import { keyName } from '../app/key-names.ts';
import type { ReplayWords } from '../i18n/page-words.ts';
import { settingsWords as words } from '../i18n/page-words.ts';
import { REPLAY_KEYS } from './replay-keys.ts';
import type { RoundPlayer } from './round-player.ts';

interface Props {
  readonly player: RoundPlayer;
  readonly text: ReplayWords;
  /** What has just happened. */
  readonly line: string;
  /** Addresses of the previous and next round; null if there is none. */
  readonly before: string | null;
  readonly after: string | null;
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

/** What has just happened, a slider through the round with marks at bombs and calls, and the buttons. */
export function Scrubber({ player, text, line, before, after }: Props) {
  const { moments, last } = player;
  const at = player.at.value;
  const isPlaying = player.isPlaying.value;
  return (
    <div class="panel replay__player">
      <p class="replay__line" role="status">
        {line}
      </p>
      <div class="replay__slider">
        <div class="replay__marks" aria-hidden="true">
          {moments.map(({ mark, leads }, index) =>
            mark === null && !leads ? null : (
              <i key={index} data-mark={mark ?? 'trick'} style={{ '--at': index / last }} />
            ),
          )}
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
        <span class="replay__place" aria-hidden="true">
          {at + 1}/{last + 1}
        </span>
      </div>
      <fieldset class="replay__buttons" aria-label={text.buttons}>
        <RoundStep what="previousRound" text={text} path={before} />
        <Step what="previousTrick" text={text} isDisabled={at === 0} onPress={() => player.stepTrick(-1)} />
        <Step what="previous" text={text} isDisabled={at === 0} onPress={() => player.step(-1)} />
        <Step what={isPlaying ? 'stop' : 'play'} text={text} onPress={() => player.toggle()} />
        <Step what="next" text={text} isDisabled={at === last} onPress={() => player.step(1)} />
        <Step what="nextTrick" text={text} isDisabled={at === last} onPress={() => player.stepTrick(1)} />
        <RoundStep what="nextRound" text={text} path={after} />
      </fieldset>
    </div>
  );
}

interface StepProps {
  readonly what: keyof typeof ICONS;
  readonly text: ReplayWords;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Step({ what, text, isDisabled = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      class={`button button--icon${what === 'play' || what === 'stop' ? ' button--primary' : ''}`}
      aria-label={text[what]}
      title={titleOf(what, text)}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={what} />
    </button>
  );
}

interface RoundStepProps {
  readonly what: 'previousRound' | 'nextRound';
  readonly text: ReplayWords;
  readonly path: string | null;
}

/** Goes to another round. It replaces the history entry, so that one step back leaves the replay. */
function RoundStep({ what, text, path }: RoundStepProps) {
  return (
    <Step
      what={what}
      text={text}
      isDisabled={path === null}
      onPress={() => path !== null && location.replace(path)}
    />
  );
}

function titleOf(what: keyof typeof ICONS, text: ReplayWords): string {
  const key = REPLAY_KEYS[what === 'stop' ? 'play' : what];
  return `${text[what]} (${keyName(key, words().settings)})`;
}

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg class="replay__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
