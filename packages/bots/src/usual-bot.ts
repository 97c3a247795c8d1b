/** Who plays with people who have not chosen anybody; and the best adviser in games that no network has learned. */
export const USUAL_BOT = 'expert-1';
