// Checks what the documents claim about the repository: node scripts/documents.ts [--update]
// `--update` regenerates the terminal transcript of README.md and the lists for clients; everything else has to be
// corrected by hand.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import {
  commandProblems,
  documentedIn,
  missingFrom,
  readCliCommands,
  readScripts,
} from './documents/commands.ts';
import { levelProblems, readAllowedImports, readPackages } from './documents/levels.ts';
import { limitProblems } from './documents/limits.ts';
import { linkProblems } from './documents/links.ts';
import { nameProblems, readSources } from './documents/names.ts';
import { protocolLists } from './documents/protocol-lists.ts';
import { librarySampleProblems, playTranscript, replaceTranscript } from './documents/samples.ts';
import { settingProblems } from './documents/settings.ts';

/** The documents that must always be up to date. Decisions and measurements describe the day they were written. */
const CURRENT = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'BOTS', 'PROTOCOL', 'NOTATION', 'RULES'].map(
  (name) => `${name}.md`,
);
const ALL = globSync(['*.md', 'docs/**/*.md', 'conformance/*.md']);

const read = (file: string) => readFileSync(file, 'utf8');
const README = read('README.md');
const CONTRIBUTING = read('CONTRIBUTING.md');

const scripts = readScripts();
const cli = readCliCommands();
const sources = readSources();
const isUpdate = process.argv.includes('--update');
const transcript = replaceTranscript(README, playTranscript());

const problems = [
  ...ALL.flatMap((file) => linkProblems(file)),
  ...CURRENT.flatMap((file) => commandProblems(file, read(file), { scripts, cli })),
  ...missingFrom('CONTRIBUTING.md', 'npm script', scripts, documentedIn(CONTRIBUTING).scripts),
  ...missingFrom('README.md', 'command of schupf', [...cli.keys()], documentedIn(README).commands),
  ...settingProblems(
    README,
    ['settings.ts', 'storage/location.ts'].map((file) => read(`packages/server/src/${file}`)).join(),
  ),
  ...nameProblems('ARCHITECTURE.md', read('ARCHITECTURE.md'), sources),
  ...nameProblems('CONTRIBUTING.md', CONTRIBUTING, sources),
  ...limitProblems(read('PROTOCOL.md'), read),
  ...levelProblems(CONTRIBUTING, readPackages(), readAllowedImports()),
  ...librarySampleProblems(README),
];
const LISTS = 'docs/protocol-lists.md';
if (isUpdate) writeFileSync(LISTS, protocolLists());
else if (read(LISTS) !== protocolLists())
  problems.push(`${LISTS} is out of date; run node scripts/documents.ts --update`);

if (transcript === null) problems.push('README.md: the terminal transcript is missing');
else if (transcript !== README && isUpdate) writeFileSync('README.md', transcript);
else if (transcript !== README)
  problems.push('README.md: the terminal transcript is out of date; run node scripts/documents.ts --update');

for (const problem of problems) console.error(problem);
console.log(`${ALL.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
