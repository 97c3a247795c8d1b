import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'La table n’a pas compris.',
  'not-now': 'Ce n’est pas possible en ce moment.',
  'match-over': 'La partie est finie.',
  'not-your-turn': 'Ce n’est pas ton tour.',
  'window-open': 'La table attend un instant les bombes, puis ça continue.',
  'not-in-hand': 'Tu n’as pas toutes ces cartes en main.',
  'no-combination': 'Ces cartes ne forment pas de combinaison.',
  'no-such-reading': 'Le Phénix ne peut pas prendre cette valeur ici.',
  'does-not-beat': 'Ça ne bat pas la table : même combinaison, autant de cartes, mais plus haut.',
  'leader-must-play': 'Tu entames, tu dois donc jouer.',
  'own-trick': 'Ce pli est à toi ; seule une bombe peut aller dessus.',
  'mah-jong-not-first': 'Le Moineau ne peut pas faire partie de la première entame.',
  'wish-must-be-met': 'Tu peux exaucer le vœu, tu dois donc le faire.',
  'wish-needs-mah-jong': 'Seul le Moineau permet un vœu.',
  'wish-required': 'Choisis un vœu avec le Moineau.',
  'no-wishes': 'Il n’y a pas de vœux dans ce jeu.',
  'dog-is-led': 'Le Chien ne se joue qu’en entame, et seul.',
  'dog-target': 'Choisis le partenaire qui entamera.',
  'dog-without-target': 'Dans ce jeu, le chemin du Chien est fixé.',
  'not-a-bomb': 'Ce n’est pas une bombe.',
  'nothing-to-bomb': 'La table est vide, et on ne bombarde pas une entame.',
  'bombs-in-turn-only': 'À cette table, on ne bombarde qu’à son tour.',
  'too-late-to-bomb': 'Trop tard : le pli est terminé.',
  'passed-for-good': 'Tu as passé : plus de bombe pour toi dans ce pli.',
  'already-out': 'Plus de cartes : cette main est sortie.',
  'no-calls': 'Il n’y a pas d’annonces dans ce jeu.',
  'called-already': 'Tu as déjà annoncé.',
  'partner-called': 'Ton partenaire a annoncé, et une équipe n’a droit qu’à une annonce.',
  'too-late-to-call': 'On annonce Tichu avant de jouer sa première carte.',
  'too-late-for-grand': 'Il est trop tard pour un Grand Tichu.',
  'no-grand-here': 'Il n’y a pas de Grand Tichu dans ce jeu.',
  'no-grand-for-soloist': 'Le joueur seul ne peut pas annoncer Grand Tichu.',
  'decide-in-order': 'Quelqu’un d’autre décide d’abord.',
  'decided-in-secret': 'Ta décision reste cachée jusqu’à ce que tous aient décidé.',
  'withdrew-already': 'Tu as retiré ton annonce ; on ne la refait pas.',
  'nothing-to-withdraw': 'Il n’y a pas d’annonce à retirer.',
  'call-during-push': 'Pas d’annonce pendant les dons.',
  'nothing-to-take': 'Il n’y a pas de carte à prendre.',
  'take-in-order': 'Quelqu’un d’autre prend la carte suivante.',
  'nothing-to-push': 'Tu n’as rien à donner.',
  'already-laid-out': 'Tes dons sont déjà posés.',
  'nothing-laid-out': 'Tu n’as posé aucun don.',
  'push-one-each': 'Choisis autant de cartes que chacun doit en recevoir.',
  'push-forced-cards': 'Ici, tu dois donner d’autres cartes.',
  'gift-to-opponent': 'Le pli du Dragon va à un adversaire.',
  'no-gift-owed': 'Il n’y a pas de pli à donner.',
  'no-window': 'La table n’attend pas de bombe.',
  'trick-not-complete': 'Le pli n’est pas encore terminé.',
  'gift-owed': 'Il faut d’abord donner le pli du Dragon.',
  'own-bomb-owed': 'Le vœu t’oblige à bombarder ton propre pli.',
  'round-not-over': 'La manche n’est pas encore finie.',
  'wrong-pack': 'Ce ne sont pas les cartes de ce jeu.',
  stale: 'La table a continué entre-temps.',
  overtaken: 'Une bombe est passée avant.',
  replaced: 'Tu as choisi autre chose à la place.',
  'not-seated': 'Il faut être assis à la table pour cela.',
  'not-your-seat': 'Quelqu’un d’autre joue cette main.',
  'not-playing': 'Aucune partie n’est en cours.',
  paused: 'La table est en pause.',
  'not-paused': 'Il n’y a pas de pause à terminer.',
  'match-not-over': 'La partie n’est pas encore finie.',
  'chair-taken': 'Quelqu’un est déjà assis là.',
  'no-such-chair': 'Cette chaise n’existe pas.',
  'seated-already': 'Tu es déjà à cette table.',
  'sat-elsewhere': 'Tu as vu une autre main de cette manche.',
  'just-sat-down': 'Tu es arrivé en pleine manche ; attends la suivante.',
  'started-already': 'La partie a déjà commencé.',
  'nothing-to-hold': 'Il n’y a rien à attendre.',
  'no-hold-left': 'Tu as déjà demandé assez de temps dans cette manche.',
  'holding-already': 'La table t’attend déjà.',
  'not-holding': 'La table ne t’attend pas.',
  'no-teams': 'Il n’y a pas d’équipes fixes dans ce jeu.',
  'nothing-proposed': 'Personne n’a proposé cela.',
  'agreed-already': 'Tu as déjà accepté.',
  'ready-already': 'Tu es déjà prêt.',
  'not-host': 'C’est à la personne qui a ouvert la table de lancer la partie.',
  'not-welcome': 'La personne qui a ouvert cette table ne souhaite pas jouer avec toi.',
  'too-often': 'Tu as changé d’avis très souvent ici. Réessaie dans une minute.',
  'nothing-to-be-ready-for': 'La manche est encore en cours.',
};

const brief: RefusalBriefs = {
  'not-now': 'pas maintenant',
  'not-your-turn': 'pas ton tour',
  'window-open': 'temps des bombes',
  'no-combination': 'pas de combinaison',
  'no-such-reading': 'pas avec ce Phénix',
  'does-not-beat': 'trop bas',
  'leader-must-play': 'à toi d’entamer',
  'own-trick': 'ton propre pli',
  'mah-jong-not-first': 'pas avec le Moineau',
  'wish-must-be-met': 'le vœu d’abord',
  'wish-required': 'choisis un vœu',
  'dog-is-led': 'en entame seulement',
  'dog-target': 'choisis un partenaire',
  'not-a-bomb': 'pas une bombe',
  'nothing-to-bomb': 'rien à bombarder',
  'bombs-in-turn-only': 'à ton tour seulement',
  'too-late-to-bomb': 'trop tard',
  'passed-for-good': 'tu as passé',
  'already-out': 'déjà sorti',
  'called-already': 'déjà annoncé',
  'partner-called': 'partenaire a annoncé',
  'too-late-to-call': 'trop tard',
  'call-during-push': 'pas pendant les dons',
  'push-one-each': 'une carte à chacun',
  'push-forced-cards': 'd’autres cartes sont dues',
  'no-hold-left': 'plus de temps mort',
  paused: 'en pause',
};

function needs(standing: AnyPlay): string {
  if (standing.size === 0) return '';
  const { kind, size, card, worth, high, groups } = partsOf(standing);
  // "au-dessus du 4", "au-dessus de la dame", "au-dessus de l’as".
  const than = high === 12 ? 'de la dame' : high === 14 ? 'de l’as' : `du ${cards.shortRank(high)}`;
  const above = `au-dessus ${than}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'dragon')
        ? 'seule une bombe bat le Dragon'
        : `il faut plus que ${halfRank(worth, cards.letter)}`;
    case 'pair':
      return `il faut une paire ${above}`;
    case 'triple':
      return `il faut un brelan ${above}`;
    case 'stairs':
      return `il faut ${groups} paires à la suite ${above}`;
    case 'triple-stairs':
      return `il faut ${groups} brelans à la suite ${above}`;
    case 'full':
      return `il faut un full ${above}`;
    case 'straight':
      return `il faut une suite de ${size} ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'il faut une bombe plus forte';
    case 'dog':
      return '';
  }
}

export const refusals: typeof english = refusalWords({ sentences, brief, needs });
