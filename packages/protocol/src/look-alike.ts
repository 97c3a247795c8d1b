/** Capital letters of other scripts that look like Latin ones. */
const CAPITALS = pairs('АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜW' + 'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX');
/** The same for small letters, and Latin characters that look like each other. */
const SMALL = pairs('аaеeѕsіlјjкkоoрpсcуyхxһhԁdԛqԝwӏlьb' + 'αaιlκkνvοoρpτtυuχx' + 'ılil1l|l0o');

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/**
 * What a name looks like: two names with the same skeleton look alike (see "confusables" in Unicode UTS #39). Letters,
 * digits, accents and symbols count; spaces and punctuation do not.
 */
export function skeletonOf(name: string): string {
  const inLatin = [...name.normalize('NFKD')].map((letter) => CAPITALS.get(letter) ?? letter).join('');
  return [...inLatin.toLowerCase()]
    .map((letter) => SMALL.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/**
 * Whether a name mixes Latin, Greek or Cyrillic letters. Such a name is made to look like another one: with a Cyrillic
 * а, anyone could be a second Anna.
 */
export function mixesScripts(name: string): boolean {
  return SCRIPTS.filter((script) => script.test(name)).length > 1;
}

function pairs(text: string): ReadonlyMap<string, string> {
  const letters = [...text];
  return new Map(
    letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1]!] as const] : [])),
  );
}
