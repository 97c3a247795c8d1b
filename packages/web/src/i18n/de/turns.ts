import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Deine Tische',
  yourMove: (count) => `Du bist dran (${count})`,
  waiting: 'Hier warten wir auf andere',
  notBegun: 'Noch nicht begonnen',
  over: 'Partie beendet',
  alone: 'Noch niemand sonst',
  left: (time) => `noch ${time}`,
  withClock: 'Mit Uhr',
};
