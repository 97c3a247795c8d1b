import { useSignal } from '@preact/signals';
import { positionOf } from '@schupf/puzzles';
import { xoshiro128 } from '@schupf/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { TopBar } from '../app/TopBar.tsx';
import { readSharedDeal } from '../client/shared-deal.ts';
import { puzzleWords } from '../i18n/puzzle-words.ts';
import { TableSession } from '../table/state/table-session.ts';
import { TableScreen } from '../table/TablePage.tsx';
import { AttemptState } from './attempt-state.ts';
import { type Chosen, choosePuzzle } from './choosing.ts';
import { chosenFilter } from './filter.ts';
import { OpenHand } from './OpenHand.tsx';
import { PuzzleStrip } from './PuzzleStrip.tsx';
import { today } from './progress.ts';
import { type PuzzleMode, puzzlesAddress } from './puzzle-addresses.ts';
import { Result } from './Result.tsx';
import { TutorClient } from './tutor-client.ts';

interface Props {
  readonly mode: PuzzleMode;
  readonly id: string | null;
}

/** `number` distinguishes attempts, also two at the same puzzle. */
type Loaded = (Chosen & { readonly number: number }) | 'loading' | 'none' | 'failed';

/** One puzzle after the other, each at its own table. */
export function PuzzlePage({ mode, id }: Props) {
  const loaded = useSignal<Loaded>('loading');
  const tutor = useMemo(() => new TutorClient(), []);
  useEffect(() => () => tutor.close(), [tutor]);
  const filter = mode === 'solve' ? chosenFilter.value : null;
  const load = useMemo(() => {
    let number = 0;
    return async (wantedId: string | null) => {
      const wanted = { mode, id: wantedId, filter, day: today() };
      try {
        const chosen = await choosePuzzle(wanted, xoshiro128(`${Math.random()}`));
        loaded.value = chosen === null ? 'none' : { ...chosen, number: ++number };
      } catch {
        loaded.value = 'failed';
      }
    };
  }, [mode, filter, loaded]);
  useEffect(() => void load(id), [load, id]);
  const current = loaded.value;
  if (typeof current === 'string') return <Waiting state={current} onAgain={() => void load(id)} />;
  return (
    <Attempt
      key={current.number}
      chosen={current}
      mode={mode}
      isThemed={filter !== null}
      tutor={tutor}
      onNext={() => void load(null)}
    />
  );
}

interface WaitingProps {
  readonly state: Extract<Loaded, string>;
  readonly onAgain: () => void;
}

function Waiting({ state, onAgain }: WaitingProps) {
  const text = puzzleWords();
  return (
    <>
      <TopBar />
      <main class="page" id="main" tabIndex={-1}>
        <p role="status">{text[state]}</p>
        {state === 'failed' && (
          <button type="button" class="button button--primary" onClick={onAgain}>
            {text.tryAgain}
          </button>
        )}
        {state !== 'loading' && (
          <a class="button" href={puzzlesAddress.href({})}>
            {text.overview}
          </a>
        )}
      </main>
    </>
  );
}

interface AttemptProps {
  readonly chosen: Chosen;
  readonly mode: PuzzleMode;
  readonly isThemed: boolean;
  readonly tutor: TutorClient;
  readonly onNext: () => void;
}

/** Every attempt has a table of its own, so that nothing of the last one is left. */
function Attempt({ chosen, mode, isThemed, tutor, onNext }: AttemptProps) {
  const { pack, puzzle } = chosen;
  const position = useMemo(() => positionOf(puzzle, pack.rules), [puzzle, pack]);
  const attempt = useMemo(
    () =>
      position.ok
        ? new AttemptState({
            pack,
            puzzle,
            position: position.value,
            tutor,
            isThemed,
            day: mode === 'daily' ? today() : null,
            delay: readSharedDeal(location.search).pace,
            onStop: () => goTo(puzzlesAddress.href({})),
          })
        : null,
    [puzzle, pack, position, tutor],
  );
  const session = useMemo(
    () => (attempt === null ? null : new TableSession(attempt.table, `puzzle ${puzzle.id}`)),
    [attempt, puzzle],
  );
  useEffect(() => () => attempt?.close(), [attempt]);
  const { botPace } = settings.value;
  useEffect(() => attempt?.table.solo.setPace(botPace), [attempt, botPace]);
  if (attempt === null || session === null || !position.ok)
    return <Waiting state="failed" onAgain={onNext} />;
  const next = mode === 'daily' ? null : onNext;
  return (
    <TableScreen
      session={session}
      lesson={<PuzzleStrip attempt={attempt} session={session} mode={mode} />}
      above={
        attempt.isSolved.value ? (
          <Result attempt={attempt} session={session} mode={mode} onNext={next} />
        ) : null
      }
      atSeat={(player) => (puzzle.kind === 'open' ? <OpenHand attempt={attempt} player={player} /> : null)}
    />
  );
}
