import { computed, useSignal } from '@preact/signals';
import { type Player, type Seat, seenBy, viewFor } from '@schupf/rules';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { words } from '../i18n/language.ts';
import type { ReplayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import { seatName } from '../table/model/names.ts';
import { MAX_ON_TALL_RIM } from '../table/model/places.ts';
import { Felt as TableFelt } from '../table/parts/Felt.tsx';
import { Seats } from '../table/parts/Seats.tsx';
import { Trick } from '../table/parts/Trick.tsx';
import { TableSession } from '../table/state/table-session.ts';
import { tableAddress } from '../table/table-address.ts';
import { Hands } from './Hands.tsx';
import type { PastMatch } from './load.ts';
import { MomentList } from './MomentList.tsx';
import type { Moment } from './moments.ts';
import { PastTable } from './past-table.ts';
import type { ReplayParams } from './replay-address.ts';
import { replayAddress } from './replay-address.ts';
import { listenForKeys } from './replay-keys.ts';
import { RoundPlayer } from './round-player.ts';
import { Scrubber } from './Scrubber.tsx';
import '../table/TablePage.css';

const VISIBLE_HANDS = ['all', 'mine'] as const;

interface Props extends ReplayParams {
  readonly past: PastMatch;
  readonly text: ReplayWords;
}

/** A round: the table and the hands at a moment, and the controls. */
export function RoundReplay({ past, source, round, text }: Props) {
  const { me, names, rounds } = past;
  const index = rounds.findIndex(({ number }) => number === round);
  const { moments } = rounds[index]!;
  const player = useMemo(() => new RoundPlayer(moments), [moments]);
  const session = useMemo(
    () =>
      new TableSession(
        new PastTable(
          computed(() => moments[player.at.value]!),
          me,
          names,
        ),
        'replay',
      ),
    [moments, player, me, names],
  );
  const visibleHands = useSignal<(typeof VISIBLE_HANDS)[number]>('all');
  const pathTo = (step: number) => {
    const target = rounds[index + step];
    return target === undefined ? null : replayAddress.href({ source, round: target.number });
  };
  // `useEffect` would run after the next frame and miss a key pressed before it.
  useLayoutEffect(() => {
    const end = listenForKeys(player, (step) => {
      const path = pathTo(step);
      if (path !== null) location.replace(path);
    });
    return () => {
      end();
      player.stop();
    };
  }, [player, index]);
  const { common, games } = words();
  const nameOf = (seat: Seat) => seatName(session, seat);
  const lines = moments.map((moment) => lineFor(moment, { me, nameOf, text }));
  const { open } = session.view;
  return (
    <>
      <header class="replay__header">
        <h1>{common.round(round)}</h1>
        <p class="text-soft">{games.variants[open.rules.variant].name}</p>
        <OneOf
          label={text.hands}
          values={VISIBLE_HANDS}
          value={visibleHands.value}
          name={(hands) => text.shows[hands]}
          onChoose={(hands) => {
            visibleHands.value = hands;
          }}
        />
        <BackLink source={source} text={text} />
      </header>
      <Felt session={session} />
      <Hands
        session={session}
        moment={moments[player.at.value]!}
        all={visibleHands.value === 'all'}
        text={text}
      />
      <Scrubber
        player={player}
        text={text}
        line={lines[player.at.value]!}
        before={pathTo(-1)}
        after={pathTo(1)}
      />
      <MomentList player={player} lines={lines} text={text} />
    </>
  );
}

/** Leads back to the round's table, or to the list of matches. */
function BackLink({ source, text }: Pick<Props, 'source' | 'text'>) {
  const isLatest = source.type === 'browser' && source.match === null;
  return (
    <a
      class="button button--small"
      href={isLatest ? tableAddress.href({ table: source.table }) : matchesAddress.href({})}
    >
      {isLatest ? text.toTable : text.toMatches}
    </a>
  );
}

/** The table at this moment, laid out like a live one. */
function Felt({ session }: { readonly session: TableSession }) {
  const { hasRanks, seats } = session.view.open.rules;
  const classes = ['replay__felt', 'table'];
  if (hasRanks) classes.push('table--ranks');
  if (seats > MAX_ON_TALL_RIM) classes.push('table--many');
  return (
    <div class={classes.join(' ')} data-seats={seats}>
      <div class="table__felt">
        <TableFelt session={session} />
        <Seats session={session} />
        <Trick session={session} />
      </div>
    </div>
  );
}

/** A moment as text, addressed to this player. */
function lineFor(
  { position, events, completesDeal }: Moment,
  { me, nameOf, text }: { me: Player; nameOf: (seat: Seat) => string; text: ReplayWords },
): string {
  const view = viewFor(position, me);
  const sentences = events.map((event) =>
    words().events.tell(seenBy(event, me, position.open), nameOf, view),
  );
  if (completesDeal) sentences.push(text.allDealt);
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
