/** Stored verdicts of another version are not used. Raise it when the same record would be judged differently. */
export const REVIEW_VERSION = 1;
