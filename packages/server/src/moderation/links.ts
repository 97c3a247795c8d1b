/** Common ends of hostnames. Others count only in front of a path, so that `ok.then` is not a link. */
const ENDINGS =
  'com|net|org|info|io|gg|me|tv|de|at|ch|fr|be|hu|eu|uk|us|ru|xyz|site|online|app|dev|link|click|shop';
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

const LINK = new RegExp(
  String.raw`\p{L}[\p{L}\p{N}+]*:\/\/\S|(?<![\p{L}\p{N}])www\.\S|${LABEL}\.(?:${ENDINGS})(?![\p{L}\p{N}])|${LABEL}\.\p{L}{2,}\/\S`,
  'iu',
);

/** Whether a text contains something that readers could open in a browser. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC'));
}
