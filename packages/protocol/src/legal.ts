/** What an operator can say about their server. Without a text of theirs, only the first has a default. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'imprint'] as const;
export type LegalName = (typeof LEGAL_TEXTS)[number];

export interface LegalText {
  /** ISO 639-1; null if the operator has not said. */
  readonly language: string | null;
  /** Markdown: headings, paragraphs, lists, emphasis and links. HTML in it is text. */
  readonly text: string;
}

export function isLegalName(name: string): name is LegalName {
  return LEGAL_TEXTS.some((known) => known === name);
}
