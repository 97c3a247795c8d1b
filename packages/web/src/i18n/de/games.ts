import type { games as english } from '../en/games.ts';

export const games: typeof english = {
  variants: {
    nanjing: { name: 'Tichu', text: 'Zu viert, zwei gegen zwei.' },
    trichu: {
      name: 'Trichu',
      text: 'Zu dritt; eine Person spielt allein, mit Frau Tisch und ihrem offenen Blatt.',
    },
    wuwang: { name: 'Wu Wang', text: 'Zu dritt; der König spielt mit dem Minister gegen zwei.' },
    tientsin: { name: 'Tientsin', text: 'Zu sechst, drei gegen drei.' },
    grandseigneur: {
      name: 'Grandseigneur',
      text: 'Zu fünft bis zwölft, alle für sich; der Rang gilt in der nächsten Runde.',
    },
    let: { name: 'Le T…', text: 'Zu fünft bis zehnt mit zwei Sätzen; niemand will am Ende übrig bleiben.' },
  },
  presets: {
    platform: { name: 'Übliche Regeln', text: 'So wird an den meisten Tischen gespielt.' },
    'de-2011': { name: 'Deutsche Ausgabe', text: 'Das Heft von 2011: Karten werden einzeln genommen.' },
    'en-abacus': {
      name: 'Englische Ausgabe',
      text: 'Das englische Regelblatt: Karten werden einzeln genommen.',
    },
    'hu-2006': {
      name: 'Ungarische Ausgabe',
      text: 'Die Übersetzung von 2006 mit FAQ und Anmerkungen.',
    },
    'fr-tiki': { name: 'Französische Ausgabe (Tiki)', text: 'Ein allein ausgespielter Phönix zählt nur ½.' },
    'fr-abacus': {
      name: 'Französische Ausgabe (Abacus)',
      text: 'Passen ist endgültig, der Wunsch Pflicht, kein Mah Jong im ersten Ausspiel.',
    },
    'fr-abacus-corrected': {
      name: 'Französische Ausgabe, berichtigt',
      text: 'Wie die Ausgabe von Abacus, aber der Mah Jong darf zuerst ausgespielt werden.',
    },
    'club-de': { name: 'Deutscher Club', text: 'Der Wunsch endet mit dem Stich und erzwingt keine Bombe.' },
    'club-de-main': { name: 'Deutscher Club, Grundregeln', text: 'Der Wunsch endet mit dem Stich.' },
    'tournament-de': {
      name: 'Deutsches Turnier',
      text: 'Wenige Runden, kein großes Tichu, Doppelsieg 100.',
    },
    short: { name: 'Kurze Partie', text: 'Bis 500 Punkte.' },
  },
  speeds: {
    blitz: { name: 'Schnell', text: '8 Sekunden pro Zug.' },
    normal: { name: 'Mittel', text: '20 Sekunden pro Zug.' },
    relaxed: { name: 'Gemütlich', text: 'Eine Minute pro Zug.' },
    'no-clock': { name: 'Ohne Uhr', text: 'Nimm dir so viel Zeit, wie du willst.' },
    days: { name: 'Fernpartie', text: 'Ein Tag pro Zug; Bomben nur, wenn du dran bist.' },
    'days-2': { name: 'Fernpartie, 2 Tage', text: 'Zwei Tage pro Zug; Bomben nur, wenn du dran bist.' },
    'days-3': { name: 'Fernpartie, 3 Tage', text: 'Drei Tage pro Zug; Bomben nur, wenn du dran bist.' },
    'days-7': { name: 'Fernpartie, 7 Tage', text: 'Eine Woche pro Zug; Bomben nur, wenn du dran bist.' },
  },
  levels: {
    'beginner-2': {
      name: 'Erster Abend',
      text: 'Lernt noch: verschätzt sich oft und sagt nie Tichu an.',
      manner: 'Lernt noch, sagt nie an',
    },
    'family-2': {
      name: 'Familientisch',
      text: 'Spielt vernünftig, übersieht manches und sagt nie Tichu an.',
      manner: 'Übersieht manches, sagt nie an',
    },
    'regular-2': {
      name: 'Stammtisch',
      text: 'Kennt das Spiel gut, nur die Feinheiten fehlen. Sagt vorsichtig Tichu an.',
      manner: 'Sagt vorsichtig an, übersieht Feinheiten',
    },
    'club-2': {
      name: 'Clubabend',
      text: 'Macht selten grobe Fehler und sagt mit guten Karten Tichu an.',
      manner: 'Sagt mit guten Karten an, patzt selten',
    },
    'league-2': {
      name: 'Liga',
      text: 'Verschätzt sich kaum und sagt Tichu an, sobald es sich lohnen dürfte.',
      manner: 'Sagt gern an, irrt sich selten',
    },
    'net-2': {
      name: 'Meister',
      text: 'Hat sich das Spiel selbst beigebracht und weiß, was aus jedem Zug wird.',
      manner: 'Kühler Kopf, vergisst nichts',
    },
    'net-2-deep': {
      name: 'Großmeister',
      text: 'Der Meister, der die besten Züge bis zum Ende durchspielt.',
      manner: 'Denkt jeden Zug zu Ende',
    },
  },
  formerLevels: {
    'beginner-1': { name: 'Anfänger', manner: 'Hilfsbereit, vergesslich, sagt nie an' },
    'club-1': { name: 'Clubspieler', manner: 'Gutes Gedächtnis, sagt nie an' },
    'expert-1': { name: 'Könner', manner: 'Sagt selten an, bekämpft gegnerische Ansagen' },
    'search-1': { name: 'Meister', manner: 'Sagt mutig an, riskiert viel' },
    'net-1-casual': { name: 'Könner', manner: 'Sagt mutig an, vergisst kleine Karten' },
    'net-1': { name: 'Meister', manner: 'Kühler Kopf, vergisst nichts' },
    'net-1-deep': { name: 'Großmeister', manner: 'Denkt jeden Zug zu Ende' },
  },
  botPace: 'Tempo der Bots',
  botPaces: { calm: 'Ruhig', brisk: 'Zügig', instant: 'Sofort' },
};
