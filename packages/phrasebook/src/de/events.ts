import type { events as english } from '../en/events.ts';
import { minus, signed } from '../numbers.ts';
import { teller } from '../teller.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const calls: typeof english.calls = { tichu: 'Tichu', grand: 'Großes Tichu' };

function says(who: Who, you: string, other: string): string {
  return who === null ? `Du ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'dir';
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${minus(points)})`;
}

const agreements: typeof english.agreements = {
  pause: 'eine Pause',
  resume: 'weiterzuspielen',
  concede: 'die Partie aufzugeben',
  stop: 'die Partie zu beenden',
  rematch: 'eine Revanche',
};

const sentences: Omit<typeof english, 'tell'> = {
  calls,
  agreements,

  dealt: (round) => `Runde ${round} ist ausgeteilt.`,
  called: (who, call) => {
    const what = call === 'tichu' ? 'Tichu' : 'großes Tichu';
    return says(who, `sagst ${what} an`, `sagt ${what} an`);
  },
  withdrew: (who) => says(who, 'ziehst die Ansage zurück', 'zieht die Ansage zurück'),
  declined: (who) => says(who, 'nimmst die restlichen Karten', 'nimmt die restlichen Karten'),
  laidOut: (who) => says(who, 'bist mit dem Schupfen fertig', 'ist mit dem Schupfen fertig'),
  tookBack: (who) => says(who, 'nimmst die Schupfkarten zurück', 'nimmt die Schupfkarten zurück'),
  pushReopened: 'Nach der Ansage schupfen alle neu.',
  exchanged: 'Es wurde geschupft.',
  got: (from, names) => `Von ${from}: ${names.join(', ')}.`,
  gaveAway: (receiver, names) => `An ${receiver}: ${names.join(', ')}.`,
  dummyShown: (name) => `${name}: Das Blatt liegt offen.`,

  led: (who, play) => says(who, `spielst aus: ${cards.play(play)}`, `spielt aus: ${cards.play(play)}`),
  played: (who, play) => says(who, `legst: ${cards.play(play)}`, `legt: ${cards.play(play)}`),
  bombed: (who, play) => says(who, `bombst: ${cards.play(play)}`, `bombt: ${cards.play(play)}`),
  passed: (who) => says(who, 'passt', 'passt'),
  wished: (who, rank) => says(who, `wünschst dir ${cards.aRank(rank)}`, `wünscht sich ${cards.aRank(rank)}`),
  wishMet: 'Der Wunsch ist erfüllt.',
  dog: (who, target) => says(who, `gibst ${to(target)} das Ausspiel`, `gibt ${to(target)} das Ausspiel`),
  tookTrick: (who, points) =>
    says(who, `nimmst den Stich${worth(points)}`, `nimmt den Stich${worth(points)}`),
  gaveDragon: (who, target, points) =>
    says(
      who,
      `schenkst ${to(target)} den Drachenstich${worth(points)}`,
      `schenkt ${to(target)} den Drachenstich${worth(points)}`,
    ),
  out: (who, place) => says(who, `bist als ${place}. fertig`, `ist als ${place}. fertig`),
  cardsLeft: (who, n) => says(who, `hast noch ${common.cards(n)}`, `hat noch ${common.cards(n)}`),
  roundOver: (round) => `Runde ${round} ist zu Ende.`,
  matchOver: 'Die Partie ist zu Ende.',
  won: (winners) => `Gewonnen: ${common.list(winners)}.`,
  youWon: 'Du hast gewonnen!',
  youLost: 'Du hast verloren.',
  draw: 'Die Partie endet unentschieden.',

  yourTurn: 'Du bist dran.',
  yourLead: 'Du spielst aus.',
  turnOf: (name) => `${name} ist dran.`,
  mustPlay: (rank) => `Du musst ${cards.aRank(rank)} spielen.`,
  mayBomb: 'Du kannst bomben.',
  chooseGrand: 'Großes Tichu?',
  choosePush: 'Wähle die Karten zum Schupfen.',
  chooseGift: 'Wer bekommt den Drachenstich?',
  chooseWish: 'Welchen Wert wünschst du dir?',
  waitingForBombs: 'Bomben?',
  closing: (who) => (who === null ? 'Der Stich geht gleich an dich.' : `Der Stich geht gleich an ${who}.`),
  ownBomb: 'Wer den Stich hat, darf ihn selbst bomben.',

  held: 'Deine Karten warten, bis du dran bist.',
  returned: (why) => `Deine Karten kommen zurück. ${why}`,
  covered: (who) =>
    who === null ? 'Der Tisch hat für dich entschieden.' : `Der Tisch hat für ${who} entschieden.`,
  askedToHold: (who) => says(who, 'bittest um einen Moment', 'bittet um einen Moment'),
  absent: (who) => says(who, 'bist weg', 'ist weg'),
  returnedToTable: (who) => says(who, 'bist wieder da', 'ist wieder da'),
  satDown: (who) => says(who, 'setzt dich an den Tisch', 'setzt sich an den Tisch'),
  left: (who) => says(who, 'verlässt den Tisch', 'verlässt den Tisch'),
  proposed: (who, what) => says(who, `schlägst vor: ${agreements[what]}`, `schlägt vor: ${agreements[what]}`),
  agreed: (what) => `Vereinbart: ${agreements[what]}.`,
  matchBegan: 'Eine neue Partie beginnt.',

  bubbles: {
    pass: 'Passe',
    tichu: 'Tichu!',
    grand: 'Großes Tichu!',
    noGrand: 'Nein',
    bomb: 'Bombe!',
    ready: 'Bereit',
    hold: 'Moment …',
    wish: (rank) => `Ich wünsche mir ${cards.aRank(rank)}`,
    out: (place) => `Fertig als ${place}.!`,
  },

  lines: {
    cards: 'Karten',
    movedHand: (name) => `Restkarten von ${name}`,
    movedTricks: (name) => `Stiche von ${name}`,
    doubleWin: 'Doppelsieg',
    tripleWin: 'Trippelsieg',
    made: (name, call) => `${name}: ${calls[call]} geschafft`,
    failed: (name, call) => `${name}: ${calls[call]} verloren`,
    violation: (name) => `Strafe: ${name} hat den Wunsch missachtet`,
    total: 'Summe',
    line: (what, points) => `${what}: ${signed(points)}`,
  },

  roles: {
    dealer: 'Geber',
    soloist: 'Alleinspieler',
    defender: 'Gegenspieler',
    king: 'König',
    table: 'der Tisch',
    minister: 'der Minister',
    dummy: 'offenes Blatt',
  },
  title: (title) => (title === 'T...' ? 'T…' : title),
};

export const events: typeof english = { ...sentences, tell: teller(sentences) };
