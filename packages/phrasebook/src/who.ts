/** A player in a sentence: a name, or null for the reader, who is addressed as "you". */
export type Who = string | null;
