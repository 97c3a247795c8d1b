// The memory layout of a training sample, as byte offsets, shared by TypeScript and AssemblyScript. AssemblyScript
// imports this file too and reads its constants as i32, so it must contain only integer constants.

export const SAMPLE_BYTES = 288;
/** The number of features and the index of the outcome, which is out of range if it is not known: 16 bits each. */
export const SAMPLE_COUNT = 0;
export const SAMPLE_OUTCOME = 2;
/** The value of the choice, and 1 if the seat went out first, else 0, or -1 if that is not known: 32-bit floats. */
export const SAMPLE_VALUE = 4;
export const SAMPLE_FIRST_OUT = 8;
/** Feature indices, 16 bits each, up to the end of the sample. */
export const SAMPLE_FEATURES = 12;
