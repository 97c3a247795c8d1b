import type { Seat } from '@schupf/rules';

/** An area on the screen: its centre and its size, in pixels from the corner of the layer that draws it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The current positions of things on the table. They are read from the page, so that moments work in every layout. They
 * are valid only until the next change, so create a new instance for every moment.
 */
export class Spots {
  private readonly table: HTMLElement;
  private readonly origin: DOMRect;

  constructor(table: HTMLElement, layer: Element) {
    this.table = table;
    this.origin = layer.getBoundingClientRect();
  }

  /** The layer itself. */
  get all(): Spot {
    return this.spotOf(this.origin);
  }

  get felt(): Spot {
    return this.find('.felt-oval') ?? this.all;
  }

  /** The leading combination, or the middle of the felt. */
  get trick(): Spot {
    const { x, y, height } = this.felt;
    return this.find('.trick__play') ?? { x, y, width: height * 0.4, height: height * 0.3 };
  }

  /** A player's portrait. If it is not shown, their hand is used. */
  face(seat: Seat): Spot {
    const badge = `[data-seat="${seat}"]`;
    const face = this.find(`${badge} ${FACE}`) ?? this.find(badge);
    if (face !== null) return face;
    const { x, y, height } = this.find('.hand') ?? this.bottom;
    return { x, y: y - height / 2, width: DEFAULT_FACE, height: DEFAULT_FACE };
  }

  /** The upper edge of a lesson's text, which nothing should cover; infinite outside lessons. */
  get lessonTop(): number {
    const lesson = this.find('.lesson');
    return lesson === null ? Number.POSITIVE_INFINITY : lesson.y - lesson.height / 2;
  }

  /** Where a column's points are shown; null if they are not on the screen. */
  score(column: number): Spot | null {
    return this.find(`[data-score="${column}"]`);
  }

  /** The bar that shows how far a column is from the target, if there is one. */
  scoreBar(column: number): Spot | null {
    return this.find(`[data-score="${column}"] .score-bar`);
  }

  private get bottom(): Spot {
    const { x, width, height } = this.all;
    return { x, y: height, width, height: 0 };
  }

  private find(selector: string): Spot | null {
    for (const element of this.table.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      // Some parts are on the page twice, for different screens.
      if (box.width > 0) return this.spotOf(box);
    }
    return null;
  }

  private spotOf({ x, y, width, height }: DOMRect): Spot {
    return { x: x + width / 2 - this.origin.x, y: y + height / 2 - this.origin.y, width, height };
  }
}

const FACE = '.face';
const DEFAULT_FACE = 44;
