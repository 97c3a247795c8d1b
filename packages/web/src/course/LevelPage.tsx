import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { readSharedDeal } from '../client/shared-deal.ts';
import { courseWords } from '../i18n/course-words.ts';
import { TableSession } from '../table/state/table-session.ts';
import { TableScreen } from '../table/TablePage.tsx';
import { findLevel, type Place } from './course.ts';
import { courseAddress } from './course-addresses.ts';
import { LessonTable } from './lesson-table.ts';
import { Strip } from './Strip.tsx';

/** A level of the course, played at a table. */
export function LevelPage({ level }: { readonly level: string }) {
  const place = useMemo(() => findLevel(level), [level]);
  const attempt = useSignal(0);
  if (place === null) return <UnknownLevel />;
  return <Attempt key={attempt.value} place={place} onRetry={() => attempt.value++} />;
}

function UnknownLevel() {
  const text = courseWords();
  return (
    <main class="page" id="main" tabIndex={-1}>
      <p>{text.unknown}</p>
      <a class="button" href={courseAddress.href({})}>
        {text.overview}
      </a>
    </main>
  );
}

interface AttemptProps {
  readonly place: Place;
  readonly onRetry: () => void;
}

/** Every attempt gets a new table, so that nothing is left of the previous one. */
function Attempt({ place, onRetry }: AttemptProps) {
  const { level } = place;
  const client = useMemo(
    () =>
      new LessonTable(level, {
        delay: readSharedDeal(location.search).pace,
        onStop: () => goTo(courseAddress.href({})),
      }),
    [level],
  );
  const session = useMemo(() => new TableSession(client, `lesson ${level.id}`), [client, level]);
  useEffect(() => () => client.close(), [client]);
  const { botPace } = settings.value;
  useEffect(() => client.solo.setPace(botPace), [client, botPace]);
  return <TableScreen session={session} lesson={<Strip client={client} place={place} onRetry={onRetry} />} />;
}
