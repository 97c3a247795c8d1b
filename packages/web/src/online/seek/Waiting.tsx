import { SEEK_SPEEDS, type Seek, type SeekMessage } from '@schupf/protocol';
import { useEffect, useState } from 'preact/hooks';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { acceptAnySpeed, ratedIn, speedsIn, stopSeek } from '../state/seeking.ts';
import { serverClient } from '../state/server-connection.ts';

interface Props {
  readonly seek: Seek;
  /** Null until the server has answered. */
  readonly place: Extract<SeekMessage, { type: 'seeking' }> | null;
}

/** How long someone has been waiting, with how many others, and what they can do about it. */
export function Waiting({ seek, place }: Props) {
  const { seek: text } = words();
  const { games } = shellWords();
  const now = useSeconds();
  // What the server looks for: without rated matches if this person may not play them.
  const { variant, players } = seek;
  const current = place?.seek ?? seek;
  const [speeds, rated] = [speedsIn(current), ratedIn(current)];
  const facts = [
    games.variants[variant].name,
    speeds.map((speed) => games.speeds[speed].name).join(' / '),
    ...(rated === 'unrated' ? [] : [text.ratedFact[rated]]),
  ];
  const waiting = place?.waiting ?? 1;
  const secondsLeft = place === null ? null : Math.ceil((place.botsAt - now) / 1000);
  return (
    <>
      <p class="text-soft text-small">{facts.join(' · ')}</p>
      <Seats filled={waiting} of={players} />
      <p class="seek__facts">
        <span role="timer" aria-label={text.waitedFor}>
          {place === null ? '0:00' : minutesAndSeconds(now - place.since)}
        </span>
        <span aria-live="polite">{peopleText(seek, place)}</span>
      </p>
      <div class="seek__bots">
        {secondsLeft !== null && secondsLeft <= 0 ? (
          <>
            <p role="status">
              {text.bots} {rated !== 'unrated' && text.botsUnrated}
            </p>
            <button type="button" class="button button--primary" onClick={() => serverClient().takeBots()}>
              {text.takeBots}
            </button>
          </>
        ) : (
          <p class="text-soft text-small">{secondsLeft !== null && text.botsIn(secondsLeft)}</p>
        )}
      </div>
      <p class="online__actions">
        {place !== null && speeds.length < SEEK_SPEEDS.length && (
          <button type="button" class="button button--quiet" onClick={acceptAnySpeed}>
            {text.anySpeed}
          </button>
        )}
        <button type="button" class="button button--quiet" onClick={stopSeek}>
          {text.stop}
        </button>
      </p>
    </>
  );
}

function peopleText({ friend, players }: Seek, place: Props['place']): string {
  const { seek: text } = words();
  if (place === null) return '';
  if (friend !== null && place.friend === 'asked') return text.friendAsked;
  return place.waiting === 1 ? text.alone : text.waiting(place.waiting, players);
}

/** The seats of the table that is to be filled. */
export function Seats({ filled, of }: { readonly filled: number; readonly of: number }) {
  return (
    <span class="seek__seats" aria-hidden="true">
      {Array.from({ length: of }, (_, seat) => (
        <i key={seat} data-filled={seat < filled} />
      ))}
    </span>
  );
}

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time by the server's clock, every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => serverClient().now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClient().now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
