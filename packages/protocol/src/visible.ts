/**
 * What cannot be seen would let somebody pass for somebody else, and what turns the text around would garble the page:
 * controls, marks of direction, signs without a shape, heaps of accents.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Emoji are made of parts with unseen signs between them: families, flags, digits in a box. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{3,6}\u{E007F}`;
const BOXED = String.raw`[0-9#*]\uFE0F?\u20E3`;
const EMOJI = new RegExp(String.raw`${FLAG}|${BOXED}|${PICTURE}(?:\u200D${PICTURE})*`, 'gu');

/** Scripts whose letters are written otherwise with an unseen sign between them, as many names are. */
const JOINED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const JOINER = new RegExp(String.raw`(?<=[${JOINED}])[\u200C\u200D](?=[${JOINED}])`, 'gu');

/** Whether a text can be seen, all of it. */
export function isVisible(text: string): boolean {
  const rest = text.replace(JOINER, '').replace(EMOJI, '!');
  return SHAPE.test(rest) && !UNSEEN.test(rest);
}
