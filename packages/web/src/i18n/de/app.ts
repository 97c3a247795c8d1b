import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  description: 'Tichu spielen: gegen starke Bots oder mit Freunden, online oder offline.',
  skip: 'Zum Inhalt',
  home: 'Start',
  play: 'Spielen',
  tables: 'Tische',
  rules: 'Regeln',
  learn: 'Lernen',
  matches: 'Partien',
  statistics: 'Statistik',
  replay: 'Nachspielen',
  studies: 'Studien',
  settings: 'Einstellungen',
  language: 'Sprache',
  pages: 'Seiten',
  loading: 'Einen Moment …',
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Das ist unser Fehler, nicht deiner. Deine Partie ist gespeichert und geht dort weiter, wo du aufgehört hast.',
    again: 'Seite neu laden',
    home: 'Zur Startseite',
  },
  missing: 'Dieser Teil der App ließ sich nicht laden. Bist du offline?',
  needsServer: 'Zum Spielen mit anderen braucht es den Server, und der ist gerade nicht erreichbar.',
  update: {
    text: 'Es gibt eine neue Version.',
    now: 'Jetzt aktualisieren',
    later: 'Später',
  },
  offline: 'Jetzt auch offline spielbar.',
  close: 'Schließen',
};
