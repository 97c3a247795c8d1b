import type { together as english } from '../en/together.ts';

export const together: typeof english = {
  refusals: {
    unknown: 'Hier gibt es keine beendete Partie, die du ansehen kannst.',
    'too-many':
      'Hier werden schon vier andere Partien nachgespielt. Mach dort mit, oder versuch es später noch einmal.',
    unavailable: 'Die Partie lässt sich gerade nicht laden. Versuch es gleich noch einmal.',
  },
  retry: 'Noch einmal versuchen',
  joining: 'Die Partie wird geladen …',
  bar: 'Gemeinsam nachspielen',
  leads: (name) => (name === null ? 'Du steuerst.' : `${name} steuert.`),
  noLeader: 'Gerade steuert niemand.',
  lead: 'Steuerung übernehmen',
  handOver: 'Steuerung abgeben an',
  alsoHere: (names) => `Auch hier: ${names}`,
  follow: (name) => `${name} folgen`,
  point: 'Zeigen',
  pointHint: 'Drück auf eine Karte oder einen Namen. Alle sehen, worauf du zeigst.',
  players: 'Spieler',
  onTable: 'Karten auf dem Tisch',
  pointsAt: (name, what) => `${name} zeigt auf: ${what}`,
  triesOut: (name) => `${name} probiert aus, wie es ab hier anders laufen könnte.`,
  nextMatch: 'Die nächste Partie hat begonnen.',
};
