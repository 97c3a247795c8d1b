const ESCAPE = '\u001b';

export const BOLD = '1';
export const FAINT = '2';
export const CYAN = '36';
export const YELLOW = '1;33';
export const RED = '1;31';
/** Black on green, white on grey, white on blue, white on red: in the order of `SUITS`. */
export const SUIT_CHIPS = ['30;42', '97;100', '97;44', '97;41'] as const;
/** Black on yellow. */
export const SPECIAL_CHIP = '30;43';

const NONE = '0';
const STYLES = [NONE, BOLD, FAINT, CYAN, YELLOW, RED, ...SUIT_CHIPS, SPECIAL_CHIP];

/** Matches the escape codes that `inStyle` writes. The terminal gets no others. */
export const STYLE_CODE = new RegExp(`(${ESCAPE}\\[(?:${STYLES.join('|')})m)`);

export function inStyle(text: string, style: string): string {
  return `${ESCAPE}[${style}m${text}${ESCAPE}[${NONE}m`;
}
