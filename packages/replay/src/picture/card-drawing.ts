import {
  BACK,
  CARD_SIZE,
  type FacePart,
  faceParts,
  JADE_LAYOUT,
  type PartRole,
  spriteMarkup,
} from '@schupf/art';
import { type Card, faceOf, type Special, type Suit } from '@schupf/rules';

/** The colours of a kind of card. They repeat variables of `cards.css`, which a picture outside the page cannot use. */
interface CardColours {
  readonly suit: string;
  readonly soft: string;
  readonly edge: string;
}

const PAPER = '#fffdf6';
const PAPER_EDGE = '#c9b88e';

export const CARD_COLOURS: { readonly [Kind in Suit | Special]: CardColours } = {
  jade: { suit: '#0b7a5b', soft: '#c2e0d1', edge: PAPER_EDGE },
  sword: { suit: '#2b3038', soft: '#d4d4d0', edge: PAPER_EDGE },
  pagoda: { suit: '#2257b8', soft: '#c6d5f0', edge: PAPER_EDGE },
  star: { suit: '#c6301c', soft: '#f5cfc3', edge: PAPER_EDGE },
  'mah-jong': { suit: '#256a48', soft: PAPER, edge: '#9db38a' },
  dog: { suit: '#eef3ee', soft: PAPER, edge: '#0b2230' },
  phoenix: { suit: '#ffd486', soft: PAPER, edge: '#370a26' },
  dragon: { suit: '#f7dd97', soft: PAPER, edge: '#520a0c' },
};
const BACK_COLOURS = { edge: '#0a2725', mark: '#f7dd97', cut: '#174f49' } as const;

/** The values of the sprite's variables for one use of a part. */
interface Inks {
  readonly ink: string;
  readonly cut: string;
  readonly suit: string;
}

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const PARTS = partsOf(spriteMarkup());
const CLIP = '<clipPath id="card"><rect width="100" height="140" rx="9"/></clipPath>';

/**
 * Draws cards for a self-contained SVG picture. Many programs support neither variables nor inherited colours in SVG,
 * so each part of the deck is defined once for each set of colours in which it is used.
 */
export class CardDrawing {
  private readonly definitions = new Map<string, string>([['', CLIP]]);

  /** The content of `<defs>`. It is complete only after everything has been drawn. */
  get defs(): string {
    return [...this.definitions.values()].join('');
  }

  face(card: Card, letter: string, { coins, ...place }: CardPlace & { readonly coins: boolean }): string {
    const face = faceOf(card);
    const colours = CARD_COLOURS['suit' in face ? face.suit : face.special];
    const parts = faceParts(card, { letter, coins, layout: JADE_LAYOUT }).map((part) =>
      this.part(part, inksOf(part.role, colours)),
    );
    return cardAt(place, 'suit' in face ? PAPER : colours.edge, colours.edge, parts.join(''));
  }

  back(place: CardPlace): string {
    const inks = { ink: BACK_COLOURS.mark, cut: BACK_COLOURS.cut, suit: BACK_COLOURS.mark };
    const { edge } = BACK_COLOURS;
    return cardAt(place, edge, edge, this.use(BACK, inks, { x: 0, y: 0, ...CARD_SIZE }));
  }

  /** One part of the sprite in one colour, without a card around it. */
  mark(id: string, ink: string, { x, y, width }: CardPlace): string {
    return this.use(id, { ink, cut: ink, suit: ink }, { x, y, width, height: width });
  }

  private part({ transform, uses }: FacePart, inks: Inks): string {
    const content = uses
      .map(({ id, box }) => this.use(id, inks, box ?? { x: 0, y: 0, ...CARD_SIZE }))
      .join('');
    return transform === undefined ? content : `<g transform="${transform}">${content}</g>`;
  }

  private use(
    id: string,
    inks: Inks,
    {
      x,
      y,
      width,
      height,
    }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ): string {
    return `<use href="#${this.define(id, inks)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  }

  /** Defines a part in these colours, if it is not defined yet, and returns its id. */
  private define(id: string, inks: Inks): string {
    const markup = PARTS.get(id)!;
    const coloured = markup
      .replaceAll('currentColor', inks.ink)
      .replaceAll('var(--cut)', inks.cut)
      .replaceAll('var(--suit)', inks.suit)
      .replaceAll('var(--face)', PAPER)
      .replaceAll(/ href="#([\w-]+)"/g, (_, inner: string) => ` href="#${this.define(inner, inks)}"`)
      .replaceAll(/url\(#([\w-]+)\)/g, (_, inner: string) => `url(#${this.define(inner, inks)})`);
    const name =
      coloured === markup ? id : `${id}-${[inks.ink, inks.cut, inks.suit].join('-').replaceAll('#', '')}`;
    if (!this.definitions.has(name))
      this.definitions.set(name, coloured.replace(` id="${id}"`, ` id="${name}"`));
    return name;
  }
}

function inksOf(role: PartRole, { suit, soft }: CardColours): Inks {
  switch (role) {
    case 'emblem':
      return { ink: soft, cut: PAPER, suit };
    case 'court':
      return { ink: PAPER, cut: suit, suit };
    case 'frame':
    case 'index':
    case 'coin':
    case 'painting':
    case 'plate':
      return { ink: suit, cut: PAPER, suit };
  }
}

function cardAt({ x, y, width }: CardPlace, paper: string, edge: string, content: string): string {
  const scale = width / CARD_SIZE.width;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><rect y="1.5" width="100" height="140" rx="9" opacity=".3"/><rect width="100" height="140" rx="9" fill="${paper}"/><g clip-path="url(#card)">${content}</g><rect x=".75" y=".75" width="98.5" height="138.5" rx="8.4" fill="none" stroke="${edge}" stroke-width="1.5"/></g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The definitions of a sprite by their ids. They are the children of its `<defs>`. */
function partsOf(sprite: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const content = sprite.replace(/^<defs>|<\/defs>$/g, '');
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: end, 2: selfClosing, index } of content.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (depth === 0) start = index;
    if (end !== '') depth--;
    else if (selfClosing === '') depth++;
    if (depth > 0) continue;
    const part = content.slice(start, index + tag.length);
    parts.set(/ id="([\w-]+)"/.exec(part)![1]!, part);
  }
  return parts;
}
