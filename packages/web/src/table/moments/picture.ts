import type { TableSession } from '../state/table-session.ts';
import type { Moment } from './moment.ts';
import type { Spots } from './spots.ts';

/** What every picture of a moment needs. */
export interface PictureProps<M extends Moment = Moment> {
  readonly moment: M;
  readonly session: TableSession;
  readonly spots: Spots;
}
