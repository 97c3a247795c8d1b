import { globSync, readFileSync } from 'node:fs';

interface Sources {
  /** Every file and folder, from the root of the repository. */
  readonly paths: readonly string[];
  /** Every identifier in the code. */
  readonly identifiers: ReadonlySet<string>;
}

const EXTENSIONS = 'ts|tsx|mjs|json|jsonl|md|css|html|wasm|weights|schupf|grit|py|txt';

export function readSources(): Sources {
  const paths = globSync(['*', '{packages,scripts,docs,games,conformance,examples,deploy,.ci}/**'], {
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  const code = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  return { paths, identifiers: new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? [])) };
}

/** Paths and identifiers in the code spans of a document that do not exist in the repository. */
export function nameProblems(file: string, text: string, { paths, identifiers }: Sources): string[] {
  const spans = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const known = paths.map((path) => `/${path}`);
  const exists = (path: string) => {
    const ending = `/${path.replace(/^\.\//, '').replace(/\/$/, '')}`;
    return known.some((candidate) => candidate.endsWith(ending));
  };
  return [
    ...new Set([
      ...spans
        .filter(isPath)
        .filter((span) => !exists(span))
        .map((span) => `${file}: there is no ${span}`),
      ...spans
        .filter(isIdentifier)
        .filter((span) => !identifiers.has(span.replace(/\(\)$/, '')))
        .map((span) => `${file}: nothing is called ${span}`),
    ]),
  ];
}

/** Documents name files relative to the folder they describe, so a path may be in any folder. */
function isPath(span: string): boolean {
  return new RegExp(`^[\\w.-]+(/[\\w.-]+)*(/|\\.(${EXTENSIONS}))$|^packages/[\\w./-]+$`).test(span);
}

/** camelCase and PascalCase; a single capitalised word may be prose, and `parseX` stands for many names. */
function isIdentifier(span: string): boolean {
  return /^[A-Za-z]*[a-z][A-Z]\w*(\(\))?$/.test(span) && !span.endsWith('X');
}
