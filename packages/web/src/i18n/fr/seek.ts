import { plural } from '@schupf/phrasebook';
import type { seek as english } from '../en/seek.ts';

export const seek: typeof english = {
  title: 'Trouver des joueurs',
  begin: 'Trouver des joueurs',
  hint: 'Tu joues avec des personnes qui cherchent le même jeu. Après 20 secondes, des bots peuvent compléter la table.',
  ratings: 'Classement',
  ratedOrNot: { unrated: 'Sans', rated: 'Avec', either: 'Peu importe' },
  ratedFact: { rated: 'Partie classée', either: 'Classée ou non' },
  with: 'Jouer avec',
  withAnyone: 'N’importe qui',
  looking: 'Recherche de joueurs…',
  waitedFor: 'Temps d’attente',
  alone: 'Personne d’autre ne cherche ce jeu pour l’instant.',
  waiting: (people, players) =>
    people < players ? `${people} joueurs sur ${players}` : `${people} personnes cherchent ce jeu.`,
  friendAsked: 'On attend la réponse de la personne invitée.',
  isNext: 'Il manquait quelqu’un. Ton tour arrive juste après.',
  botsIn: (seconds) =>
    `Dans ${seconds} ${plural('fr', seconds, { one: 'seconde', other: 'secondes' })}, tu pourras jouer avec des bots.`,
  bots: 'Inutile d’attendre : des bots peuvent compléter la table.',
  botsUnrated: 'La partie ne sera pas classée.',
  takeBots: 'Jouer avec des bots',
  anySpeed: 'Tout rythme me va',
  stop: 'Arrêter la recherche',
  found: 'Joueurs trouvés !',
  come: (come, players) => `${come} sur ${players} sont là.`,
  comeNow: 'Me voilà',
  over: {
    stopped: 'La recherche est arrêtée.',
    'no-show': 'Des joueurs t’attendaient, mais tu n’étais pas là. Relance la recherche.',
    'no-friend': 'Cette personne n’accepte pas d’invitations en ce moment.',
    declined: 'La personne invitée ne peut pas jouer maintenant.',
    'no-rated': 'Tu ne peux pas jouer de parties classées en ce moment, mais les autres te sont ouvertes.',
    sanctioned: 'Tu ne peux pas jouer avec des inconnus en ce moment.',
    'no-account': 'Il te faut un compte pour les parties classées.',
    'too-often': 'C’était trop souvent. Réessaie plus tard.',
  },
  tables: (count) => `${count} ${plural('fr', count, { one: 'table occupée', other: 'tables occupées' })}`,
  seeks: (games) => `On cherche des joueurs : ${games}`,
  openTables: 'Tables ouvertes',
};
