import type { RawIo } from '../command.ts';
import type { Names } from './names.ts';
import { Paint } from './paint.ts';
import type { Speech } from './speech.ts';

const DEFAULT_COLUMNS = 80;
/** A narrower terminal has no space for a layout and breaks the lines itself. */
const MIN_COLUMNS = 24;

/** The output settings of one person: colours, width, names and language. */
export class Style {
  readonly paint: Paint;
  readonly names: Names;
  readonly speech: Speech;
  private readonly io: RawIo;

  constructor(io: RawIo, names: Names, speech: Speech) {
    this.io = io;
    this.paint = new Paint(io.colours, speech.cards);
    this.names = names;
    this.speech = speech;
  }

  /** Read each time, because a window can be resized. Some terminals report 0 if they do not know. */
  get columns(): number {
    return Math.max(MIN_COLUMNS, this.io.columns || DEFAULT_COLUMNS);
  }
}
