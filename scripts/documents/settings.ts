/** Variables of the table in README.md that the server does not read, and those it reads that are not there. */
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
  ];
}
