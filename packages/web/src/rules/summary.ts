import { type Rules, readRules } from '@schupf/rules';
import { type Paragraph, type ParagraphName, paragraphsOf, type Section } from './book.ts';

type Selection = { readonly [S in Section]?: readonly ParagraphName<S>[] };

/** The paragraphs of the rules page that fit on one printed page, for the four-player game, in the order of printing. */
const SUMMARY: Selection = {
  aim: ['teams', 'out'],
  start: ['deal', 'push', 'again'],
  calls: ['tichu', 'grand', 'own'],
  combinations: ['single', 'pair', 'triple', 'stairs', 'full', 'straight', 'height'],
  bombs: ['four', 'straight', 'beats', 'when'],
  play: ['lead', 'follow', 'pass', 'trick'],
  wish: ['make', 'bound', 'end'],
  dog: ['lead', 'partner'],
  phoenix: ['joker', 'single'],
  dragon: ['high', 'gift'],
  cards: ['points'],
  scoring: ['end', 'last', 'double', 'calls', 'match'],
};

/** The same for games with ranks, which have no teams, calls, push or points. */
const RANK_SUMMARY: Selection = {
  aim: ['out'],
  combinations: SUMMARY.combinations!,
  bombs: SUMMARY.bombs!,
  play: SUMMARY.play!,
  wish: SUMMARY.wish!,
  dog: ['lead'],
  phoenix: SUMMARY.phoenix!,
  dragon: ['high'],
};

export interface SummaryPart {
  readonly section: Section;
  readonly paragraphs: readonly Paragraph[];
}

/** The parts of the summary for a game: what is special about it first, then what all games share. */
export function summaryOf(rules: Rules): readonly SummaryPart[] {
  const selection: { readonly [section: string]: readonly string[] } = rules.hasRanks
    ? RANK_SUMMARY
    : SUMMARY;
  const sections = (Object.keys(selection) as Section[]).filter(
    (section) => section !== 'dog' || rules.dogMode !== 'removed',
  );
  const parts = sections.map((section) => ({
    section,
    paragraphs: paragraphsOf(section).filter(({ name }) => selection[section]!.includes(name)),
  }));
  const special = specialSection(rules);
  return special === null ? parts : [{ section: special, paragraphs: paragraphsOf(special) }, ...parts];
}

function specialSection({ dummy, hasRanks, partners }: Rules): Section | null {
  if (dummy !== null) return 'three';
  if (hasRanks) return 'many';
  return partners > 1 ? 'six' : null;
}

/** The rules from an address; null if it names none, or none that exist. */
export function rulesFrom(request: string | null): Rules | null {
  if (request === null) return null;
  try {
    const answer = readRules(JSON.parse(request));
    return answer.ok ? answer.rules : null;
  } catch {
    return null;
  }
}
