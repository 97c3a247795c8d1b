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
  const spots = spotsFor(layer.current);
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
          <Picture moment={shown.moment} session={session} spots={spots} isQuiet={level === 'little'} />
        </Scene>
      )}
    </div>
  );
}

/** Special moments, drawn on the felt behind seats and cards. */
export function MomentFloor({ session }: LayerProps) {
  const stage = stageOf(session);
  const layer = useRef<HTMLDivElement>(null);
  const level = settings.value.moments;
  const scorched = useSettled(level === 'off' ? '' : scorchedTrick(session.view.open));
  const shown = stage.shown.value;
  const spots = spotsFor(layer.current);
  return (
    <div ref={layer} class="moments moments--floor" aria-hidden="true">
      {scorched !== '' && spots !== null ? <Scorch key={scorched} spots={spots} /> : null}
      {shown === null || spots === null || level !== 'full' ? null : (
        <Scene key={shown.id} {...timesOf(shown.moment)} isHurried={stage.isHurried}>
          <Ground moment={shown.moment} session={session} spots={spots} />
        </Scene>
      )}
    </div>
  );
}

function spotsFor(layer: HTMLElement | null): Spots | null {
  const table = layer?.closest<HTMLElement>('.table') ?? null;
  return layer === null || table === null ? null : new Spots(table, layer);
}

/** The given state once the page has been laid out with it; '' before that. */
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
function scorchedTrick(open: OpenState): string {
  const top = playsInTrick(open).at(-1);
  return top !== undefined && isBomb(top.play) ? top.play.cards.join() : '';
}

interface Times {
  readonly ms: number;
  readonly outMs: number;
}

function timesOf(moment: Moment): Times {
  switch (moment.type) {
    case 'call':
      return moment.call === 'grand' ? { ms: 1200, outMs: 260 } : { ms: 900, outMs: 220 };
    case 'bomb':
      return { ms: 900, outMs: 200 };
    case 'dog':
      return { ms: 820, outMs: 180 };
    case 'gift':
      return { ms: 900, outMs: 200 };
    case 'out':
      return { ms: 1000, outMs: 240 };
    case 'round':
      return { ms: 1700, outMs: 200 };
  }
}

interface PictureOptions extends PictureProps {
  readonly isQuiet: boolean;
}

function Picture({ moment, session, spots, isQuiet }: PictureOptions) {
  const rest = { session, spots };
  switch (moment.type) {
    case 'call':
      return isQuiet ? <CallSigns moment={moment} {...rest} /> : <Sash moment={moment} {...rest} />;
    case 'bomb':
      return <BombStamp moment={moment} isQuiet={isQuiet} {...rest} />;
    case 'dog':
      return <Dog moment={moment} {...rest} />;
    case 'gift':
      return <GiftFlare moment={moment} {...rest} />;
    case 'out':
      return <Out moment={moment} {...rest} />;
    case 'round':
      return <Round moment={moment} isQuiet={isQuiet} {...rest} />;
  }
}

/** The part of a moment behind seats and cards, if it has one. */
function Ground({ moment, ...rest }: PictureProps) {
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
