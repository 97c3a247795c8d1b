import { type Language, languageFor } from '@schupf/phrasebook';

/** More languages than any browser sends. */
const MAX_TAGS = 20;

/** The supported language that an `Accept-Language` header such as `de-CH,de;q=0.9,en;q=0.8` prefers. */
export function preferredLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',', MAX_TAGS).map((item) => {
    const [tag = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const wanted = tags.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality);
  return languageFor(wanted.map(({ tag }) => tag));
}
