/** A player in a sentence: by name, or null for the reader, who is never named. */
export type Who = string | null;
