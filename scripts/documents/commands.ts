import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface KnownCommands {
  readonly scripts: readonly string[];
  /** Each command of the command line program with its flags. */
  readonly cli: ReadonlyMap<string, readonly string[]>;
}

/** The scripts of the root package, and those of packages/web in the form `packages/web axe`. */
export function readScripts(): string[] {
  const scriptsOf = (file: string): string[] =>
    Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
  return [
    ...scriptsOf('package.json'),
    ...scriptsOf('packages/web/package.json').map((name) => `packages/web ${name}`),
  ];
}

export function readCliCommands(): Map<string, readonly string[]> {
  const { stdout, stderr, status } = spawnSync('node', ['--input-type=module', '--eval', PRINT_HELP], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`schupf --help failed: ${stderr}`);
  const pages: Record<string, string> = JSON.parse(stdout);
  return new Map(Object.entries(pages).map(([name, text]) => [name, flagsIn(text)]));
}

/** Uses one process for all commands, because each start of the program takes half a second. */
const PRINT_HELP = `
  import { run } from './packages/cli/src/program.ts';
  const help = async (...args) => {
    let text = '';
    await run([...args, '--help'], { write: (more) => { text += more; } });
    return text;
  };
  const names = [...(await help()).matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name);
  const pages = await Promise.all(names.map(async (name) => [name, await help(name)]));
  console.log(JSON.stringify(Object.fromEntries(pages)));
`;

function flagsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag);
}

interface DocumentedCommands {
  readonly scripts: readonly string[];
  readonly commands: readonly string[];
}

/** What the code spans and code blocks of a document tell readers to type. */
export function documentedIn(text: string): DocumentedCommands {
  const typed = codeIn(text);
  return {
    scripts: typed.flatMap((code) =>
      [...code.matchAll(/\bnpm (?:(test|start)\b|run (?:-s )?(?:-w (\S+) )?([\w:-]+))/g)].map(
        ([, short, workspace, name]) => short ?? (workspace === undefined ? name! : `${workspace} ${name}`),
      ),
    ),
    commands: typed.flatMap((code) => schupfCalls(code).map(({ name }) => name)),
  };
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/^```.*?^```|`[^`\n]+`/gms)].map(([code]) => code);
}

/** Finds `schupf -- play --seed r206` and `schupf play --seed r206`, but not the first line of a record, `schupf 1`. */
function schupfCalls(code: string): readonly { readonly name: string; readonly flags: readonly string[] }[] {
  return [...code.matchAll(/\bschupf (?:-- )?([a-z]+)\b([^`\n|;]*)/g)].map(([, name, rest]) => ({
    name: name!,
    flags: flagsIn(rest!),
  }));
}

/** Commands and flags in a document that do not exist in the repository. */
export function commandProblems(file: string, text: string, { scripts, cli }: KnownCommands): string[] {
  const unknownScripts = documentedIn(text).scripts.filter((name) => !scripts.includes(name));
  const calls = codeIn(text).flatMap(schupfCalls);
  return [
    ...new Set([
      ...unknownScripts.map((name) => `${file}: there is no npm script ${name}`),
      ...calls.flatMap(({ name, flags }) => {
        const known = cli.get(name);
        if (known === undefined) return [`${file}: there is no command schupf ${name}`];
        return flags
          .filter((flag) => flag !== '--help' && !known.includes(flag))
          .map((flag) => `${file}: schupf ${name} has no flag ${flag}`);
      }),
    ]),
  ];
}

export function missingFrom(
  file: string,
  kind: string,
  all: readonly string[],
  documented: readonly string[],
): string[] {
  return all
    .filter((name) => !documented.includes(name))
    .map((name) => `${file}: says nothing about the ${kind} ${name}`);
}
