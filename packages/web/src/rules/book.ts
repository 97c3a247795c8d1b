/**
 * The outline of the rules page: its sections and paragraphs, with the rules of RULES.md that each paragraph
 * summarises. The texts are in `rules.ts` of each language.
 */
const BOOK = {
  aim: {
    teams: ['DEAL1'],
    out: ['PLAY10'],
  },
  cards: {
    pack: ['CARD1', 'CARD2'],
    points: ['CARD3'],
  },
  combinations: {
    single: ['COMB1'],
    pair: ['COMB2'],
    triple: [],
    stairs: ['COMB3'],
    full: ['COMB4'],
    straight: ['COMB5', 'COMB6'],
    none: ['COMB7'],
    height: ['COMB8'],
  },
  start: {
    deal: ['DEAL2', 'DEAL3', 'DEAL4', 'DEAL5', 'DEAL6', 'DEAL7', 'DEAL8'],
    push: ['PUSH1', 'PUSH2'],
    again: ['PUSH3', 'PUSH4', 'PUSH5'],
  },
  calls: {
    tichu: ['CALL1', 'CALL2'],
    grand: ['CALL6', 'CALL7', 'CALL8', 'CALL9'],
    own: ['CALL3', 'CALL4', 'CALL5', 'CALL10'],
  },
  play: {
    lead: ['PLAY1', 'PLAY2'],
    follow: ['PLAY3'],
    turn: ['PLAY4', 'PLAY11'],
    pass: ['PLAY5'],
    trick: ['PLAY6', 'PLAY7', 'PLAY8', 'PLAY9'],
  },
  bombs: {
    four: ['BOMB1'],
    straight: ['BOMB2', 'BOMB3'],
    beats: ['BOMB4', 'BOMB5', 'BOMB8'],
    when: ['BOMB6', 'BOMB7', 'BOMB9', 'BOMB14', 'BOMB15', 'BOMB16'],
    after: ['BOMB10'],
    moment: ['BOMB11', 'BOMB12', 'BOMB13'],
  },
  wish: {
    make: ['WISH1'],
    bound: ['WISH2', 'WISH3', 'WISH7', 'WISH8', 'WISH9', 'WISH10'],
    how: ['WISH4', 'WISH5', 'WISH6', 'WISH14', 'WISH15'],
    end: ['WISH11', 'WISH12', 'WISH13'],
  },
  dog: {
    lead: ['DOG1', 'DOG5'],
    partner: ['DOG2', 'DOG3', 'DOG4', 'DOG6', 'DOG7'],
  },
  phoenix: {
    joker: ['PHX1', 'PHX4'],
    single: ['PHX2', 'PHX3'],
    choice: ['PHX5'],
  },
  dragon: {
    high: ['DRAG1'],
    gift: ['DRAG2', 'DRAG3', 'DRAG4', 'DRAG5', 'DRAG6'],
  },
  scoring: {
    end: ['END1', 'END3'],
    last: ['SCORE1'],
    count: ['SCORE2', 'SCORE5'],
    double: ['END2', 'SCORE3'],
    calls: ['SCORE4'],
    match: ['MATCH1', 'MATCH2', 'MATCH3', 'MATCH4', 'MATCH5', 'MATCH6', 'MATCH7'],
  },
  three: {
    hands: ['TRI1', 'TRI2', 'TRI4', 'TRI9'],
    push: ['TRI5', 'TRI6'],
    calls: ['TRI3', 'TRI7'],
    wish: ['TRI8'],
    score: ['TRI10', 'TRI11', 'TRI12'],
  },
  six: {
    teams: ['TIEN1', 'TIEN2', 'TIEN3'],
    push: ['TIEN4'],
    dog: ['TIEN5', 'TIEN6'],
    score: ['TIEN7', 'TIEN8', 'TIEN9'],
  },
  many: {
    aim: ['RANK1', 'RANK14', 'RANK15'],
    packs: ['RANK2', 'RANK3'],
    places: ['RANK4', 'RANK5', 'RANK6'],
    exchange: ['RANK7', 'RANK8', 'RANK9', 'RANK10'],
    specials: ['RANK11', 'RANK12', 'RANK13'],
    two: ['TWO1', 'TWO2', 'TWO3', 'TWO4', 'TWO5', 'TWO6', 'TWO7', 'TWO8'],
  },
} as const;

export type Section = keyof typeof BOOK;
export type ParagraphName<S extends Section> = keyof (typeof BOOK)[S];
export const SECTIONS = Object.keys(BOOK) as readonly Section[];

/** A paragraph by its section and name. */
export interface Paragraph {
  readonly section: Section;
  readonly name: string;
  readonly rules: readonly string[];
}

export function paragraphsOf(section: Section): readonly Paragraph[] {
  return Object.entries(BOOK[section]).map(([name, rules]) => ({ section, name, rules }));
}

/** The paragraph that covers a rule; null for an unknown id. */
export function paragraphOf(rule: string): Paragraph | null {
  return SECTIONS.flatMap(paragraphsOf).find(({ rules }) => rules.includes(rule)) ?? null;
}
