import { isBomb, type OpenState, playsInTrick } from '@schupf/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import { BombStamp, Burst, Scorch } from './Bomb.tsx';
import { Dog } from './Dog.tsx';
import { GiftFlare, Halos, possibleReceivers } from './Gift.tsx';
import { listenForMoments } from './listen.ts';
import type { CallMoment, Moment } from './moment.ts';
import { Out } from './Out.tsx';
import type { PictureProps } from './picture.ts';
import { Rays } from './Rays.tsx';
import { Round } from './Round.tsx';
import { Sash } from './Sash.tsx';
import { Scene } from './Scene.tsx';
import { Seal } from './Seal.tsx';
import { Spots } from './spots.ts';
import { Stage } from './stage.ts';
import './Moments.css';

export { loadMomentWords } from '../../i18n/moment-words.ts';

const stages = new WeakMap<TableSession, Stage>();

/** Both layers of a table share one stage. */
function stageOf(session: TableSession): Stage {
  let stage = stages.get(session);
  if (stage === undefined) {
    stage = new Stage({ now: () => performance.now() });
    stages.set(session, stage);
  }
  return stage;
}

interface LayerProps {
  readonly session: TableSession;
}

/**
 * Special moments, drawn on top of everything. They are only decoration: events are announced elsewhere, and clicks go
 * through to the table.
 */
export function MomentOverlay({ session }: LayerProps) {
  const stage = stageOf(session);
  const layer = useRef<HTMLDivElement>(null);
  const level = settings.value.moments;
  useEffect(() => (level === 'off' ? undefined : listenForMoments(session, stage)), [session, stage, level]);
  const receivers = possibleReceivers(session.view.open);
  const halos = useSettled(level === 'off' ? '' : receivers.join());
  const shown = stage.shown.value;
  const spots = shown === null && halos === '' ? null : spotsFor(layer.current);
  return (
    <div ref={layer} class="moments" aria-hidden="true" data-moment={shown?.moment.type}>
      {halos !== '' && spots !== null ? (
        <div class="halos">
          <Halos spots={spots} seats={receivers} />
        </div>
      ) : null}
      {shown === null || spots === null ? null : (
        <Scene
          key={shown.id}
          {...timesOf(shown.moment)}
          isHurried={stage.isHurried}
          onEnd={() => stage.finish(shown.id)}
        >
          <Picture moment={shown.moment} session={session} spots={spots} isSubtle={level === 'subtle'} />
        </Scene>
      )}
    </div>
  );
}

/** Special moments, drawn on the felt behind seats and cards. */
export function MomentBackground({ session }: LayerProps) {
  const stage = stageOf(session);
  const layer = useRef<HTMLDivElement>(null);
  const level = settings.value.moments;
  const bomb = useSettled(level === 'off' ? '' : bombOnTable(session.view.open));
  const shown = stage.shown.value;
  const spots = shown === null && bomb === '' ? null : spotsFor(layer.current);
  return (
    <div ref={layer} class="moments moments--background" aria-hidden="true">
      {bomb !== '' && spots !== null ? <Scorch key={bomb} spots={spots} /> : null}
      {shown === null || spots === null || level !== 'full' ? null : (
        <Scene key={shown.id} {...timesOf(shown.moment)} isHurried={stage.isHurried}>
          <Background moment={shown.moment} session={session} spots={spots} />
        </Scene>
      )}
    </div>
  );
}

/** Call this only when something is drawn: it makes the browser lay out the page immediately. */
function spotsFor(layer: HTMLElement | null): Spots | null {
  const table = layer?.closest<HTMLElement>('.table') ?? null;
  return layer === null || table === null ? null : new Spots(table, layer);
}

/** Returns `state` as soon as the page has been laid out with it, and '' until then. */
function useSettled(state: string): string {
  const [settled, setSettled] = useState('');
  const [, setSize] = useState('');
  useLayoutEffect(() => {
    if (state === '') return;
    const frame = requestAnimationFrame(() => setSettled(state));
    const resize = () => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener('resize', resize);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', resize);
    };
  }, [state]);
  return settled === state ? state : '';
}

/** The cards of the bomb on the table; '' if there is none. */
function bombOnTable(open: OpenState): string {
  const top = playsInTrick(open).at(-1);
  return top !== undefined && isBomb(top.play) ? top.play.cards.join() : '';
}

interface Times {
  readonly ms: number;
  readonly fadeOutMs: number;
}

function timesOf(moment: Moment): Times {
  switch (moment.type) {
    case 'call':
      return moment.call === 'grand' ? { ms: 1200, fadeOutMs: 260 } : { ms: 900, fadeOutMs: 220 };
    case 'bomb':
      return { ms: 900, fadeOutMs: 200 };
    case 'dog':
      return { ms: 820, fadeOutMs: 180 };
    case 'gift':
      return { ms: 900, fadeOutMs: 200 };
    case 'out':
      return { ms: 1000, fadeOutMs: 240 };
    case 'round':
      return { ms: 1700, fadeOutMs: 200 };
  }
}

interface PictureOptions extends PictureProps {
  readonly isSubtle: boolean;
}

function Picture({ moment, session, spots, isSubtle }: PictureOptions) {
  const rest = { session, spots };
  switch (moment.type) {
    case 'call':
      return isSubtle ? <CallSigns moment={moment} {...rest} /> : <Sash moment={moment} {...rest} />;
    case 'bomb':
      return <BombStamp moment={moment} isSubtle={isSubtle} {...rest} />;
    case 'dog':
      return <Dog moment={moment} {...rest} />;
    case 'gift':
      return <GiftFlare moment={moment} {...rest} />;
    case 'out':
      return <Out moment={moment} {...rest} />;
    case 'round':
      return <Round moment={moment} isSubtle={isSubtle} {...rest} />;
  }
}

/** The part of a moment behind seats and cards, if it has one. */
function Background({ moment, ...rest }: PictureProps) {
  if (moment.type === 'bomb') return <Burst moment={moment} {...rest} />;
  if (moment.type === 'call' && moment.call === 'grand') return <Rays moment={moment} {...rest} />;
  return null;
}

/** A call, as a seal at the caller's seat. */
function CallSigns({ moment: { call, callers }, spots }: PictureProps<CallMoment>) {
  const { table } = words();
  return (
    <>
      {callers.map((seat) => (
        <Seal
          key={seat}
          seat={spots.face(seat)}
          felt={spots.felt}
          tone={call === 'grand' ? 'gold' : 'red'}
          text={call === 'grand' ? table.grand : table.tichu}
        />
      ))}
    </>
  );
}
