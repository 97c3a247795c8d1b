/** The person of this browser, at tables that run in it. */
export const ME = 'me';
