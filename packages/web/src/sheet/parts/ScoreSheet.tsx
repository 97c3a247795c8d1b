import { minus } from '@schupf/phrasebook';
import { type OpenState, rankTitles } from '@schupf/rules';
import { paramsOn } from '../../app/router.ts';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { replayAddress } from '../../replay/replay-address.ts';
import { playerName, seatNameIn } from '../../table/model/names.ts';
import { titleText } from '../../table/model/titles.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { tableAddress } from '../../table/table-address.ts';
import { columnName } from '../model/sheet-names.ts';
import { historyOf } from '../state/round-history.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { CallMark, Sheet } from './Sheet.tsx';
import './ScoreSheet.css';

interface Props {
  readonly session: TableSession;
}

interface TableProps {
  readonly session: TableSession;
  readonly rounds: readonly OpenState[];
}

/** One row per finished round. */
export function ScoreSheet({ session }: Props) {
  const { sheet, table } = words();
  const { rules } = session.view;
  const rounds = historyOf(session.client).value;
  return (
    <Sheet title={table.sheet} note={goalOf(session)}>
      {rounds.length === 0 ? (
        <p class="sheet__empty">{sheet.noRounds}</p>
      ) : (
        <>
          {rules.hasRanks ? (
            <PlacesTable session={session} rounds={rounds} />
          ) : rules.dummy === null ? (
            <TeamsTable session={session} rounds={rounds} />
          ) : (
            <ColumnsTable session={session} rounds={rounds} />
          )}
          {rounds.length > 1 && <ScoreChart session={session} rounds={rounds} />}
        </>
      )}
    </Sheet>
  );
}

/** The header of a row, with a link to the replay of its round. */
function RoundNumber({ round }: { readonly round: number }) {
  const address = paramsOn(tableAddress);
  return (
    <th scope="row">
      {address !== null ? (
        <a
          class="score-sheet__replay"
          href={replayAddress.href({ source: { type: 'browser', table: address.table, match: null }, round })}
          title={words().sheet.replay(round)}
        >
          <span aria-hidden="true">{round}</span>
          <span class="visually-hidden">{words().sheet.replay(round)}</span>
        </a>
      ) : (
        round
      )}
    </th>
  );
}

/** The points, rounds or minutes at which the match ends. */
function goalOf({ view, status, client }: TableSession): string | undefined {
  const { sheet } = words();
  const { matchEnd, target, rounds, minutes } = view.rules;
  switch (matchEnd) {
    case 'target':
      return sheet.toTarget(target);
    case 'rounds':
      return sheet.toRounds(rounds);
    case 'time':
      if (view.open.timeIsUp) return sheet.lastRound;
      return status.timeUpAt === null
        ? sheet.toTime(minutes)
        : sheet.timeLeft(Math.max(1, Math.ceil((status.timeUpAt - client.now()) / 60_000)));
    case 'never':
      return undefined;
  }
}

function TeamsTable({ session, rounds }: TableProps) {
  const { sheet } = words();
  const ownSide = Math.max(0, session.me) % 2;
  const sides = [ownSide, 1 - ownSide];
  const colour = (side: number) => (side === ownSide ? 'team-us' : 'team-them');
  const last = rounds.at(-1)!;
  return (
    <div class="score-sheet scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span class="visually-hidden">{sheet.number}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" class={colour(side)}>
                {columnName(session, last, side)}
              </th>
            ))}
            <th scope="col" class="score-sheet__calls">
              {sheet.calls}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" class={colour(side)}>
                <span aria-hidden="true">Σ</span>
                <span class="visually-hidden">{sheet.sumOf(columnName(session, last, side))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((open) => (
            <tr key={open.round}>
              <RoundNumber round={open.round} />
              {sides.map((side) => (
                <td key={side} data-sweep={open.result!.bonus?.side === side}>
                  {minus(open.result!.points[side]!)}
                </td>
              ))}
              <td class="score-sheet__calls">
                <Calls session={session} open={open} ownSide={ownSide} />
              </td>
              {sides.map((side) => (
                <td key={side} class="score-sheet__sum">
                  {minus(open.totals[side]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Calls({ session, open, ownSide }: { session: TableSession; open: OpenState; ownSide: number }) {
  return (
    <ul class="plain-list score-sheet__call-list">
      {open.result!.calls.map(({ seat, points }) => (
        <li key={seat} class={seat % 2 === ownSide ? 'team-us' : 'team-them'}>
          <CallMark call={open.calls[seat] ?? 'tichu'} made={points > 0} /> {seatNameIn(session, open, seat)}
        </li>
      ))}
    </ul>
  );
}

/** Three-player games: three players and the open hand, each with their points and running total. */
function ColumnsTable({ session, rounds }: TableProps) {
  const { sheet } = words();
  const last = rounds.at(-1)!;
  const columns = [...last.totals.keys()];
  return (
    <div class="score-sheet scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span class="visually-hidden">{sheet.number}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" class={column === session.me ? 'team-us' : undefined}>
                {columnName(session, last, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((open) => (
            <tr key={open.round}>
              <RoundNumber round={open.round} />
              {columns.map((column) => (
                <ColumnCell key={column} open={open} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
        <Sums open={last} columns={columns} />
      </table>
    </div>
  );
}

function ColumnCell({ open, column }: { readonly open: OpenState; readonly column: number }) {
  const seat = [...open.players.keys()].find((candidate) => open.columnOf(candidate) === column)!;
  const call = open.result!.calls.find((candidate) => candidate.seat === seat);
  return (
    <td>
      {seat === open.solo && (
        <>
          <span class="score-sheet__solo" aria-hidden="true">
            ●{' '}
          </span>
          <span class="visually-hidden">{words().sheet.soloist} </span>
        </>
      )}
      {minus(open.result!.points[seat]!)}
      {call && (
        <>
          {' '}
          <CallMark call={open.calls[seat] ?? 'tichu'} made={call.points > 0} />
        </>
      )}
      <span class="score-sheet__running" aria-hidden="true">
        {minus(open.totals[column]!)}
      </span>
    </td>
  );
}

/** Rank games: the place of every player in every round. */
function PlacesTable({ session, rounds }: TableProps) {
  const { sheet } = words();
  const last = rounds.at(-1)!;
  const { rules } = last;
  const titles = rankTitles(rules.variant, rules.players);
  const places = last.result!.order.map((seat) => last.players[seat]!);
  // The player's own column comes first: on a phone, only a few are in view.
  const order = places.toSorted((a, b) => Number(b === session.me) - Number(a === session.me));
  const titleOf = (player: number) => {
    const title = titles[places.indexOf(player)] ?? null;
    return title === null ? null : titleText(title, player === session.me);
  };
  const placesOf = (open: OpenState) => {
    const players = open.result!.order.map((seat) => open.players[seat]!);
    return order.map((player) => players.indexOf(player) + 1);
  };
  return (
    // Scrollable areas must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section class="score-sheet score-sheet--places scroll" aria-label={sheet.places} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <span class="visually-hidden">{sheet.number}</span>
            </th>
            {order.map((player) => (
              <th key={player} scope="col" class={player === session.me ? 'team-us' : undefined}>
                {playerName(session, player)}
                <span class="score-sheet__title">{titleOf(player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((open) => (
            <tr key={open.round}>
              <RoundNumber round={open.round} />
              {placesOf(open).map((place, index) => (
                <td key={order[index]} data-place={place}>
                  {place}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {last.result!.points.length > 0 && <Sums open={last} columns={order} />}
      </table>
    </section>
  );
}

/** The totals after a round, below their columns. */
function Sums({ open, columns }: { readonly open: OpenState; readonly columns: readonly number[] }) {
  const { sheet } = words();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span aria-hidden="true">Σ</span>
          <span class="visually-hidden">{sheet.sums}</span>
        </th>
        {columns.map((column) => (
          <td key={column} class="score-sheet__sum">
            {minus(open.totals[column]!)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
