import { words } from '../../i18n/language.ts';
import type { Moment } from './moment.ts';
import type { PictureProps } from './picture.ts';
import { Seal } from './Seal.tsx';

/** A player has gone out: a seal with their place at their seat. */
export function Out({ moment, spots }: PictureProps<Extract<Moment, { type: 'out' }>>) {
  return (
    <Seal
      seat={spots.face(moment.seat)}
      felt={spots.felt}
      tone={moment.place === 1 ? 'gold' : 'red'}
      text={words().common.ordinal(moment.place)}
    />
  );
}
