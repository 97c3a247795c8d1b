import type { help as english } from '../en/help.ts';

export const help: typeof english = {
  title: 'Aide',
  toRules: 'Les règles',
  toKeys: 'Changer les touches',
  topics: {
    play: 'Jouer',
    hand: 'Ta main',
    cards: 'Sélectionner des cartes',
    look: 'Consulter',
  },
  replay: 'Pendant une relecture',
  typing: 'Commandes à taper',
  lines: {
    pair: 'Jouer deux cinq',
    straight: 'Jouer une suite',
    specials: 'Moineau, Chien, Phénix, Dragon',
    wish: 'Jouer le Moineau, demander un huit',
    push: 'Cartes à donner, une par joueur',
    pass: 'Passer',
    tichu: 'Annoncer Tichu',
    grand: 'Annoncer Grand Tichu',
    take: 'Prendre le reste des cartes',
    hint: 'Demander un conseil',
  },
};
