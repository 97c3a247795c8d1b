import { formatRecord, type RoundRecord } from '@schupf/rules/notation';
import { formatSeatView } from '../seat-view.ts';
import { type Branch, type Chapter, FROM, type Study } from './study.ts';

/** The only version this program writes and reads. */
export const STUDY_VERSION = 1;

/** The text of a study: a line for the format, its title, and one record per chapter. */
export function formatStudy({ title, chapters }: Study): string {
  const header = `schupf-study ${STUDY_VERSION}\n${`title: ${oneLine(title)}`.trimEnd()}\n`;
  return [header, ...chapters.map(formatChapter)].join('\n');
}

function formatChapter({ title, view, record, branches }: Chapter): string {
  return formatRecord({
    ...record,
    tags: [
      { name: 'chapter', value: oneLine(title) },
      { name: 'view', value: formatSeatView(view) },
    ],
    rounds: [...record.rounds, ...branches.map(formatBranch)],
  });
}

function formatBranch({ from, round }: Branch): RoundRecord {
  return { ...round, tags: [{ name: FROM, value: String(from) }, ...round.tags] };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
