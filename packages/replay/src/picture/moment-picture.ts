import { type Card, cardsInOrder, faceOf, type Rank, type Seat } from '@schupf/rules';
import { type Board, type BoardSeat, boardAt, rowsOf } from '../board.ts';
import type { Moment } from '../moments.ts';
import type { SeatView } from '../seat-view.ts';
import { CardDrawing } from './card-drawing.ts';
import { type HandPlace, type PlayPlace, placesFor, type SeatPlace } from './places.ts';
import { fitted, fontSizeFor, xml } from './text.ts';

/** The size of every picture; most sites expect this size for previews. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface PictureTexts {
  readonly nameOf: (seat: Seat) => string;
  /** The letter in the corner of a jack, queen, king or ace. */
  readonly letterOf: (rank: Rank) => string;
  /** The round and the score. */
  readonly title: string;
  /** What has just happened. */
  readonly line: string;
}

const COLOURS = {
  felt: '#1b4b40',
  frame: '#12362f',
  rim: '#e9bd5b',
  text: '#f6f1e4',
  soft: '#d9e5dc',
  plate: '#0c2a26',
  us: '#7fd6b4',
  them: '#ffb59c',
  alone: '#d9e5dc',
  call: '#b3261a',
  line: '#35604f',
} as const;

/** A moment of a round as an SVG picture that loads nothing else. */
export function momentPicture(moment: Moment, view: SeatView, texts: PictureTexts): string {
  const painter = new MomentPainter(boardAt(moment, view), texts, {
    coins: moment.position.open.rules.teams !== 'none',
  });
  return painter.paint();
}

class MomentPainter {
  private readonly board: Board;
  private readonly texts: PictureTexts;
  private readonly coins: boolean;
  private readonly cards = new CardDrawing();

  constructor(board: Board, texts: PictureTexts, { coins }: { readonly coins: boolean }) {
    this.board = board;
    this.texts = texts;
    this.coins = coins;
  }

  paint(): string {
    const { width, height } = PICTURE_SIZE;
    const places = placesFor(this.board.seats.length);
    const seats = this.board.seats.map((seat, index) => this.seat(seat, places[index]!)).join('\n');
    const header = this.header();
    // The definitions are complete only when everything is drawn.
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Fraunces, Georgia, serif" font-weight="700">
<defs>${this.cards.defs}</defs>
<rect width="${width}" height="${height}" fill="${COLOURS.frame}"/>
<rect x="12" y="58" width="${width - 24}" height="${height - 116}" rx="28" fill="${COLOURS.felt}" stroke="${COLOURS.rim}" stroke-opacity=".5" stroke-width="2"/>
${header}
${seats}
</svg>`;
  }

  /** Above the table: the app's name, the points in the trick, the wish and the title. Below it: the last event. */
  private header(): string {
    const { title, line } = this.texts;
    const { points, wish } = this.board;
    const { width, height } = PICTURE_SIZE;
    const notes = [
      `<text x="30" y="40" font-size="28" fill="${COLOURS.rim}">Schupf</text>`,
      `<text x="${width - 30}" y="40" font-size="${fontSizeFor(title, 26, 460)}" text-anchor="end" fill="${COLOURS.text}">${xml(title)}</text>`,
      `<text x="${width / 2}" y="${height - 20}" font-size="${fontSizeFor(line, 28, width - 80)}" text-anchor="middle" fill="${COLOURS.text}">${xml(line)}</text>`,
    ];
    if (points !== null)
      notes.push(
        `<circle cx="${width / 2 - 18}" cy="31" r="13" fill="#f7dd97" stroke="#9b6a1c" stroke-width="3"/>`,
        `<text x="${width / 2}" y="40" font-size="26" fill="${COLOURS.text}">${points < 0 ? `−${-points}` : points}</text>`,
      );
    if (wish !== null) notes.push(this.wish(wish, width / 2 + 70));
    return notes.join('\n');
  }

  /** The sparrow of the Mah Jong with the rank that is wished for. */
  private wish(rank: Rank, x: number): string {
    return `<rect x="${x}" y="11" width="86" height="40" rx="12" fill="#f1f7e4"/>${this.cards.mark('c-i-mah-jong', '#256a48', { x: x + 8, y: 16, width: 30 })}<text x="${x + 60}" y="41" font-size="28" text-anchor="middle" fill="#256a48">${xml(this.texts.letterOf(rank))}</text>`;
  }

  private seat(seat: BoardSeat, place: SeatPlace): string {
    return [this.plate(seat, place), this.hand(seat, place.hand), this.play(seat, place.play)].join('');
  }

  /** The name, the side, the call and the number of cards. */
  private plate(
    { seat, side, call, count, isTurn }: BoardSeat,
    { plate: { x, y, width } }: SeatPlace,
  ): string {
    const badge = call === null ? '' : call === 'grand' ? 'GT' : 'T';
    const space = width - 76 - (badge === '' ? 0 : 40);
    const name = fitted(this.texts.nameOf(seat), 20, space);
    // Our side is round and the other square, as everywhere in the app.
    const mark = `<rect x="${x + 9}" y="${y + 9}" width="14" height="14" rx="${side === 'them' ? 3 : 7}" fill="${COLOURS[side]}"/>`;
    const parts = [
      `<rect x="${x}" y="${y}" width="${width}" height="32" rx="16" fill="${COLOURS.plate}" stroke="${isTurn ? COLOURS.rim : COLOURS.line}" stroke-width="${isTurn ? 3 : 1}"/>`,
      mark,
      `<text x="${x + 30}" y="${y + 23}" font-size="20" fill="${COLOURS.text}">${xml(name)}</text>`,
      `<text x="${x + width - 12}" y="${y + 23}" font-size="18" text-anchor="end" fill="${COLOURS.soft}">${count}</text>`,
    ];
    if (badge !== '')
      parts.push(
        `<rect x="${x + width - 74}" y="${y + 5}" width="38" height="22" rx="6" fill="${COLOURS.call}"/>`,
        `<text x="${x + width - 55}" y="${y + 22}" font-size="17" text-anchor="middle" fill="#fff6e6">${badge}</text>`,
      );
    return parts.join('');
  }

  private hand({ hand, count }: BoardSeat, { x, y, width, card, perRow }: HandPlace): string {
    const { coins } = this;
    const rows = rowsOf(hand ?? Array.from({ length: count }, () => null), perRow);
    return rows
      .flatMap((row, line) => {
        const step = stepFor(row.length, card, width, 0.56);
        const left = x + (width - card - step * (row.length - 1)) / 2;
        return row.map((one, index) => {
          const place = { x: left + step * index, y: y + line * card * 0.66, width: card };
          return one === null
            ? this.cards.back(place)
            : this.cards.face(one, this.letter(one), { ...place, coins });
        });
      })
      .join('');
  }

  /** The seat's last play in this trick, and a sign if the player has passed. */
  private play({ play, hasPassed, leads }: BoardSeat, { x, y, width, card }: PlayPlace): string {
    const middle = x + width / 2;
    const pass = `<rect x="${middle - 24}" y="${y + card * 0.7 - 12}" width="48" height="24" rx="12" fill="${COLOURS.plate}" opacity=".85"/><rect x="${middle - 10}" y="${y + card * 0.7 - 1.5}" width="20" height="3" rx="1.5" fill="${COLOURS.soft}"/>`;
    if (play === null) return hasPassed ? pass : '';
    const { coins } = this;
    const cards = cardsInOrder(play);
    const step = stepFor(cards.length, card, width, 0.5);
    const whole = card + step * (cards.length - 1);
    const left = middle - whole / 2;
    const glow = leads
      ? `<rect x="${left - 6}" y="${y - 6}" width="${whole + 12}" height="${card * 1.4 + 12}" rx="11" fill="none" stroke="${COLOURS.rim}" stroke-width="3"/>`
      : '';
    const faces = cards.map(({ card: one }, index) =>
      this.cards.face(one, this.letter(one), { x: left + step * index, y, width: card, coins }),
    );
    return `<g${hasPassed ? ' opacity=".55"' : ''}>${glow}${faces.join('')}</g>${hasPassed ? pass : ''}`;
  }

  private letter(card: Card): string {
    const face = faceOf(card);
    return 'rank' in face ? this.texts.letterOf(face.rank) : '';
  }
}

/** The distance between neighbouring cards: a share of their width, or less if there is not enough space. */
function stepFor(cards: number, card: number, width: number, share: number): number {
  return cards < 2 ? 0 : Math.min(card * share, (width - card) / (cards - 1));
}
