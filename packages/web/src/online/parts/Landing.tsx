import type { Invitation } from '@schupf/protocol';
import type { Rules } from '@schupf/rules';
import { lazy } from '../../app/lazy.tsx';
import { useTitle } from '../../app/page.tsx';
import { settings } from '../../app/settings.ts';
import { TopBar } from '../../app/TopBar.tsx';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { rulesAddress } from '../../rules/rules-address.ts';
import { type Landing as LandingFacts, type LandingSeat, landingOf } from '../model/landing.ts';
import { isPerson, me } from '../state/me.ts';
import { Board, BoardSeat, BotFace, SeatFace } from './Board.tsx';
import { NameForm } from './NameForm.tsx';
import './Landing.css';

const LandingCards = lazy(async () => (await import('./LandingCards.tsx')).LandingCards, { quiet: true });

interface Props {
  readonly invitation: Invitation;
  /** Why the person could not sit down. */
  readonly problem: string | null;
  readonly onNamed: () => void;
  readonly onWatch: () => void;
  /** For a table that this version cannot show. */
  readonly children: preact.JSX.Element;
}

/** What an invited person sees: whose table it is, which game, who sits where, and their free seat. */
export function Landing({ invitation, problem, onNamed, onWatch, children }: Props) {
  const facts = landingOf(invitation);
  if (facts === null) return children;
  return (
    <>
      <TopBar />
      <main class="page landing" id="main" tabIndex={-1}>
        <Introduction invitation={invitation} facts={facts} />
        <Board
          label={words().room.chairs}
          chairs={invitation.summary.chairs.length}
          seats={facts.seats.map((seat) => <Seat key={seat.chair} seat={seat} />)}
        >
          <YourSeat facts={facts} problem={problem} onNamed={onNamed} onWatch={onWatch} />
        </Board>
        <Facts invitation={invitation} facts={facts} />
      </main>
    </>
  );
}

interface FactsProps {
  readonly invitation: Invitation;
  readonly facts: LandingFacts;
}

function Introduction({ invitation: { host }, facts: { rules, state, isOppositeHost } }: FactsProps) {
  const { invitation: text, landing } = words();
  const { name, sides } = text.games[rules.variant];
  const title = text.headline(host, name);
  useTitle(title);
  const seat = isOppositeHost && host !== null ? landing.opposite(host) : landing.waiting;
  return (
    <header class="landing__words">
      <h1 class="landing__title">{title}</h1>
      <p class="landing__lead">{state === 'free' ? `${sides}. ${seat}` : `${sides}.`}</p>
      {matchMedia('(min-width: 60rem)').matches && <LandingCards />}
    </header>
  );
}

function Facts({ invitation: { info }, facts: { rules, minutes } }: FactsProps) {
  const { landing } = words();
  const { games, home } = shellWords();
  const end = endOf(rules);
  const about = minutes === null || rules.matchEnd === 'time' ? null : landing.about(minutes);
  const length = [end, about].filter((part) => part !== null).join(', ');
  const pace = [
    ...(typeof info.speed === 'string' ? [games.speeds[info.speed].name] : []),
    games.presets[info.rules.preset ?? 'platform'].name,
  ].join(' · ');
  return (
    <div class="landing__facts">
      <ul class="plain-list">
        {length !== '' && <li>{length.charAt(0).toLocaleUpperCase() + length.slice(1)}</li>}
        <li>{pace}</li>
        <li>{landing.noAccount}</li>
      </ul>
      <p>
        {home.newcomer.title} <a href={rulesAddress.href({ rule: null })}>{home.newcomer.rules}</a>
      </p>
    </div>
  );
}

function endOf({ matchEnd, target, rounds, minutes }: Rules): string | null {
  const { ends } = words().invitation;
  switch (matchEnd) {
    case 'target':
      return ends.target(target);
    case 'rounds':
      return ends.rounds(rounds);
    case 'time':
      return ends.time(minutes);
    case 'never':
      return null;
  }
}

function Seat({ seat: { chair, place, side, type, name, isHosts } }: { readonly seat: LandingSeat }) {
  const { room, landing } = words();
  const sideNote = side === 'us' ? [room.partner] : side === 'them' ? [room.opponent] : [];
  const face = () => {
    switch (type) {
      case 'person': {
        const note = [...(isHosts ? [room.host] : []), ...sideNote].join(' · ');
        return <SeatFace name={name ?? ''} note={note} chair={chair} look={side} />;
      }
      case 'bot':
        return <BotFace name={name ?? ''} chair={chair} look={side} notes={sideNote} />;
      case 'nobody':
        return <SeatFace name={room.free} note={landing.freeHint} chair={null} look="free" />;
    }
  };
  return (
    <BoardSeat label={room.chair(chair + 1)} place={place}>
      {face()}
    </BoardSeat>
  );
}

/** The reader's free seat with the name field in it, or the reason why there is none. */
function YourSeat({
  facts: { state, partners, opponents },
  problem,
  onNamed,
  onWatch,
}: { readonly facts: LandingFacts } & Pick<Props, 'problem' | 'onNamed' | 'onWatch'>) {
  const { landing, name: text } = words();
  const { list } = shellWords().common;
  const who = me.value;
  if (state === 'full' || state === 'over')
    return (
      <section class="landing__seat" aria-label={landing[state]}>
        <p class="landing__seat-title">{landing[state]}</p>
        <button type="button" class="button button--primary button--large button--wide" onClick={onWatch}>
          {landing.watch}
        </button>
      </section>
    );
  const namesOf = (names: readonly string[]) => (names.length === 0 ? null : list(names));
  const sides = landing.sides(namesOf(partners), namesOf(opponents));
  return (
    <section class="landing__seat" aria-labelledby="your-seat">
      <div>
        <h2 class="landing__seat-title" id="your-seat">
          {landing.yourSeat}
        </h2>
        <p class="landing__seat-text">{state === 'playing' ? landing.playing : sides}</p>
      </div>
      <NameForm
        key={problem}
        buttonLabel={text.go}
        currentName={isPerson(who) ? who.name : settings.value.name}
        initialProblem={problem}
        onNamed={onNamed}
        isMain
      >
        <button type="button" class="button button--quiet button--small" onClick={onWatch}>
          {text.watch}
        </button>
      </NameForm>
    </section>
  );
}
