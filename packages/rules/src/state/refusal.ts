/** Why an action was refused: one code per reason, each with its rule in RULES.md. */
export const REFUSALS = {
  /** The value does not have the shape of an action at this table. */
  malformed: null,
  /** The action belongs to another phase of the round. */
  'not-now': 'PLAY4',
  'match-over': 'MATCH1',
  'not-your-turn': 'PLAY4',
  /** Ordinary plays and passes wait until the window is closed. */
  'window-open': 'BOMB11',
  'not-in-hand': 'PLAY4',
  'no-combination': 'COMB7',
  /** The cards are a combination, but not with the ranks declared for the Phoenix. */
  'no-such-reading': 'PHX5',
  'does-not-beat': 'PLAY3',
  'leader-must-play': 'PLAY2',
  /** All others have passed; the owner may not play an ordinary combination on their own trick. */
  'own-trick': 'PLAY9',
  'mah-jong-not-first': 'PLAY1',
  'wish-must-be-met': 'WISH2',
  'wish-needs-mah-jong': 'WISH1',
  'wish-required': 'WISH1',
  'no-wishes': 'WISH1',
  'dog-is-led': 'DOG1',
  'dog-target': 'TIEN5',
  'dog-without-target': 'DOG2',
  'not-a-bomb': 'BOMB6',
  'nothing-to-bomb': 'BOMB7',
  'bombs-in-turn-only': 'BOMB14',
  /** The trick is closed, or the round is over. */
  'too-late-to-bomb': 'BOMB9',
  'passed-for-good': 'BOMB15',
  'already-out': 'PLAY10',
  'no-calls': 'RANK1',
  'called-already': 'CALL4',
  'partner-called': 'CALL5',
  'too-late-to-call': 'CALL1',
  'too-late-for-grand': 'CALL6',
  'no-grand-here': 'CALL6',
  'no-grand-for-soloist': 'TRI3',
  /** Decisions are made in order, and another seat decides first. */
  'decide-in-order': 'CALL8',
  /** The seat's hidden decision stands until all are revealed; calling Tichu before that would change it. */
  'decided-in-secret': 'CALL8',
  'withdrew-already': 'CALL9',
  'nothing-to-withdraw': 'CALL9',
  'call-during-push': 'PUSH4',
  /** The push begins only when everyone has decided on Tichu. */
  'push-after-calls': 'PUSH5',
  'nothing-to-decline': 'PUSH5',
  'nothing-to-take': 'CALL7',
  'take-in-order': 'DEAL5',
  'nothing-to-push': 'PUSH1',
  'already-laid-out': 'PUSH3',
  'nothing-laid-out': 'PUSH3',
  'push-one-each': 'PUSH1',
  'push-forced-cards': 'RANK8',
  'gift-to-opponent': 'DRAG2',
  'no-gift-owed': 'DRAG2',
  /** Refusals of the table's own actions. */
  'no-window': 'BOMB11',
  'trick-not-complete': 'PLAY6',
  'gift-owed': 'DRAG2',
  /** The wish still obliges the owner to bomb their own trick. */
  'own-bomb-owed': 'WISH14',
  'round-not-over': 'END1',
  /** This is not a timed match, or time is already up. */
  'no-time-limit': 'MATCH7',
  'wrong-pack': 'CARD1',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly code: RefusalCode;
  /** The rule's id in RULES.md; null when the value was malformed. */
  readonly rule: string | null;
}

const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([code, rule]) => [code, { code, rule }]),
) as unknown as { readonly [Code in RefusalCode]: Refusal };

export function refusal(code: RefusalCode): Refusal {
  return refusals[code];
}
