/** Somebody in a sentence: by his name, or null for whoever reads it. */
export type Who = string | null;
