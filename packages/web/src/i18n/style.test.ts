import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What stands between quotes in the words of a language; templates without what is put into them. */
function textsOf(language: string): readonly string[] {
  const folder = new URL(`./${language}/`, import.meta.url);
  return readdirSync(folder)
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8').replace(/\$\{[^{}]*\}/g, '…');
      return [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
        ([_, plain, template]) => plain ?? template ?? '',
      );
    })
    .filter((text) => text !== '' && !text.includes('${'));
}

function textsWith(language: string, pattern: RegExp): readonly string[] {
  return textsOf(language).filter((text) => pattern.test(text));
}

describe('German', () => {
  test('is spelt as in Germany and Austria', () => {
    expect(textsOf('de')).toContain('Großes Tichu?');
    expect(
      textsWith('de', /gross|heiss|draussen|[aA]usser|schliess|liess|stoss|strasse|weiss|[«»]/i),
    ).toEqual([]);
  });
});

describe('French', () => {
  test('says tu', () => {
    expect(textsWith('fr', /\b([vV]ous|[vV]otre|[vV]os|vôtre)\b|ez\b(?<!\b(assez|chez|Chez))/)).toEqual([]);
  });

  test('keeps a sign of two parts on the line of its word', () => {
    expect(textsWith('fr', /[\p{L}\d…)] ?[:;?!»](?=\s|$)/u)).toEqual([]);
  });
});

describe('Hungarian', () => {
  test('has one name for each game', () => {
    expect(textsWith('hu', /Trichu|Wu Wang|Tientsin|Grandseigneur|Le T…/)).toEqual([]);
  });

  test('says partner, bejelentés and nyílt kéz', () => {
    expect(textsWith('hu', /társ(?!as)|[bB]emond|nyitott k[eé]z/)).toEqual([]);
  });
});
