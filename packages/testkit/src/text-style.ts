import { readdirSync, readFileSync } from 'node:fs';

/** Stands for a value inserted into a template. */
const PLACEHOLDER = '□';

/** A code such as `not-your-turn` is not a text. */
const CODE = /^[a-z\d]+(-[a-z\d]+)+$/;

/** A wording to avoid in a language, and what to write instead. */
interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** "You" in the place of a name. Such a sentence has to be written separately. */
const YOU_AS_NAME: Readonly<Record<string, RegExp>> = {
  en: /\b(to|by|from|of|for|with|and) You\b|\bYou(’s| (is|has|plays|gets|takes))\b/,
  de: /\b(an|von|für|mit|bei) Du\b|\bDu (ist|hat|bekommt|nimmt)\b/,
  fr: /\b(à|de|par|pour|avec) (Toi|Tu)\b|\bToi (a|est|joue)\b/,
  hu: /: Te\b|\bTe (nyert|kapt|van)a?\b/,
};

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { pattern: /\bwhoever\b/i, instead: 'anyone who, the player who' },
    { pattern: /\b(he|his|him|himself|she|her|hers|herself)\b/i, instead: 'they, their, them' },
    { pattern: /\b(nobody|somebody|everybody|anybody)\b/i, instead: 'no one, someone, everyone, anyone' },
    { pattern: /\bone’s\b/i, instead: 'your, their' },
    { pattern: /\banew\b/i, instead: 'again' },
    { pattern: /\bshall\b/i, instead: 'should, will' },
    { pattern: /(?<!\bthere )\b(is|are|was|were) no\b(?! longer| more)/i, instead: 'isn’t a, aren’t' },
    { pattern: /\b(lay|lays|laid|laying)\b/i, instead: 'play, put down, choose' },
    { pattern: /\bchairs?\b/i, instead: 'seat' },
    {
      pattern: /\bthe table (waits|decides|decided|does|did|prevents|has)\b/i,
      instead: 'a person, or “waiting”',
    },
    { pattern: /\s…/, instead: 'no space before an ellipsis' },
    { pattern: /["„«»]|\w'\w/, instead: 'curly quotes “ ” ’' },
  ],
  de: [
    {
      pattern:
        /gross|heiss|draussen|[aA]uss(?:er|en)|schliess|liess|stoss|strasse|weiss|[mM]assgeb|[sS]pass|[fF]uss\b|gemäss|bloss|regelmäss/i,
      instead: 'ß, as in Germany and Austria',
    },
    { pattern: /["«»]/, instead: '„ “' },
    { pattern: /\b(Stuhl|Stühle|Leute)\b/, instead: 'Platz, die anderen' },
    { pattern: /überbiet/i, instead: 'schlagen' },
    { pattern: /\b(als Erster|der Erste|der Letzte)\b/, instead: 'zuerst, zuletzt' },
    { pattern: /[^\s(„T□]…/, instead: 'a space before an ellipsis' },
  ],
  fr: [
    { pattern: /\b([vV]ous|[vV]otre|[vV]os|vôtre)\b|ez\b(?<!\b(assez|chez|Chez))/, instead: 'tu' },
    { pattern: /bombard/i, instead: 'bomber' },
    { pattern: /\bchaises?\b/i, instead: 'place' },
    { pattern: /\bQui (regarde|ouvre|a ouvert)\b/, instead: 'a subject: les spectateurs, le joueur qui' },
    { pattern: /[^\u202f?!][;?!»](?=[\s)]|$)/u, instead: 'U+202F before ; ? ! »' },
    { pattern: /«(?!\u202f)/u, instead: 'U+202F after «' },
    { pattern: /[^\u00a0]:(?=\s|$)/u, instead: 'U+00A0 before a colon' },
    { pattern: /\s…/u, instead: 'no space before an ellipsis' },
    { pattern: /["„“”]/, instead: '« »' },
  ],
  hu: [
    { pattern: /Trichu|Wu Wang|Tientsin|Grandseigneur|Le T…/, instead: 'the Hungarian name of the game' },
    { pattern: /társ(?!as)|[bB]emond/, instead: 'partner, bejelentés' },
    { pattern: /ny(ílt|itott) k[eé]z|nyíltan fek/, instead: 'terített' },
    { pattern: /\(z\)/, instead: 'a sentence without the article' },
    { pattern: /\brangos/, instead: 'magasabb, alacsonyabb' },
    { pattern: /\bszék(et|ek|re|hez)?\b/i, instead: 'hely' },
    { pattern: /\s…/, instead: 'no space before an ellipsis' },
    { pattern: /["«»“]/, instead: '„ ”' },
  ],
};

const RULES_FOR_ALL_LANGUAGES: readonly Rule[] = [
  { pattern: /(?<![\p{L}\d])-\d/u, instead: 'a minus sign: −' },
  { pattern: /(?<!T)\.\.\./, instead: '…' },
  { pattern: /undefined|NaN|\[object/, instead: 'a text' },
];

/** The texts that break a rule of their language, each with what to write instead. */
export function styleProblems(language: string, texts: readonly string[]): string[] {
  const rules = [...(RULES[language] ?? []), ...RULES_FOR_ALL_LANGUAGES];
  return texts.flatMap((text) =>
    rules.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => `${text} → ${instead}`),
  );
}

/** The texts in which "you" stands where only a name fits. */
export function youAsName(language: string, texts: readonly string[]): string[] {
  return texts.filter((text) => YOU_AS_NAME[language]?.test(text));
}

/** The quoted texts in the files of a folder, with □ for each value inserted into a template. */
export function textsIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => quotedTexts(readFileSync(new URL(file, folder), 'utf8')));
}

function quotedTexts(source: string): string[] {
  const code = source
    .replace(/^import .*$/gm, '')
    .replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // Start with the innermost, so that templates inside templates are replaced too.
    .replace(/`[^`]*`|\$\{[^{}]*\}/g, (part) => part.replace(/\$\{[^{}`]*\}/g, PLACEHOLDER));
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([_, plain, template]) => plain ?? template ?? '')
    .filter((text) => /[\p{L}…]/u.test(text) && !text.includes('${') && !CODE.test(text));
}
