/** A copy of the protocol's pattern. Its schemas are too large to import into a page that only opens a link. */
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** Normalises a table code typed by a person; null if it is not one. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1').replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}
