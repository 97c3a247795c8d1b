import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Tes tables',
  yourMove: (count) => `À toi de jouer (${count})`,
  waiting: 'On attend les autres',
  notBegun: 'Pas encore commencé',
  over: 'Partie terminée',
  alone: 'Personne d’autre pour l’instant',
  withClock: 'Avec chrono',
  yourDue: (when) => `Tu as jusqu’au ${when}.`,
  othersDue: (names, when) => `On attend ${names} jusqu’au ${when}.`,
  onHoliday: (name, when) =>
    name === null ? `Tu es en vacances jusqu’au ${when}.` : `${name} est en vacances jusqu’au ${when}.`,
  passing: {
    open: 'Passer jusqu’à…',
    help: 'Passe dès que c’est ton tour. Personne d’autre ne voit ton choix.',
    withdraw: 'Appuie pour décider de nouveau.',
    question: 'Passer sur ce pli jusqu’à ce que…',
    trickEnd: 'le pli soit terminé',
    opponent: 'un adversaire ait le pli',
    points: (points) => `le pli vaille ${points} points`,
    higher: (rank) => `quelqu’un joue au-dessus de ${rank}`,
    worth: 'points',
    above: 'au-dessus de',
    now: {
      trickEnd: 'Tu passes jusqu’à la fin du pli',
      opponent: 'Tu passes jusqu’à ce qu’un adversaire ait le pli',
      points: (points) => `Tu passes jusqu’à ce que le pli vaille ${points} points`,
      higher: (rank) => `Tu passes tant que personne ne joue au-dessus de ${rank}`,
    },
  },
  holidays: {
    title: 'Vacances',
    about:
      'Pendant tes vacances, ton chrono s’arrête à toutes les tables en différé. Les autres voient jusqu’à quand. Tu as 14 jours sur un an.',
    isOn: (when) => `Tu es en vacances jusqu’au ${when}.`,
    end: 'Je suis de retour',
    days: 'Jours',
    left: (days) => `encore ${days}`,
    begin: 'Commencer maintenant',
  },
  notices: {
    title: 'Notifications',
    about:
      'Aux tables en différé, cet appareil te prévient quand c’est à toi de jouer, puis une fois encore avant la fin de ton temps. Aucune notification ne parle de cartes.',
    turnOn: 'Activer sur cet appareil',
    isOn: 'Activées sur cet appareil',
    turnOff: 'Désactiver',
    denied:
      'Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages pour cette page.',
    unsupported:
      'Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone et iPad, ajoute d’abord Schupf à l’écran d’accueil.',
    turns: 'Quand c’est à toi de jouer',
    invitations: 'Quand un ami t’invite',
    matches: 'Quand une partie est terminée',
    quiet: 'Heures calmes',
    from: 'de',
    until: 'à',
  },
};
