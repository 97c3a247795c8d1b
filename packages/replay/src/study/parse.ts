import {
  cutRecord,
  type GameRecord,
  isMove,
  parseRecord,
  type RoundRecord,
  replayRecord,
} from '@schupf/rules/notation';
import { parseSeatView } from '../seat-view.ts';
import { STUDY_VERSION } from './format.ts';
import {
  type Branch,
  type Chapter,
  FROM,
  MAX_BRANCHES,
  MAX_CHAPTERS,
  type Study,
  withoutTag,
} from './study.ts';

/** About ten times the length of a large study. */
export const MAX_STUDY_LENGTH = 2_000_000;

export type StudyAnswer =
  | { readonly ok: true; readonly study: Study }
  | {
      readonly ok: false;
      /** `version` if a newer program wrote the text; everything else is `damaged`. */
      readonly why: 'damaged' | 'version';
      readonly problem: string;
      /** Counted from 1. */
      readonly line: number;
    };

/** Thrown only inside this file; `parseStudy` returns it as a value. */
class Fault {
  readonly why: 'damaged' | 'version';
  readonly problem: string;
  readonly line: number;

  constructor(problem: string, line: number, why: 'damaged' | 'version' = 'damaged') {
    this.problem = problem;
    this.line = line;
    this.why = why;
  }
}

/** Reads the text of a study, and checks every round with the rules. Never throws. */
export function parseStudy(text: string): StudyAnswer {
  try {
    return { ok: true, study: readStudy(text) };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { why, problem, line } = fault;
    return { ok: false, why, problem, line };
  }
}

function readStudy(text: string): Study {
  if (text.length > MAX_STUDY_LENGTH) throw new Fault('the study is too long', 1);
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const [, version] = /^schupf-study (\d{1,9})$/.exec(lines[0]!.trimEnd()) ?? [];
  if (version === undefined)
    throw new Fault(`a study begins with the line "schupf-study ${STUDY_VERSION}"`, 1);
  if (Number(version) !== STUDY_VERSION)
    throw new Fault(
      `this is version ${version}, but only version ${STUDY_VERSION} is supported`,
      1,
      'version',
    );
  const starts = [...lines.keys()].filter((line) => /^schupf \d+\s*$/.test(lines[line]!));
  if (starts.length > MAX_CHAPTERS) throw new Fault(`a study may have at most ${MAX_CHAPTERS} chapters`, 1);
  const title = readTitle(lines.slice(1, starts[0] ?? lines.length));
  const chapters = starts.map((start, index) => readChapter(lines.slice(start, starts[index + 1]), start));
  return { title, chapters };
}

function readTitle(header: readonly string[]): string {
  let title: string | null = null;
  for (const [index, line] of header.entries()) {
    if (line.trim() === '') continue;
    const [, value] = /^title:(.*)$/s.exec(line) ?? [];
    if (value === undefined || title !== null)
      throw new Fault('only the title may come before the chapters', index + 2);
    title = value.trim();
  }
  return title ?? '';
}

/** `start` is the number of lines before the chapter. */
function readChapter(lines: readonly string[], start: number): Chapter {
  const answer = parseRecord(lines.join('\n'));
  if (!answer.ok) throw new Fault(answer.problem, start + answer.place.line);
  const { record, places } = answer;
  const lineOf = (part: object) => start + (places.get(part)?.line ?? 1);
  const [main, ...others] = record.rounds;
  if (main === undefined) throw new Fault('a chapter must have a round', start + 1);
  if (others.length > MAX_BRANCHES)
    throw new Fault(`a chapter may have at most ${MAX_BRANCHES} branches`, start + 1);
  for (const round of record.rounds) {
    const { stopped, contradictions } = replayRecord({ ...record, rounds: [round] });
    const problem = stopped ?? contradictions[0];
    if (problem !== undefined) throw new Fault(problem.problem, lineOf(problem.part));
  }
  const branches = others.map((round) => readBranch(record, round, lineOf(round)));
  const tagged = (name: string) => record.tags.find((tag) => tag.name === name)?.value;
  const view = parseSeatView(tagged('view') ?? 'from-1');
  if (view === null || view.front >= record.names.length) throw new Fault('no such view', start + 1);
  const alone: GameRecord = { ...record, tags: [], rounds: [main] };
  return { title: tagged('chapter') ?? '', view, record: alone, branches };
}

function readBranch(record: GameRecord, round: RoundRecord, line: number): Branch {
  const value = round.tags.find(({ name }) => name === FROM)?.value ?? '';
  if (!/^\d{1,6}$/.test(value))
    throw new Fault(`a branch must say after how many moves it begins: "${FROM}: 17"`, line);
  const from = Number(value);
  const main = record.rounds[0]!;
  const isSame =
    movesIn(main) >= from && beginningOf(record, main, from) === beginningOf(record, round, from);
  if (!isSame)
    throw new Fault(
      `a branch must have the same cards and the same first ${from} moves as its chapter`,
      line,
    );
  return { from, round: { ...round, tags: withoutTag(round.tags, FROM) } };
}

function movesIn({ lines }: RoundRecord): number {
  return lines.reduce((sum, { items }) => sum + items.filter(isMove).length, 0);
}

/** The effects of the first moves. A move can be written in several ways, so effects are compared, not texts. */
function beginningOf(record: GameRecord, round: RoundRecord, moves: number): string {
  const effects: unknown[] = [];
  replayRecord(cutRecord({ ...record, rounds: [round] }, round.number, moves), ({ action, events }) => {
    if (action?.type === 'deal') effects.push(action.pack);
    else if (action !== null && 'seat' in action) effects.push(events);
  });
  return JSON.stringify(effects);
}
