import { plural } from '../plural.ts';

const rounds = (count: number) => `${count} ${plural('en', count, { one: 'round', other: 'rounds' })}`;

/** Texts about how the cards of a match were made, and whether that can be checked. */
export const deals = {
  verdicts: {
    verified: 'Deals verified',
    'not-verifiable': 'The deals can’t be checked',
    failed: 'The deals are not as promised',
  },
  checking: 'Checking the deals…',
  unverifiable: {
    none: 'This record doesn’t say how its cards were made. That’s normal for matches against the bots on your device, and for older ones.',
    newer: 'This record comes from a newer version of Schupf. Please update, then check again.',
  },
  /** What has been checked. */
  checked: {
    commitment: 'The table’s secret is the one it committed to before anything else.',
    salts: (count: number, names: string) =>
      `${plural('en', count, { one: 'A salt from', other: 'Salts from' })} ${names}: each fits the hash that was sent before.`,
    noSalts:
      'No player’s device added a salt. So this shows only that nothing was changed after the commitment.',
    withheld: (name: string) =>
      `No salt came from ${name}, although its hash had. They could have chosen between two sets of deals.`,
    draw: 'The seats and the first dealer follow from the secret and the salts.',
    cards: (count: number) => `So do all cards of ${rounds(count)}.`,
    moves: 'Every move is legal with these cards.',
  },
  problems: {
    damaged: (line: string) => `The line “${line}” is missing, there twice, or damaged.`,
    commitment: 'The table’s secret isn’t the one it committed to, or the commitment was changed.',
    salt: (seat: number) => `The salt of seat ${seat} doesn’t fit the hash that was sent before.`,
    seats: 'The seats don’t follow from the secret and the salts.',
    dealer: 'The first dealer doesn’t follow from the secret and the salts.',
    'missing-round': (round: number) => `Round ${round} is missing.`,
    seed: (round: number) => `The seed of round ${round} doesn’t follow from the secret and the salts.`,
    cards: (round: number) => `The cards of round ${round} don’t follow from its seed.`,
    replay: (round: number | null, problem: string) =>
      `${round === null ? 'The record' : `Round ${round}`} breaks the rules: ${problem}`,
  },
  /** What this device saw during the match, beside what the record says. */
  witness: {
    tookPart: 'Your device added its own salt, so no one can have chosen these deals.',
    tooLate: 'Your device added no salt to this match.',
    differs: 'The record isn’t what your device saw before the match.',
  },
  alarms: {
    'commitment-changed': 'The server has changed its commitment for this match. Don’t trust its deals.',
    'hashes-changed':
      'The server has changed the hashes of players’ salts. Don’t trust the deals of this match.',
    'salts-changed':
      'The server shows salts that don’t fit their hashes. Don’t trust the deals of this match.',
    'wrong-secret': 'The server’s secret isn’t the one it committed to. Don’t trust the deals of this match.',
  },
  page: {
    title: 'Check a match',
    intro:
      'The cards of a match at a server follow from a secret of the server and salts from the players’ devices. Drop the record of a match here, and this page computes them again, on your device.',
    drop: 'Drop a .schupf file here',
    choose: 'Choose a file',
    paste: 'Or paste the text of a record',
    check: 'Check',
    unreadable: (line: number, problem: string) => `This isn’t a record. Line ${line}: ${problem}`,
    details: 'Details',
    provesTitle: 'What this proves',
    proves: [
      'Before the match the server committed to a secret. It can’t have used another one.',
      'Players’ devices added salts that the server couldn’t know at that time, and no player knew another’s salt before their own was fixed.',
      'So no one could choose the cards: not the server, not a player, not a player with the server’s help, as long as one salt came from someone honest.',
    ],
    provesNotTitle: 'What it doesn’t prove',
    provesNot: [
      'Who saw which cards. The server deals them, so it knows them.',
      'That names in the record are true, or that the moves were played: they are checked only against the rules.',
      'Anything about a page that a dishonest server has changed. If in doubt, check with “schupf verify” on your own computer.',
    ],
  },
};
