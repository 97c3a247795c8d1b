/** The delay between cards that are taken one by one. */
export const TAKE_PACE = 100;

/** How long the table waits for a bot's answer. */
export const BOT_TIMEOUT = 10_000;

/** How long a table plays on after the last person has lost their connection. */
export const SLEEP_DELAY = 60_000;

/** How long a proposal remains open. */
export const PROPOSAL_TIME = 60_000;
