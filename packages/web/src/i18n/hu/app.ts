import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  description: 'Ticsu erős botok ellen vagy barátokkal, online vagy internet nélkül.',
  skip: 'Ugrás a tartalomra',
  home: 'Kezdőlap',
  play: 'Játék',
  tables: 'Asztalok',
  rules: 'Szabályok',
  learn: 'Tanulás',
  matches: 'Játszmák',
  statistics: 'Statisztika',
  replay: 'Visszajátszás',
  studies: 'Tanulmányok',
  settings: 'Beállítások',
  language: 'Nyelv',
  pages: 'Oldalak',
  loading: 'Egy pillanat…',
  broken: {
    title: 'Hiba történt',
    text: 'Ez a mi hibánk, nem a tiéd. A játszmádat elmentettük, és onnan folytathatod, ahol abbahagytad.',
    again: 'Oldal újratöltése',
    home: 'Vissza a kezdőlapra',
  },
  missing: 'Az alkalmazásnak ezt a részét nem sikerült betölteni. Van internetkapcsolatod?',
  needsServer: 'Ha másokkal játszanál, kell a szerver, de most nem érhető el.',
  update: {
    text: 'Új változat érhető el.',
    now: 'Frissítés most',
    later: 'Később',
  },
  offline: 'Mostantól internet nélkül is játszható.',
  close: 'Bezárás',
};
