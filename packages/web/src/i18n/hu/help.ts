import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Súgó',
  toRules: 'A szabályok',
  toKeys: 'Billentyűk módosítása',
  topics: {
    play: 'Játék közben',
    hand: 'A lapjaid',
    cards: 'Lapok kijelölése',
    look: 'Tájékozódás',
  },
  replay: 'Visszajátszáskor',
  typing: 'Begépelt parancsok',
  lines: {
    pair: 'Két ötös lerakása',
    straight: 'Sor lerakása',
    specials: 'veréb, kutya, főnix, sárkány',
    wish: 'A veréb lerakása, nyolcast kérve',
    push: 'Cserelapok, játékosonként',
    pass: 'Passz',
    tichu: 'Ticsu bejelentése',
    grand: 'Nagy ticsu bejelentése',
    take: 'A többi lap felvétele',
    hint: 'Tipp kérése',
  },
};
