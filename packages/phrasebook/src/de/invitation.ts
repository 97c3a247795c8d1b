import type { InvitationWords } from '../load-invitation.ts';
import { plural } from '../plural.ts';

export const invitation: InvitationWords = {
  games: {
    nanjing: { name: 'Tichu', sides: 'Zwei gegen zwei' },
    trichu: { name: 'Trichu', sides: 'Allein gegen zwei' },
    wuwang: { name: 'Wu Wang', sides: 'Allein gegen zwei' },
    tientsin: { name: 'Tientsin', sides: 'Drei gegen drei' },
    grandseigneur: { name: 'Grandseigneur', sides: 'Alle für sich' },
    let: { name: 'Le T…', sides: 'Alle für sich' },
  },
  headline: (host, game) =>
    host === null
      ? `Du bist zu einer Partie ${game} eingeladen`
      : `${host} lädt dich zu einer Partie ${game} ein`,
  ends: {
    target: (points) => `bis ${points} Punkte`,
    rounds: (count) => `${count} ${plural('de', count, { one: 'Runde', other: 'Runden' })}`,
    time: (minutes) => `${minutes} Minuten`,
  },
  free: (count) =>
    count === 0
      ? 'Alle Plätze sind besetzt'
      : `${count} ${plural('de', count, { one: 'Platz', other: 'Plätze' })} frei`,
  noAccount: 'Ohne Konto.',
  home: {
    title: 'Tichu mit Freunden und starken Bots',
    text: 'Tisch eröffnen, Link schicken, losspielen. Kostenlos und ohne Konto.',
  },
};
