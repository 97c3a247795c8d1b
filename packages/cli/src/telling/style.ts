import type { Io } from '../command.ts';
import type { Names } from './names.ts';
import { Paint } from './paint.ts';

const USUAL_COLUMNS = 80;
/** Below this nothing can be laid out; such a terminal breaks the lines itself. */
const MIN_COLUMNS = 24;

/** How things look on the screen of one person. */
export class Style {
  readonly paint: Paint;
  readonly names: Names;
  private readonly io: Io;

  constructor(io: Io, names: Names) {
    this.io = io;
    this.paint = new Paint(io.colours);
    this.names = names;
  }

  /** Asked anew each time: a window can be pulled wider. Some terminals say 0 when they do not know. */
  get columns(): number {
    return Math.max(MIN_COLUMNS, this.io.columns || USUAL_COLUMNS);
  }
}
