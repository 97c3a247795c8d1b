import type { PlayerRating } from '@schupf/protocol';
import { onlineWords as words } from '../../i18n/page-words.ts';
import type { SocketTable } from '../state/socket-table.ts';

interface Props {
  readonly table: SocketTable;
}

/** Says at a rated table whether rounds with the players there count. */
export function RatedNote({ table }: Props) {
  const { room } = words();
  if (!table.info.value?.rated) return null;
  const ratings = table.ratings.value;
  const isFull = table.seen.value?.status.chairs.every(({ occupant }) => occupant.type !== 'nobody');
  return (
    <p class="text-soft text-small">
      {room.rated} {ratings !== null && isFull && !ratings.counts && room.notCounted}
    </p>
  );
}

/** How someone in a chair is rated, in a few words; empty at a table that is not rated. */
export function ratingNote(table: SocketTable, chair: number): string {
  const player = table.ratings.value?.players[chair] ?? null;
  return player === null ? '' : noteOn(player);
}

function noteOn({ standing, rating, change }: PlayerRating): string {
  const { room } = words();
  if (standing !== 'rated') return room.standings[standing];
  if (rating === null) return room.newRating;
  const shown = `${rating.rating} ± ${rating.deviation}`;
  const note = rating.isProvisional ? ` (${room.provisionalRating})` : '';
  return change === null ? `${shown}${note}` : `${shown}${note} · ${room.changed(signed(change))}`;
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
