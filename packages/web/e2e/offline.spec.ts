import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..', process.env['WEB_ROOT'] ?? 'packages/web/dist');

/** Pages that need no server. */
const PAGES = [
  ...['home/Home', 'table/TablePage', 'settings/SettingsPage', 'rules/RulesPage', 'rules/SummaryPage'],
  ...['matches/MatchesPage', 'replay/ReplayPage', 'statistics/StatisticsPage', 'study/StudiesPage'],
  ...[
    'course/CoursePage',
    'course/LevelPage',
    'daily/DailyPage',
    'puzzles/PuzzlesPage',
    'puzzles/PuzzlePage',
  ],
  ...['deals/CheckPage'],
];

/** An entry of Vite's build manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

test('every page that needs no server is stored for offline use, with everything it imports', () => {
  const text = readFileSync(join(ROOT, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const worker = readFileSync(join(ROOT, 'sw.js'), 'utf8');
  const stored = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, file]) => file));
  const missing = (key: string, seen = new Set<string>()): readonly string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { file, imports = [], css = [] } = manifest[key]!;
    const own = [file, ...css].filter((each) => !stored.has(each));
    return [...own, ...imports.flatMap((each) => missing(each, seen))];
  };
  for (const page of PAGES) expect.soft(missing(`src/${page}.tsx`), page).toEqual([]);
  // Those that need one would only take up room.
  const others = [
    'online/pages/me-page.tsx',
    'people/pages/people-pages.tsx',
    'moderation/ModerationPage.tsx',
  ];
  for (const page of [...others, 'ratings/RatingsPage.tsx', 'i18n/en/account.ts', 'i18n/fr/moderation.ts'])
    expect.soft(stored, page).not.toContain(manifest[`src/${page}`]!.file);
});
