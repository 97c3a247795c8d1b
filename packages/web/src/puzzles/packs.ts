import { dailyPuzzle, PACK_SIZE, type Pack, type Puzzle, parsePack, type RatingGroup } from '@schupf/puzzles';

/** The addresses of the packs by file name. They are fetched when they are wanted. */
const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../puzzles/assets/*.puzzles', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.replace(/^.*\//, '').replace('.puzzles', ''), address]),
);

/** Puzzles of the day come from the first packs: later ones must not change what was asked on a past day. */
const DAILY_PACKS = 1;

const loading = new Map<string, Promise<Pack>>();

/** The names of the packs of a group, in the order in which they are used. */
export function packsOf(group: RatingGroup): string[] {
  return Object.keys(ADDRESSES)
    .filter((name) => name.startsWith(`${group}-`))
    .sort();
}

/** Throws if a pack cannot be loaded or is damaged; the next attempt fetches it again. */
export function loadPack(name: string): Promise<Pack> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const pack = fetchPack(ADDRESSES[name]!);
  pack.catch(() => loading.delete(name));
  loading.set(name, pack);
  return pack;
}

async function fetchPack(address: string): Promise<Pack> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const pack = parsePack(await response.text());
  if (!pack.ok) throw new Error(`${address}: ${pack.problem}`);
  return pack.value;
}

/** The puzzle of a day, counted from the first of January 1970. */
export async function loadDailyPuzzle(
  day: number,
): Promise<{ readonly pack: Pack; readonly puzzle: Puzzle }> {
  const names = packsOf('play').slice(0, DAILY_PACKS);
  const pack = await loadPack(names[Math.floor(day / PACK_SIZE) % names.length]!);
  return { pack, puzzle: dailyPuzzle(pack.puzzles, day) };
}
