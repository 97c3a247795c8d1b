/** Increase this when the same record would be judged differently. Stored verdicts of other versions are ignored. */
export const REVIEW_VERSION = 2;
