// The memory layout that TypeScript and AssemblyScript share. The kernel imports this file too, so it holds nothing but
// integer constants: AssemblyScript reads them as i32.

/** The byte offsets of the 32-bit words in a network's header: the layer widths, then the address of each part. */
export const HEADER_INPUTS = 0;
export const HEADER_HIDDEN1 = 4;
export const HEADER_HIDDEN2 = 8;
export const HEADER_OUTPUTS = 12;
export const HEADER_W1 = 16;
export const HEADER_B1 = 20;
export const HEADER_W2 = 24;
export const HEADER_B2 = 28;
export const HEADER_W3 = 32;
export const HEADER_B3 = 36;
/** With padding: weights start at a multiple of 16. */
export const HEADER_BYTES = 48;

/** The outputs of a network, by index: the value, the logit of going out first, and the logits of all outcomes. */
export const VALUE_OUTPUT = 0;
export const GOES_OUT_FIRST_OUTPUT = 1;
export const OUTCOMES_START = 2;
