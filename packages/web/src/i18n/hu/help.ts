import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Súgó',
  toRules: 'A szabályok',
  toKeys: 'Más billentyűk',
  topics: {
    play: 'Játék közben',
    hand: 'A kézben',
    cards: 'Lapok kiválasztása',
    look: 'Tájékozódás',
  },
  replay: 'Visszajátszáskor',
  typing: 'A parancssorban',
  lines: {
    pair: 'Két ötös lerakása',
    straight: 'Sor lerakása',
    specials: 'veréb, kutya, főnix, sárkány',
    wish: 'A veréb lerakása, nyolcast kérve',
    push: 'Cserelapok, helyről helyre',
    pass: 'Passz',
    tichu: 'Ticsu bejelentése',
    grand: 'Nagy ticsu bejelentése',
    take: 'A többi lap felvétele',
    hint: 'Tipp kérése',
  },
};
