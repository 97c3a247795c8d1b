import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Hilfe',
  toRules: 'Die Regeln',
  toKeys: 'Tasten ändern',
  topics: {
    play: 'Spielen',
    hand: 'Dein Blatt',
    cards: 'Karten auswählen',
    look: 'Nachsehen',
  },
  replay: 'Beim Nachspielen',
  typing: 'Getippte Befehle',
  lines: {
    pair: 'Zwei Fünfer spielen',
    straight: 'Eine Reihe spielen',
    specials: 'Mah Jong, Hund, Phönix, Drache',
    wish: 'Mah Jong spielen, eine Acht wünschen',
    push: 'Karten zum Schupfen, für jeden eine',
    pass: 'Passen',
    tichu: 'Tichu ansagen',
    grand: 'Großes Tichu ansagen',
    take: 'Die restlichen Karten aufnehmen',
    hint: 'Um einen Tipp bitten',
  },
};
