import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Hilfe',
  toRules: 'Die Regeln',
  toKeys: 'Andere Tasten wählen',
  topics: {
    play: 'Spielen',
    hand: 'Im Blatt',
    cards: 'Karten nehmen',
    look: 'Nachsehen',
  },
  replay: 'Beim Nachspielen',
  typing: 'In der Befehlszeile',
  lines: {
    pair: 'Zwei Fünfen spielen',
    straight: 'Eine Reihe spielen',
    specials: 'Mah Jong, Hund, Phönix, Drache',
    wish: 'Mah Jong spielen, eine Acht wünschen',
    push: 'Karten zum Schupfen, Platz für Platz',
    pass: 'Passen',
    tichu: 'Tichu ansagen',
    grand: 'Großes Tichu ansagen',
    take: 'Die restlichen Karten aufnehmen',
    hint: 'Um einen Tipp bitten',
  },
};
