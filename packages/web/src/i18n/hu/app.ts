import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  skip: 'Ugrás a tartalomra',
  home: 'Kezdőlap',
  back: 'Vissza',
  rules: 'Szabályok',
  matches: 'Játszmák',
  replay: 'Visszajátszás',
  settings: 'Beállítások',
  language: 'Nyelv',
  pages: 'Oldalak',
  loading: 'Egy pillanat…',
  broken: {
    title: 'Itt valami elromlott',
    text: 'Ez a program hibája, nem a tiéd. A megkezdett játszma megmaradt, és onnan folytatódik, ahol abbamaradt.',
    again: 'Oldal újratöltése',
    home: 'A kezdőlapra',
  },
  missing: 'A program e részét nem sikerült betölteni. Nincs kapcsolat?',
  update: {
    text: 'Új változat érhető el.',
    now: 'Átváltás most',
    later: 'Később',
  },
  offline: 'Mostantól hálózat nélkül is játszható.',
  close: 'Bezárás',
};
