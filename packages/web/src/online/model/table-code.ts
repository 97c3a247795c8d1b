/** As the protocol has it: whoever only opens a link need not fetch the schemas of everything else. */
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** The code of a table as somebody may have typed it, or null where there is none in it. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1').replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}
