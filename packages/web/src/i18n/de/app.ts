import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  skip: 'Zum Inhalt',
  home: 'Start',
  back: 'Zurück',
  rules: 'Regeln',
  matches: 'Partien',
  replay: 'Nachspielen',
  settings: 'Einstellungen',
  language: 'Sprache',
  pages: 'Seiten',
  loading: 'Einen Moment …',
  broken: {
    title: 'Hier ist etwas schiefgegangen',
    text: 'Das ist ein Fehler des Programms, nicht von dir. Eine laufende Partie ist gespeichert und geht dort weiter, wo sie war.',
    again: 'Seite neu laden',
    home: 'Zur Startseite',
  },
  missing: 'Dieser Teil des Programms ließ sich nicht laden. Bist du offline?',
  update: {
    text: 'Es gibt eine neue Version.',
    now: 'Jetzt übernehmen',
    later: 'Später',
  },
  offline: 'Lässt sich jetzt auch ohne Netz spielen.',
  close: 'Schließen',
};
