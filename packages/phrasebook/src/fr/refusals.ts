import type { Rank } from '@schupf/rules';
import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'Ça n’a pas marché. Réessaie.',
  'not-now': 'Ce n’est pas possible en ce moment.',
  'match-over': 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas ton tour.',
  'window-open': 'Un instant, pour laisser le temps de bomber…',
  'not-in-hand': 'Tu n’as pas toutes ces cartes en main.',
  'no-combination': 'Ces cartes ne forment pas de combinaison.',
  'no-such-reading': 'Le Phénix ne peut pas prendre cette valeur ici.',
  'does-not-beat': 'Ça ne suffit pas : il faut la même combinaison, autant de cartes, mais plus haut.',
  'leader-must-play': 'Tu entames, tu dois donc jouer.',
  'own-trick': 'Tu mènes déjà ce pli ; seule une bombe peut aller dessus.',
  'mah-jong-not-first': 'Le Moineau ne peut pas faire partie de la première entame.',
  'wish-must-be-met': 'Tu peux exaucer le vœu, tu dois donc le faire.',
  'wish-needs-mah-jong': 'Seul le Moineau permet un vœu.',
  'wish-required': 'Le Moineau se joue avec un vœu.',
  'no-wishes': 'Il n’y a pas de vœux dans ce jeu.',
  'dog-is-led': 'Le Chien ne se joue qu’en entame, et seul.',
  'dog-target': 'Choisis le partenaire qui entamera.',
  'dog-without-target': 'Dans ce jeu, on ne choisit pas où va le Chien.',
  'not-a-bomb': 'Ce n’est pas une bombe.',
  'nothing-to-bomb': 'Il n’y a rien à bomber.',
  'bombs-in-turn-only': 'À cette table, on ne bombe qu’à son tour.',
  'too-late-to-bomb': 'Trop tard : le pli est terminé.',
  'passed-for-good': 'Tu as passé : plus de bombe pour toi dans ce pli.',
  'already-out': 'Cette main n’a plus de cartes.',
  'no-calls': 'Il n’y a pas d’annonces dans ce jeu.',
  'called-already': 'Tu as déjà annoncé.',
  'partner-called': 'Ton partenaire a annoncé, et une équipe n’a droit qu’à une annonce.',
  'too-late-to-call': 'Trop tard : on annonce Tichu avant de jouer sa première carte.',
  'too-late-for-grand': 'Il est trop tard pour un Grand Tichu.',
  'no-grand-here': 'Il n’y a pas de Grand Tichu dans ce jeu.',
  'no-grand-for-soloist': 'Le joueur solo ne peut pas annoncer Grand Tichu.',
  'decide-in-order': 'Quelqu’un d’autre décide d’abord.',
  'decided-in-secret': 'Ta décision reste cachée jusqu’à ce que tous aient décidé.',
  'withdrew-already': 'Tu as retiré ton annonce ; on ne la refait pas.',
  'nothing-to-withdraw': 'Tu n’as pas d’annonce à retirer.',
  'call-during-push': 'Pas d’annonce pendant les dons.',
  'push-after-calls': 'Les dons commencent quand tout le monde a choisi d’annoncer Tichu ou non.',
  'nothing-to-decline': 'Tu n’as rien à décider avant les dons.',
  'nothing-to-take': 'Il n’y a pas de carte à prendre.',
  'take-in-order': 'Quelqu’un d’autre prend la carte suivante.',
  'nothing-to-push': 'Tu n’as rien à donner.',
  'already-laid-out': 'Tu as déjà choisi tes dons.',
  'nothing-laid-out': 'Tu n’as choisi aucun don.',
  'push-one-each': 'Choisis une carte pour chaque place.',
  'push-forced-cards': 'Ici, tu dois donner d’autres cartes.',
  'gift-to-opponent': 'Le pli du Dragon va à un adversaire.',
  'no-gift-owed': 'Il n’y a pas de pli à donner.',
  'no-window': 'Ce n’est pas le moment de bomber.',
  'trick-not-complete': 'Le pli n’est pas encore terminé.',
  'gift-owed': 'Il faut d’abord donner le pli du Dragon.',
  'own-bomb-owed': 'Le vœu t’oblige à bomber ton propre pli.',
  'no-time-limit': 'La partie n’a pas de limite de temps, ou le temps est déjà écoulé.',
  'round-not-over': 'La manche n’est pas encore terminée.',
  'wrong-pack': 'Ce ne sont pas les cartes de ce jeu.',
  stale: 'La partie a déjà continué.',
  overtaken: 'Une bombe est passée avant.',
  replaced: 'Tu as choisi autre chose à la place.',
  'not-seated': 'C’est réservé aux joueurs de la table.',
  'not-your-seat': 'Quelqu’un d’autre joue cette main.',
  'not-playing': 'Aucune partie n’est en cours.',
  paused: 'La partie est en pause.',
  'not-paused': 'La partie n’est pas en pause.',
  'match-not-over': 'La partie n’est pas encore terminée.',
  'chair-taken': 'Cette place est prise.',
  'no-such-chair': 'Cette place n’existe pas.',
  'seated-already': 'Tu es déjà à cette table.',
  'table-full': 'Il n’y a plus de place libre à cette table.',
  removed: 'Les autres t’ont fait sortir de cette partie. Tu pourras rejouer à la suivante.',
  'sat-elsewhere': 'Tu as déjà vu une autre main de cette manche.',
  'just-sat-down': 'La manche est en cours ; attends la suivante.',
  'started-already': 'La partie a déjà commencé.',
  'nothing-to-hold': 'Il n’y a rien à attendre.',
  'no-hold-left': 'Tu n’as plus de temps mort dans cette manche.',
  'holding-already': 'On t’attend déjà.',
  'not-holding': 'Tu n’as pas demandé de temps mort.',
  'only-by-days': 'On ne passe d’avance qu’aux tables en différé.',
  'nothing-to-pass': 'Il n’y a pas de pli sur lequel tu pourrais passer.',
  'condition-met': 'C’est déjà le cas. À toi de décider.',
  'no-conditional-pass': 'Tu ne passes pas d’avance, ou plus maintenant.',
  'no-teams': 'Il n’y a pas d’équipes fixes dans ce jeu.',
  'nothing-proposed': 'Personne n’a proposé cela.',
  'no-such-player': 'Il n’y a pas d’autre joueur à cette place.',
  'too-few-people': 'Il faut l’accord d’au moins deux joueurs pour faire sortir quelqu’un de présent.',
  'agreed-already': 'Tu as déjà accepté.',
  'ready-already': 'Tu as déjà dit que c’était bon.',
  'not-host': 'Seul l’hôte de la table peut lancer la partie.',
  'not-welcome': 'Cette table t’est fermée.',
  sanctioned:
    'Tu ne peux pas jouer aux tables ouvertes en ce moment. La page « Toi » dit pourquoi et jusqu’à quand.',
  'name-taken': 'Ton nom ressemble à celui de quelqu’un à cette table. Choisis-en un autre.',
  'too-often': 'Trop de changements en peu de temps. Réessaie dans une minute.',
  'nothing-to-be-ready-for': 'La manche est encore en cours.',
};

const brief: RefusalBriefs = {
  'not-now': 'pas maintenant',
  'not-your-turn': 'pas ton tour',
  'window-open': 'attente des bombes',
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
  'nothing-to-bomb': 'rien à bomber',
  'bombs-in-turn-only': 'à ton tour seulement',
  'too-late-to-bomb': 'trop tard',
  'passed-for-good': 'tu as passé',
  'already-out': 'plus de cartes',
  'called-already': 'déjà annoncé',
  'partner-called': 'ton équipe a annoncé',
  'too-late-to-call': 'trop tard',
  'call-during-push': 'pas pendant les dons',
  'push-one-each': 'une carte par place',
  'push-forced-cards': 'autres cartes à donner',
  'no-hold-left': 'plus de temps mort',
  paused: 'en pause',
};

function needs(top: AnyPlay): string {
  if (top.size === 0) return '';
  const { kind, size, card, high, groups } = partsOf(top);
  // In words the button would have three lines.
  const above = `> ${cards.shortRank(high)}`;
  switch (kind) {
    case 'single':
      if (isSpecial(card, 'dragon')) return 'seule une bombe bat le Dragon';
      return high === 0 ? 'il faut plus haut' : `il faut plus qu’${cards.rankAsObject(high as Rank)}`;
    case 'pair':
      return `il faut une paire ${above}`;
    case 'triple':
      return `il faut un brelan ${above}`;
    case 'stairs':
      return `il faut ${groups} paires ${above}`;
    case 'triple-stairs':
      return `il faut ${groups} brelans ${above}`;
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
