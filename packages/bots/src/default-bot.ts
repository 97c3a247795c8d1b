/** The bot that fills seats unless another one is chosen. It knows every game. */
export const DEFAULT_BOT = 'club-2';

/** The bot that plays and gives hints when the networks can't be loaded. */
export const HEURISTIC_BOT = 'expert-1';
