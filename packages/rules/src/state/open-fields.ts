/**
 * Defines every field of `OpenState`, the part of a position that everyone may see. These follow from this table:
 * - the class that holds and copies the fields, and their kinds (`open-data.ts`, written by `npm run fields`)
 * - the packed form of a view (`packed-view.ts`)
 * - the readable form for bots (`bots/` in the protocol package)
 * - the tables of fields in BOTS.md and PROTOCOL.md (also written by `npm run fields`)
 *
 * `kind` is the type of a field. `botPath` is its path in the readable form: `seats.x` is field `x` of every seat,
 * `trick.x` is field `x` of the trick, and null means that bots do not get it. `text` explains it in the documents.
 * Browser code uses `OPEN_KINDS` from `open-data.ts`, so that these texts stay out of the bundle.
 */
// biome-ignore format: one line per field.
export const OPEN_FIELDS = {
  phase: { kind: 'phase', botPath: 'phase', text: 'the phase of the round' },

  round: { kind: 'count', botPath: 'round', text: 'number of the round in the match' },
  players: { kind: 'playerBySeat', botPath: 'seats.player', text: 'who plays for the seat; a dummy hand is played by the soloist' },
  totals: { kind: 'points', botPath: 'scores', text: 'points so far by column, as in a `score` line of NOTATION.md' },
  winners: { kind: 'columns', botPath: null, text: 'columns that won the match' },
  result: { kind: 'result', botPath: null, text: 'how the points of this round came about; `null` until the round ends' },
  timeIsUp: { kind: 'flag', botPath: 'timeIsUp', text: 'in a timed match: whether time is up, so that no round follows this one' },

  dealer: { kind: 'seat', botPath: 'dealer', text: 'who dealt' },
  solo: { kind: 'seatOrNone', botPath: 'soloist', text: 'who plays alone, in three-player games' },
  ranking: { kind: 'seats', botPath: 'ranking', text: 'in games with ranks: seats from first to last place; empty in the first round' },

  counts: { kind: 'countBySeat', botPath: 'seats.count', text: 'how many cards the seat holds' },
  undealt: { kind: 'count', botPath: 'undealt', text: 'how many cards are still to be dealt' },
  aside: { kind: 'cards', botPath: 'aside', text: 'cards left over by an uneven deal, if they are face up' },
  leftOver: { kind: 'count', botPath: 'leftOver', text: 'total number of cards left over by an uneven deal' },
  won: { kind: 'cardsBySeat', botPath: 'seats.won', text: 'cards of the tricks the seat has won' },
  played: { kind: 'playedBySeat', botPath: null, text: 'cards the seat has played in this round; follows from the history' },
  discarded: { kind: 'cards', botPath: 'discarded', text: 'the Dog, once it has been led: it belongs to no one' },

  calls: { kind: 'callBySeat', botPath: 'seats.call', text: 'what the seat has called: `tichu`, `grand` or `null`' },
  grandCallers: { kind: 'seats', botPath: 'grandCallers', text: 'seats that called Grand Tichu, in order' },
  decided: { kind: 'seatSet', botPath: 'seats.hasDecided', text: 'has decided on Grand Tichu or, in phase `tichu`, on Tichu before the push' },
  withdrawn: { kind: 'seatSet', botPath: 'seats.hasWithdrawn', text: 'has withdrawn a Grand Tichu' },

  pushers: { kind: 'seatSet', botPath: 'seats.pushes', text: 'gives cards before play in this round' },
  laidOut: { kind: 'seatSet', botPath: 'seats.hasPushed', text: 'has chosen the cards it pushes' },

  opener: { kind: 'seatOrNone', botPath: 'opener', text: 'the seat that led first in this round' },
  hasPlayed: { kind: 'seatSet', botPath: 'seats.hasPlayed', text: 'has played a card in this round, and can no longer call' },
  turn: { kind: 'seatOrNone', botPath: 'turn', text: 'whose turn it is; no one’s after the last pass of a trick' },
  window: { kind: 'flag', botPath: 'window', text: 'whether only bombs may be played, until the table closes the window' },
  standing: { kind: 'combination', botPath: 'trick.standing', text: 'the combination to beat; `null` if the seat on turn is to lead' },
  owner: { kind: 'seatOrNone', botPath: 'trick.owner', text: 'who played the combination to beat' },
  trickCards: { kind: 'trickCards', botPath: 'trick.cards', text: 'all cards of the trick' },
  passed: { kind: 'seatSet', botPath: 'seats.hasPassed', text: 'has passed in this trick' },
  wish: { kind: 'rankOrNone', botPath: 'wish', text: 'the rank that was wished for and not yet played' },
  finished: { kind: 'seats', botPath: 'finished', text: 'seats that have gone out, in order' },

  past: { kind: 'history', botPath: 'history', text: 'what everyone saw in this round' },
} as const;

export type OpenFieldName = keyof typeof OPEN_FIELDS;
export type OpenFieldKind = (typeof OPEN_FIELDS)[OpenFieldName]['kind'];
export type KindOf<Name extends OpenFieldName> = (typeof OPEN_FIELDS)[Name]['kind'];

export const OPEN_FIELD_NAMES = Object.keys(OPEN_FIELDS) as readonly OpenFieldName[];
