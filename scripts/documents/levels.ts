import { globSync, readFileSync } from 'node:fs';

/** The packages of this repository that each package imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

export function readPackages(): Imports {
  return new Map(
    globSync('packages/*/package.json').map((file) => {
      const { name, dependencies = {} }: { name: string; dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return [shortName(name), ours(Object.keys(dependencies))];
    }),
  );
}

/** What the linter lets the pure packages import. */
export function readAllowedImports(): Imports {
  const { overrides }: { overrides: readonly Override[] } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const allowed = new Map<string, readonly string[]>();
  for (const { includes, linter } of overrides) {
    const patterns = linter?.rules?.style?.noRestrictedImports?.options.patterns ?? [];
    const group = patterns.flatMap((pattern) => pattern.group);
    if (!group.includes('@schupf/**')) continue;
    const names = group
      .filter((glob) => glob.startsWith('!@schupf/') && !glob.endsWith('/**'))
      .flatMap(namesIn);
    for (const name of includes.flatMap(namesIn)) allowed.set(name, names);
  }
  return allowed;
}

interface Override {
  readonly includes: readonly string[];
  readonly linter?: {
    readonly rules?: {
      readonly style?: {
        readonly noRestrictedImports?: {
          readonly options: { readonly patterns: readonly { readonly group: readonly string[] }[] };
        };
      };
    };
  };
}

/** `packages/{bots,table}/**` and `!@schupf/rules` name packages. */
function namesIn(pattern: string): string[] {
  const [, names = ''] = /^(?:packages|!@schupf)\/\{?([a-z,]+)\}?(?:\/\*\*)?$/.exec(pattern) ?? [];
  return names.split(',').filter(Boolean);
}

/** Compares the rows `| level | packages | imports |` of CONTRIBUTING.md with package.json and biome.json. */
export function levelProblems(contributing: string, packages: Imports, allowed: Imports): string[] {
  const rows = [...contributing.matchAll(/^\| (\d|tests) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, level, names, imports]) => ({ level: level!, names: spansIn(names!), imports: spansIn(imports!) }),
  );
  const levelOf = (name: string) => rows.find(({ names }) => names.includes(name))?.level;
  const say = (text: string) => `CONTRIBUTING.md: ${text}`;
  return [
    ...[...packages.keys()]
      .filter((name) => levelOf(name) === undefined)
      .map((name) => say(`${name} has no level`)),
    ...rows.flatMap(({ names, imports }) =>
      names.flatMap((name) => {
        const real = packages.get(name);
        if (real === undefined) return [say(`there is no package ${name}`)];
        return [
          ...real
            .filter((imported) => !imports.includes(imported))
            .map((imported) => say(`${name} also imports ${imported}`)),
          ...(allowed.get(name) ?? [])
            .filter((imported) => !imports.includes(imported))
            .map((imported) => say(`biome.json lets ${name} import ${imported}`)),
        ];
      }),
    ),
    ...rows.flatMap(({ level, names, imports }) =>
      imports
        .filter((imported) => !names.some((name) => packages.get(name)?.includes(imported)))
        .map((imported) =>
          say(`no package in the row of level ${level} (${names.join(', ')}) imports ${imported}`),
        ),
    ),
    ...rows.flatMap(({ level, names, imports }) =>
      imports
        .filter((imported) => level !== 'tests' && (levelOf(imported) ?? '9') > level)
        .map((imported) =>
          say(`${names.join(', ')} on level ${level} must not import ${imported} from a higher level`),
        ),
    ),
  ];
}

function spansIn(cell: string): string[] {
  return [...cell.matchAll(/`([a-z]+)`/g)].map(([, name]) => name!);
}

function ours(dependencies: readonly string[]): string[] {
  return dependencies.filter((name) => name.startsWith('@schupf/')).map(shortName);
}

function shortName(name: string): string {
  return name.replace('@schupf/', '');
}
