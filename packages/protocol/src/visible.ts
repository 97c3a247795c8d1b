/**
 * Matches control characters, direction marks, characters without a glyph, and stacks of accents. With invisible
 * characters one person could impersonate another, and direction marks would garble the page.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Emoji may contain invisible characters, as in families, flags and keycaps. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{3,6}\u{E007F}`;
const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;
const EMOJI = new RegExp(String.raw`${FLAG}|${KEYCAP}|${PICTURE}(?:\u200D${PICTURE})*`, 'gu');

/** Scripts in which an invisible joiner changes how letters are written. Many ordinary names contain one. */
const JOINED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const JOINER = new RegExp(String.raw`(?<=[${JOINED}])[\u200C\u200D](?=[${JOINED}])`, 'gu');

/** Whether a text contains a visible character, and no invisible ones except where an emoji or a script needs them. */
export function isVisible(text: string): boolean {
  const rest = text.replace(JOINER, '').replace(EMOJI, '!');
  return VISIBLE.test(rest) && !INVISIBLE.test(rest);
}
