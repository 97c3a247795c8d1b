/** Where cards are taken one by one, they come at this pace. */
export const TAKE_PACE = 100;

/** A bot that has not answered after so long is not waited for. */
export const BOT_PATIENCE = 10_000;

/** What somebody proposes can be agreed to for so long. */
export const PROPOSAL_TIME = 60_000;
