import type { TableSession } from '../state/table-session.ts';
import type { Moment } from './moment.ts';
import type { Spots } from './spots.ts';

/** The props of every picture of a moment. */
export interface PictureProps<M extends Moment = Moment> {
  readonly moment: M;
  readonly session: TableSession;
  readonly spots: Spots;
}
