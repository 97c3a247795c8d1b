import { spawnSync } from 'node:child_process';

/** A named bot never changes, so the same typed lines always lead to the same game. */
const GAME = ['play', '--seed', 'r206', '--bots', 'expert-1'];
const TYPED = [
  '',
  'J4 S8 T4',
  '',
  'tichu',
  'bomb',
  '3 phx',
  'why',
  '2',
  'pass',
  '3 3',
  'pass',
  'k',
  '5 6 7 8 phx 10',
];
/**
 * The parts of the game to show: from the call to the fulfilled wish, and from the trick that the king wins to the
 * player's last card.
 */
const EXCERPTS = [
  { after: 3, skip: 0, until: 7 },
  { after: 10, skip: 1, until: 12 },
];

/** What the terminal shows in selected parts of a game. */
export function playTranscript(): string {
  const { stdout, stderr, status } = spawnSync('node', ['packages/cli/src/main.ts', ...GAME], {
    encoding: 'utf8',
    input: TYPED.map((line) => `${line}\n`).join(''),
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', COLUMNS: '80', NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`schupf ${GAME.join(' ')} failed: ${stderr}`);
  const lines = stdout.split('\n').map((line) => line.trimEnd());
  const typedAt: number[] = [];
  for (const typed of TYPED) {
    const last = typedAt.at(-1) ?? -1;
    const next = lines.findIndex((line, index) => index > last && isPrompt(line, typed));
    if (next < 0) throw new Error(`the game asks for something else where "${typed}" was typed:\n${stdout}`);
    typedAt.push(next);
  }
  return EXCERPTS.map(({ after, skip, until }) =>
    [
      ...lines.slice(typedAt[after]! + 1 + skip, typedAt[until]! + 1),
      ...firstSentence(lines.slice(typedAt[until]! + 1)),
    ].join('\n'),
  ).join('\n...\n');
}

function isPrompt(line: string, typed: string): boolean {
  return typed === '' ? /^[^ ].*>$/.test(line) : line.endsWith(`> ${typed}`);
}

function firstSentence(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findIndex((line) => line.endsWith('.')) + 1);
}

/** README.md with this transcript; null if it has none. */
export function replaceTranscript(readme: string, transcript: string): string | null {
  const block = readme.match(/^```\n[^`]*?> 3 phx\n[^`]*?^```$/m)?.[0];
  const isNamed = readme.includes(`schupf -- ${GAME.join(' ')}`);
  if (block === undefined || !isNamed) return null;
  return readme.replace(block, () => `\`\`\`\n${transcript}\n\`\`\``);
}

/** Runs the library sample and compares what it prints with its comments. */
export function librarySampleProblems(readme: string): string[] {
  const code = readme.match(/^```ts\n(.*?)^```$/ms)?.[1];
  if (code === undefined) return ['README.md: the library sample is missing'];
  const { stdout, stderr, status } = spawnSync('node', ['--input-type=module-typescript', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) return [`README.md: the library sample fails: ${stderr.trim().split('\n').at(-1)}`];
  const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (\{.*\})$/gm)].map(([, output]) => output!);
  return promised
    .filter((output) => !stdout.includes(output))
    .map((output) => `README.md: the library sample does not print ${output}`);
}
