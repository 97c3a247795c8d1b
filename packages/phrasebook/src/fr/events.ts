import type { events as english } from '../en/events.ts';
import { minus, signed } from '../numbers.ts';
import { teller } from '../teller.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const calls: typeof english.calls = { tichu: 'Tichu', grand: 'Grand Tichu' };

function says(who: Who, you: string, other: string): string {
  return who === null ? `Tu ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'toi';
}

/** "de Mei", "d’Anna". */
function of(name: string): string {
  return /^[aeiouyhâàéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${minus(points)})`;
}

const agreements: typeof english.agreements = {
  pause: 'une pause',
  resume: 'de reprendre',
  concede: 'd’abandonner la partie',
  stop: 'd’arrêter la partie',
  rematch: 'une revanche',
};

const sentences: Omit<typeof english, 'tell'> = {
  calls,
  agreements,

  dealt: (round) => `La manche ${round} est distribuée.`,
  called: (who, call) => says(who, `annonces ${calls[call]}`, `annonce ${calls[call]}`),
  withdrew: (who) => says(who, 'retires l’annonce', 'retire l’annonce'),
  declined: (who) => says(who, 'prends les autres cartes', 'prend les autres cartes'),
  laidOut: (who) => says(who, 'as choisi tes dons', 'a choisi ses dons'),
  tookBack: (who) => says(who, 'reprends tes dons', 'reprend ses dons'),
  pushReopened: 'Après l’annonce, chacun rechoisit ses dons.',
  exchanged: 'Les dons sont échangés.',
  got: (from, names) => `Reçu ${of(from)} : ${names.join(', ')}.`,
  gaveAway: (receiver, names) => `Donné à ${receiver} : ${names.join(', ')}.`,
  dummyShown: (name) => `${name} : la main est étalée.`,

  led: (who, play) => says(who, `entames : ${cards.play(play)}`, `entame : ${cards.play(play)}`),
  played: (who, play) => says(who, `joues : ${cards.play(play)}`, `joue : ${cards.play(play)}`),
  bombed: (who, play) => says(who, `bombardes : ${cards.play(play)}`, `bombarde : ${cards.play(play)}`),
  passed: (who) => says(who, 'passes', 'passe'),
  wished: (who, rank) => says(who, `souhaites ${cards.aRank(rank)}`, `souhaite ${cards.aRank(rank)}`),
  wishMet: 'Le vœu est exaucé.',
  dog: (who, target) =>
    target === null
      ? says(who, 'gardes l’entame', 'te donne l’entame')
      : says(who, `donnes l’entame à ${target}`, `donne l’entame à ${target}`),
  tookTrick: (who, points) => says(who, `ramasses le pli${worth(points)}`, `ramasse le pli${worth(points)}`),
  gaveDragon: (who, target, points) =>
    says(
      who,
      `donnes le pli du Dragon${worth(points)} à ${to(target)}`,
      `donne le pli du Dragon${worth(points)} à ${to(target)}`,
    ),
  out: (who, place) => says(who, `sors à la ${common.place(place)}`, `sort à la ${common.place(place)}`),
  cardsLeft: (who, n) => says(who, `as encore ${common.cards(n)}`, `a encore ${common.cards(n)}`),
  roundOver: (round) => `La manche ${round} est finie.`,
  matchOver: 'La partie est finie.',
  won: (winners) => `Victoire : ${common.list(winners)}.`,
  youWon: 'Tu as gagné !',
  youLost: 'Tu as perdu.',
  draw: 'La partie est nulle.',

  yourTurn: 'À toi de jouer.',
  yourLead: 'À toi d’entamer.',
  turnOf: (name) => `À ${name} de jouer.`,
  mustPlay: (rank) => `Tu dois jouer ${cards.aRank(rank)}.`,
  mayBomb: 'Tu peux bombarder.',
  chooseGrand: 'Grand Tichu ?',
  choosePush: 'Choisis tes dons.',
  chooseGift: 'Qui reçoit le pli du Dragon ?',
  chooseWish: 'Quelle valeur souhaites-tu ?',
  waitingForBombs: 'Une bombe ?',
  closing: (who) => (who === null ? 'Le pli va être à toi.' : `Le pli va à ${who}.`),
  ownBomb: 'Le maître du pli peut encore le bombarder.',

  held: 'Tes cartes attendent ton tour.',
  returned: (why) => `Tes cartes reviennent. ${why}`,
  covered: (who) => (who === null ? 'La table a décidé pour toi.' : `La table a décidé pour ${who}.`),
  askedToHold: (who) => says(who, 'demandes un instant', 'demande un instant'),
  absent: (who) => says(who, 'n’es pas là', 'n’est pas là'),
  returnedToTable: (who) => says(who, 'es de retour', 'est de retour'),
  satDown: (who) => says(who, 't’assieds à la table', 's’assied à la table'),
  left: (who) => says(who, 'quittes la table', 'quitte la table'),
  proposed: (who, what) => says(who, `proposes ${agreements[what]}`, `propose ${agreements[what]}`),
  agreed: (what) => `D’accord : ${agreements[what]}.`,
  matchBegan: 'Une nouvelle partie commence.',

  bubbles: {
    pass: 'Je passe',
    tichu: 'Tichu !',
    grand: 'Grand Tichu !',
    noGrand: 'Non',
    bomb: 'Bombe !',
    ready: 'Prêt',
    hold: 'Un instant…',
    wish: (rank) => `Je souhaite ${cards.aRank(rank)}`,
    out: (place) => `${common.place(place)} !`,
  },

  lines: {
    cards: 'Cartes',
    movedHand: (name) => `Main ${of(name)}`,
    movedTricks: (name) => `Plis ${of(name)}`,
    doubleWin: 'Empire',
    tripleWin: 'Empire à trois',
    made: (name, call) => `${name} : ${calls[call]} réussi`,
    failed: (name, call) => `${name} : ${calls[call]} raté`,
    violation: (name) => `Pénalité : ${name} a ignoré le vœu`,
    total: 'Total',
    line: (what, points) => `${what} : ${signed(points)}`,
  },

  roles: {
    dealer: 'donneur',
    soloist: 'joueur seul',
    defender: 'adversaire',
    king: 'Roi',
    table: 'la table',
    minister: 'le Ministre',
    dummy: 'main étalée',
  },
  title: (title) => (title === 'T...' ? 'T…' : title),
};

export const events: typeof english = { ...sentences, tell: teller(sentences) };
