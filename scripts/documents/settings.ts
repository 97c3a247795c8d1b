/** Compares the variables the server reads with the table `| variable | what it sets | default |` in README.md. */
export function settingProblems(readme: string, source: string): string[] {
  const rows = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].map(([, cell]) => cell!);
  const documented = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
  const read = [...source.matchAll(/'(SCHUPF_[A-Z_]+)'/g)].map(([, name]) => name!);
  return [
    ...documented
      .filter((name) => name.startsWith('SCHUPF_') && !read.includes(name))
      .map((name) => `README.md: the server does not read ${name}`),
    ...[...new Set(read)]
      .filter((name) => !documented.includes(name))
      .map((name) => `README.md: the table of variables lacks ${name}`),
    ...defaultsIn(source)
      .filter(([name, value]) => documented.includes(name) && defaultCell(readme, name) !== value)
      .map(([name, value]) => `README.md: ${name} is ${value} by default`),
  ];
}

/** Numbers, as in `(env, 'SCHUPF_KEEP_TABLES', 30, …)`, and words, as in `env['SCHUPF_DATA'] || 'schupf-data'`. */
function defaultsIn(source: string): readonly (readonly [name: string, value: string])[] {
  const pattern = /'(SCHUPF_[A-Z_]+)'(?:, ([\d_]+),|, [A-Z_]+, '([^']+)'\)|\] \|\| '([^']+)')/g;
  return [...source.matchAll(pattern)].map(([, name, number, ...words]) => [
    name!,
    number?.replaceAll('_', '') ?? words.find((word) => word !== undefined)!,
  ]);
}

function defaultCell(readme: string, name: string): string {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
  return (row.split('|').at(-2) ?? '').replaceAll('`', '').trim();
}
