/** The best must lead every other choice by so many points in simulated rounds, and by so many by the network. */
export const MIN_LEAD = 25;
export const MIN_NETWORK_LEAD = 10;
/** A choice of cards between two things only is not a puzzle. */
export const MIN_CHOICES = 3;
/** Rounds from here on take ten times as long as later ones, so only one in four such decisions is tried. */
export const EARLY_CARDS = 40;
export const EARLY_SHARE = 0.25;
/** Every choice must be tried, so a hand with very many is too expensive. */
export const MAX_CHOICES = 14;

/** Most decisions fail against the likeliest rivals, so these are tried first. */
export const LOOK_STAGES = [25, 60, 100] as const;
export const LOOK_RIVALS = 3;
/** Simulated rounds for the search, then fresh ones for the confirmation. */
export const SEARCH_STAGES = [25, 100, 400] as const;
export const CONFIRM_STAGES = [400, 800, 1600] as const;

/** Standard errors of a one-sided 99 % bound. */
export const BOUND = 2.33;
/** A favourite that needs more luck than so many standard errors is given up before the last stage. */
export const PATIENCE = 1.3;
/** A rival that is behind by the full lead and so many standard errors is out of the contest: 99.95 %. */
export const CLEAR = 3.29;
/** Fewer worlds say too little about their own spread. */
export const MIN_WORLDS_TO_CLEAR = 100;

/** Up to this many cards in all hands, the solver must not prefer another choice. */
export const SOLVER_CARDS = 14;
export const SOLVER_WORLDS = 8;
export const SOLVER_NODES = 30_000;

/** Stages for calls and pushes. A call is settled when it is clear, or clear that both answers are right. */
export const CALL_STAGES = [200, 400, 800, 1600] as const;
export const PUSH_STAGES = [200, 1600] as const;
/** So many of the network's best pushes are compared, besides those of the bots. */
export const PUSH_CANDIDATES = 3;
