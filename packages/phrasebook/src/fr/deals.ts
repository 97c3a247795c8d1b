import type { DealsTexts } from '../load-deals.ts';
import { plural } from '../plural.ts';

const rounds = (count: number) => `${count} ${plural('fr', count, { one: 'manche', other: 'manches' })}`;

export const deals: DealsTexts = {
  verdicts: {
    verified: 'Donnes vérifiées',
    'not-verifiable': 'Les donnes ne sont pas vérifiables',
    failed: 'Les donnes ne sont pas celles promises',
  },
  checking: 'Vérification des donnes…',
  unverifiable: {
    none: 'Cet enregistrement ne dit pas d’où viennent ses cartes. C’est normal pour les parties contre les bots de ton appareil et pour les plus anciennes.',
    newer:
      'Cet enregistrement vient d’une version plus récente de Schupf. Mets l’appli à jour, puis recommence.',
  },
  checked: {
    commitment: 'Le secret de la table est bien celui sur lequel elle s’est engagée avant tout le reste.',
    salts: (count, names) =>
      `${plural('fr', count, { one: 'Un sel de', other: 'Des sels de' })} ${names} : chacun correspond à l’empreinte envoyée avant.`,
    noSalts:
      'Aucun appareil de joueur n’a ajouté de sel. Cela montre seulement que rien n’a changé après l’engagement.',
    withheld: (name) =>
      `${name} : l’empreinte est arrivée, mais pas le sel. Un choix entre deux suites de donnes était possible.`,
    draw: 'Les places et le premier donneur découlent du secret et des sels.',
    cards: (count) => `Toutes les cartes aussi, sur ${rounds(count)}.`,
    moves: 'Chaque coup est permis avec ces cartes.',
  },
  problems: {
    damaged: (line) => `La ligne « ${line} » manque, est en double ou est abîmée.`,
    commitment:
      'Le secret de la table n’est pas celui sur lequel elle s’est engagée, ou l’engagement a changé.',
    salt: (seat) => `Le sel de la place ${seat} ne correspond pas à l’empreinte envoyée avant.`,
    seats: 'Les places ne découlent pas du secret et des sels.',
    dealer: 'Le premier donneur ne découle pas du secret et des sels.',
    'missing-round': (round) => `La manche ${round} manque.`,
    seed: (round) => `La graine de la manche ${round} ne découle pas du secret et des sels.`,
    cards: (round) => `Les cartes de la manche ${round} ne découlent pas de sa graine.`,
    replay: (round, problem) =>
      `${round === null ? 'L’enregistrement' : `La manche ${round}`} enfreint les règles : ${problem}`,
  },
  witness: {
    tookPart: 'Ton appareil a ajouté son propre sel : personne n’a pu choisir ces donnes.',
    tooLate: 'Ton appareil n’a pas ajouté de sel à cette partie.',
    differs: 'L’enregistrement n’est pas ce que ton appareil a vu avant la partie.',
  },
  alarms: {
    'commitment-changed': 'Le serveur a changé son engagement pour cette partie. Ne te fie pas à ses donnes.',
    'hashes-changed':
      'Le serveur a changé les empreintes des sels. Ne te fie pas aux donnes de cette partie.',
    'salts-changed':
      'Le serveur montre des sels qui ne correspondent pas à leurs empreintes. Ne te fie pas aux donnes de cette partie.',
    'wrong-secret':
      'Le secret du serveur n’est pas celui sur lequel il s’est engagé. Ne te fie pas aux donnes de cette partie.',
  },
  page: {
    title: 'Vérifier une partie',
    intro:
      'Sur un serveur, les cartes d’une partie découlent d’un secret du serveur et de sels venus des appareils des joueurs. Dépose ici l’enregistrement d’une partie : cette page refait le calcul, sur ton appareil.',
    drop: 'Dépose un fichier .schupf ici',
    choose: 'Choisir un fichier',
    paste: 'Ou colle le texte d’un enregistrement',
    check: 'Vérifier',
    unreadable: (line, problem) => `Ce n’est pas un enregistrement. Ligne ${line} : ${problem}`,
    details: 'Détails',
    provesTitle: 'Ce que cela prouve',
    proves: [
      'Avant la partie, le serveur s’est engagé sur un secret. Il n’a pas pu en utiliser un autre.',
      'Les appareils des joueurs ont ajouté des sels que le serveur ne pouvait pas encore connaître, et personne ne connaissait le sel d’un autre avant d’avoir fixé le sien.',
      'Personne n’a donc pu choisir les cartes : ni le serveur, ni un joueur, ni un joueur avec l’aide du serveur, tant qu’un sel venait de quelqu’un d’honnête.',
    ],
    provesNotTitle: 'Ce que cela ne prouve pas',
    provesNot: [
      'Qui a vu quelles cartes. Le serveur les donne, donc il les connaît.',
      'Que les noms sont vrais, ou que les coups ont été joués ainsi : ils sont seulement comparés aux règles.',
      'Rien sur une page modifiée par un serveur malhonnête. En cas de doute, vérifie avec « schupf verify » sur ton propre ordinateur.',
    ],
  },
};
