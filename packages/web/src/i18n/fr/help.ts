import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Aide',
  toRules: 'Les règles',
  toKeys: 'Choisir d’autres touches',
  topics: {
    play: 'Jouer',
    hand: 'Dans la main',
    cards: 'Prendre des cartes',
    look: 'Consulter',
  },
  replay: 'En revoyant une manche',
  typing: 'Dans la ligne de commande',
  lines: {
    pair: 'Poser deux cinq',
    straight: 'Poser une suite',
    specials: 'Moineau, Chien, Phénix, Dragon',
    wish: 'Poser le Moineau, souhaiter un huit',
    push: 'Cartes à donner, place par place',
    pass: 'Passer',
    tichu: 'Annoncer Tichu',
    grand: 'Annoncer Grand Tichu',
    take: 'Prendre le reste des cartes',
    hint: 'Demander un conseil',
  },
};
