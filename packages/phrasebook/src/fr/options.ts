import type { OptionWords } from '../option-texts.ts';
import { common } from './common.ts';

export const optionWords: OptionWords = {
  options: {
    dealMethod: {
      name: 'Distribution',
      text: 'Comment on distribue les cartes.',
      values: { 'deal-split': 'distribuées en deux fois', 'take-one-by-one': 'prises une à une' },
    },
    grandTichuLimit: {
      name: 'Grand Tichu',
      text: 'Jusqu’à quand on peut l’annoncer.',
      values: { 9: 'avant la 9e carte', 7: 'avant la 7e carte', off: 'désactivé' },
    },
    grandTichuDecision: {
      name: 'Décision du Grand Tichu',
      text: 'Qui décide quand, et qui le voit.',
      values: {
        'async-visible': 'dans n’importe quel ordre, visible aussitôt',
        'simultaneous-hidden': 'caché, dévoilé ensemble',
        'sequential-visible': 'chacun à son tour',
      },
    },
    grandTichuCollision: {
      name: 'Deux Grands Tichus dans l’équipe',
      text: 'Quand les deux partenaires annoncent.',
      values: { 'both-stand': 'les deux comptent', 'later-may-withdraw': 'le second peut être retiré' },
    },
    tichuDuringPush: {
      name: 'Tichu pendant les dons',
      text: 'Une annonce pendant que les dons sont posés.',
      values: { reopen: 'tous rechoisissent', blocked: 'interdit', 'no-reopen': 'les dons restent' },
    },
    callsPerTeam: {
      name: 'Annonces par équipe',
      text: 'Combien de joueurs d’une équipe peuvent annoncer.',
      values: { unlimited: 'sans limite', one: 'une seule' },
    },
    mahJongFirstLead: {
      name: 'Moineau à la première entame',
      text: 'Peut-on commencer la manche avec lui ?',
      values: { optional: 'permis', forbidden: 'interdit' },
    },
    wishObligation: {
      name: 'Le vœu',
      text: 'Le Moineau se joue-t-il avec un vœu ?',
      values: { optional: 'facultatif', mandatory: 'obligatoire', off: 'désactivé' },
    },
    wishDuration: {
      name: 'Durée du vœu',
      text: 'Quand un vœu ouvert prend fin.',
      values: {
        'until-fulfilled': 'jusqu’à ce qu’il soit exaucé',
        trick: 'jusqu’à la fin du pli',
        'trick-while-reachable': 'dans ce pli, tant qu’il est possible',
      },
    },
    wishBombs: {
      name: 'Bombes pour le vœu',
      text: 'Quand seule une bombe contient la valeur.',
      values: { forced: 'obligatoires', exempt: 'peuvent rester en main' },
    },
    wishPhoenixCompletion: {
      name: 'Phénix pour le vœu',
      text: 'Quand seul le Phénix complète la combinaison.',
      values: { forced: 'doit servir', exempt: 'pas obligé' },
    },
    wishOnLead: {
      name: 'Vœu à l’entame',
      text: 'Engage-t-il aussi à l’entame d’un pli ?',
      values: { forced: 's’applique', exempt: 'ne s’applique pas' },
    },
    wishDogEscape: {
      name: 'Chien au lieu du vœu',
      text: 'Entamer le Chien quand le vœu est possible.',
      values: { forbidden: 'interdit', allowed: 'permis' },
    },
    wishOwnTrickBomb: {
      name: 'Bomber son pli pour le vœu',
      text: 'Quand tous ont passé et que le vœu est encore ouvert.',
      values: { forced: 'obligatoire', exempt: 'pas obligé' },
    },
    wishEnforcement: {
      name: 'Vœu ignoré',
      text: 'Ce qui arrive si on l’ignore.',
      values: { prevent: 'impossible', 'penalty-200': '200 points de pénalité' },
    },
    passRule: {
      name: 'Après avoir passé',
      text: 'Peut-on rejouer dans le même pli ?',
      values: { reenter: 'on peut revenir', final: 'c’est définitif' },
    },
    finalPassBomb: {
      name: 'Bombe après avoir passé',
      text: 'Seulement si passer est définitif.',
      values: { allowed: 'permise', denied: 'interdite' },
    },
    phoenixLeadValue: {
      name: 'Phénix à l’entame',
      text: 'Ce qu’il vaut.',
      values: { '1.5': '1½', '0.5': '½, le Moineau le bat' },
    },
    phoenixAmbiguity: {
      name: 'Valeur du Phénix',
      text: 'Quand plusieurs lectures sont possibles.',
      values: { 'declare-else-highest': 'le joueur choisit', 'always-highest': 'toujours la plus haute' },
    },
    bombTiming: {
      name: 'Moment des bombes',
      text: 'Quand on peut bomber.',
      values: {
        window: 'à tout moment, avec un instant pour tous',
        'first-come': 'à tout moment, au plus rapide',
        'turn-only': 'à son tour seulement',
      },
    },
    bombAfterPasses: {
      name: 'Bombes quand tous ont passé',
      text: 'Jusqu’à ce que le pli soit ramassé.',
      values: { true: 'permises', false: 'interdites' },
    },
    dogFallback: {
      name: 'Chien si le partenaire est sorti',
      text: 'Qui entame alors.',
      values: {
        'right-of-partner': 'le voisin de droite du partenaire',
        'right-of-leader': 'le voisin de droite du joueur du Chien',
      },
    },
    dragonGift: {
      name: 'Le pli du Dragon',
      text: 'Ce que devient un pli gagné par le Dragon.',
      values: { 'opponent-choice': 'donné à un adversaire', none: 'gardé' },
    },
    dragonGiftOnThirdOut: {
      name: 'Pli du Dragon en fin de manche',
      text: 'Le dernier pli est-il donné aussi ?',
      values: { yes: 'donné', no: 'gardé' },
    },
    doubleWinPoints: {
      name: 'Empire',
      text: 'Les deux partenaires sortent avant les autres.',
      values: { 200: '200 points', 100: '100 points', 0: 'désactivé, la manche continue' },
    },
    tripleWinPoints: {
      name: 'Empire à trois',
      text: 'Les trois joueurs d’une équipe sortent avant les autres.',
      values: { 300: '300 points' },
    },
    matchEnd: {
      name: 'Fin de la partie',
      text: 'Ce qui y met fin.',
      values: {
        target: 'à un total de points',
        rounds: 'après un nombre de manches fixé',
        time: 'après un temps fixé',
        never: 'quand on arrête',
      },
    },
    target: {
      name: 'Points à atteindre',
      text: 'Le total qui termine la partie.',
      values: common.points,
    },
    rounds: {
      name: 'Nombre de manches',
      text: 'Combien on en joue. À trois : un multiple de trois.',
      values: common.rounds,
    },
    minutes: {
      name: 'Durée de jeu',
      text: 'Combien de temps on joue. La manche en cours se joue jusqu’au bout.',
      values: common.minutes,
    },
    exactTie: {
      name: 'Égalité',
      text: 'Les deux équipes atteignent l’objectif à égalité.',
      values: { 'play-on': 'encore une manche', draw: 'match nul' },
    },
    soloRotation: {
      name: 'Prochain joueur solo',
      text: 'Dans les jeux à trois.',
      values: { right: 'à droite', left: 'à gauche', 'first-out': 'qui est sorti en premier' },
    },
    trichuPush: {
      name: 'Dons à trois',
      text: 'Qui donne à qui.',
      values: {
        'opponents-only': 'aux adversaires seulement',
        'defenders-also-swap': 'les deux adversaires aussi entre eux',
        'real-players-only': 'entre les trois joueurs',
      },
    },
    dummyCanWin: {
      name: 'La main étalée peut gagner',
      text: 'Sa colonne compte-t-elle à la fin ?',
      values: { true: 'oui', false: 'non' },
    },
    unevenDeal: {
      name: 'Cartes en trop',
      text: 'Quand les mains ne peuvent pas être égales.',
      values: {
        'deal-all': 'toutes sont distribuées',
        'equal-rest-open': 'le reste est étalé',
        'equal-rest-hidden': 'le reste est caché',
        'equal-first-round': 'reste étalé à la première manche, puis toutes distribuées',
      },
    },
    dealDirection: {
      name: 'Sens de la donne',
      text: 'Qui reçoit la carte suivante.',
      values: { 'with-play': 'dans le sens du jeu', 'against-play': 'dans le sens inverse du jeu' },
    },
    decks: {
      name: 'Paquets de cartes',
      text: 'Combien de paquets pour le Grandseigneur.',
      values: { auto: 'deux à partir de sept joueurs', 1: 'un', 2: 'deux' },
    },
    dogMode: {
      name: 'Le Chien',
      text: 'Ce qu’il fait.',
      values: {
        partner: 'donne l’entame au partenaire',
        removed: 'retiré du paquet',
        'to-last': 'donne l’entame au rang le plus bas',
        'keeps-lead': 'son joueur entame encore',
        bombable: 'gagne son pli, sauf contre une bombe',
      },
    },
    hierarchySeats: {
      name: 'Places selon le rang',
      text: 'De quel côté du premier rang se place le deuxième.',
      values: { left: 'à gauche', right: 'à droite' },
    },
    returnCards: {
      name: 'Cartes rendues',
      text: 'Ce que rend le rang supérieur.',
      values: { choice: 'au choix', worst: 'les pires' },
    },
    pairSuits: {
      name: 'Paires',
      text: 'Avec deux paquets : couleurs d’une paire.',
      values: { any: 'couleurs libres', distinct: 'couleurs différentes' },
    },
    tripleSuits: {
      name: 'Brelans',
      text: 'Avec deux paquets : couleurs d’un brelan.',
      values: { any: 'couleurs libres', distinct: 'couleurs différentes' },
    },
    quadSuits: {
      name: 'Carrés',
      text: 'Avec deux paquets : couleurs des quatre cartes.',
      values: { distinct: 'quatre couleurs différentes', any: 'couleurs libres' },
    },
    secondDragon: {
      name: 'Dragon sur Dragon',
      text: 'Avec deux paquets.',
      values: { 'beats-first': 'bat le premier', equal: 'ne le bat pas' },
    },
    phoenixOnPhoenix: {
      name: 'Phénix sur Phénix',
      text: 'Avec deux paquets.',
      values: {
        'literal-half': 'encore une demi-valeur de plus',
        'just-above': 'juste au-dessus, sous la valeur suivante',
        forbidden: 'interdit',
      },
    },
    doublePhoenix: {
      name: 'Les deux Phénix ensemble',
      text: 'Deux Phénix dans une combinaison.',
      values: {
        'needs-natural': 'seulement avec une autre carte',
        'single-only': 'interdit',
        unrestricted: 'permis',
      },
    },
    handSize: {
      name: 'Cartes en main',
      text: 'Combien chacun en reçoit.',
      values: { all: 'toutes distribuées', 12: '12 cartes' },
    },
    missingMahJong: {
      name: 'Moineau non distribué',
      text: 'Qui entame s’il n’a pas été distribué.',
      values: {
        'next-after-dealer': 'le joueur après le donneur',
        'lowest-card': 'le joueur avec la carte la plus basse',
        'always-dealt': 'il est toujours distribué',
      },
    },
    placementPoints: {
      name: 'Points selon la place',
      text: 'Dans les jeux à rangs.',
      values: { off: 'aucun', 'n-minus-rank': 'un par joueur derrière toi' },
    },
    selfOvertake: {
      name: 'Battre ses propres cartes',
      text: 'Règle maison.',
      values: { false: 'interdit', true: 'permis' },
    },
    mahJongInBomb: {
      name: 'Moineau dans une quinte flush',
      text: 'Règle maison : il vaut le 1 de toute couleur.',
      values: { false: 'interdit', true: 'permis' },
    },
    tripleSequences: {
      name: 'Suites de brelans',
      text: 'Règle maison.',
      values: { false: 'pas une combinaison', true: 'une combinaison' },
    },
  },
  pair: (name, value) => `${name} : ${value}`,
};
