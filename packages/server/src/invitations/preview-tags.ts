import { LANGUAGES, type Language } from '@schupf/phrasebook';
import { PICTURE_SIZE } from '@schupf/replay/picture';

/** The preview that a chat or another site shows for a link. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** Absolute URLs, because many readers of these tags do not resolve relative ones. */
  readonly page: string;
  readonly picture: string;
  readonly language: Language;
}

const LOCALES: { readonly [L in Language]: string } = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR', hu: 'hu_HU' };

/** The page contains its own tags between these comments, for static file servers. */
const TAGS = /<!-- preview -->.*<!-- end of preview -->/s;

/** The page with the tags of this preview instead of its own. */
export function withPreview(page: string, preview: Preview): string {
  return page.replace(TAGS, () => tagsOf(preview));
}

function tagsOf({ title, text, page, picture, language }: Preview): string {
  const tags: readonly (readonly ['property' | 'name', string, string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Schupf'],
    ['property', 'og:locale', LOCALES[language]],
    ['property', 'og:url', page],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_SIZE.width)],
    ['property', 'og:image:height', String(PICTURE_SIZE.height)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', text],
    ['name', 'twitter:image', picture],
  ];
  return tags
    .map(([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content)}" />`)
    .join('\n    ');
}

/** Escapes a text for HTML, because names may contain any visible character. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page for an address some folders below its own: one folder below, `./assets` becomes `../assets`. */
export function foldersDown(page: string, folders: number): string {
  return page.replaceAll(/\b(href|src)="\.\//g, (_, attribute) => `${attribute}="${'../'.repeat(folders)}`);
}

/** The language in the name of a picture, `preview-en.png`; null if it is not such a name. */
export function languageOfPicture(name: string): Language | null {
  const [, code] = /^preview-([a-z]{2})\.png$/.exec(name) ?? [];
  return LANGUAGES.find((language) => language === code) ?? null;
}
