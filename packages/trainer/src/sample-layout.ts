// A training sample in memory, as TypeScript and AssemblyScript share it: byte offsets. The learner imports this file
// too, so it holds nothing but integer constants: AssemblyScript reads them as i32.

export const SAMPLE_BYTES = 256;
/** The number of features and the index of the outcome: 16 bits each. */
export const SAMPLE_COUNT = 0;
export const SAMPLE_OUTCOME = 2;
/** The value of the choice, and 1 if the seat went out first, else 0: 32-bit floats. */
export const SAMPLE_VALUE = 4;
export const SAMPLE_FIRST_OUT = 8;
/** Feature indices, 16 bits each, up to the end of the sample. */
export const SAMPLE_FEATURES = 12;
