import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Compris',
  none: 'Masquer les conseils',
  tips: {
    grand: {
      title: 'Grand Tichu ?',
      text: 'Seulement avec une main déjà forte : Dragon, Phénix, as. Si quelqu’un sort avant toi, tu perds 200 points. Dans le doute, prends le reste.',
    },
    exchange: {
      title: 'Échange selon le rang.',
      text: 'Chacun est maintenant à la place de son rang. Les derniers donnent leurs meilleures cartes aux premiers et en reçoivent d’autres. Les cartes imposées sont déjà choisies.',
    },
    push: {
      title: 'Les dons.',
      text: 'Donne aux adversaires ce qui les aide le moins, à ton partenaire ce qui l’aide le plus. Chacun te donne aussi une carte.',
    },
    'push-partners': {
      title: 'Les dons.',
      text: 'Tes partenaires reçoivent chacun une carte de toi, les adversaires aucune. Donne ce qui aide le plus ton équipe.',
    },
    'push-opponents': {
      title: 'Les dons.',
      text: 'Tes cartes ne vont qu’aux adversaires : donne ce qui les aide le moins. Chacun te donne aussi une carte.',
    },
    'early-tichu': {
      title: 'Tichu avant les dons.',
      text: 'Si tu annonces maintenant, ton partenaire le sait et peut te donner sa meilleure carte. Mais les adversaires le savent aussi.',
    },
    standings: {
      title: 'Garde un œil sur le score.',
      text: 'Loin derrière, une annonce audacieuse peut renverser la partie. Loin devant, tu n’en as pas besoin.',
    },
    gift: {
      title: 'Le Dragon a gagné.',
      text: 'Son pli va à un adversaire. Choisis celui qui te gêne le moins : souvent celui qui a le plus de cartes.',
    },
    bound: {
      title: 'Le vœu t’oblige.',
      text: 'Tu peux jouer la valeur demandée, donc tu dois le faire. Toute combinaison qui la contient fait l’affaire.',
    },
    'mah-jong': {
      title: 'Tu as le Moineau.',
      text: 'Une bonne carte pour commencer. En le jouant, demande une valeur : ceux qui peuvent la jouer le doivent.',
    },
    'wish-bomb': {
      title: 'Choisis bien ton vœu.',
      text: 'Le vœu engage aussi ton partenaire. Évite une valeur qui pourrait casser sa bombe.',
    },
    ranks: {
      title: 'Chacun pour soi.',
      text: 'Débarrasse-toi vite de tes cartes. L’ordre de sortie donne ton rang à la manche suivante.',
    },
    packs: {
      title: 'Deux paquets.',
      text: 'Deux points sous la couleur : une carte du second paquet. Elle vaut exactement autant que sa jumelle.',
    },
    'two-hands': {
      title: 'Tu joues deux mains.',
      text: 'Tu joues en solo, avec tes cartes et la main étalée. Change de main avec les onglets au-dessus de tes cartes.',
    },
    bomb: {
      title: 'Tu as une bombe.',
      text: 'Elle bat tout et tu peux la poser maintenant. Souvent, mieux vaut la garder pour le moment où elle fait le plus mal.',
    },
    partner: {
      title: 'Le pli est à ton partenaire.',
      text: 'En passant, tu gardes tes cartes et ton partenaire entame à nouveau. Monte dessus pour te défaire de cartes faibles.',
    },
    pass: {
      title: 'Rien de plus fort.',
      text: 'Tu n’as pas la même combinaison en plus fort, alors passe. Tu pourras rejouer au tour suivant.',
    },
    follow: {
      title: 'Monter ou passer.',
      text: 'Pose la même combinaison avec autant de cartes, mais plus forte. Les cartes estompées ne vont pas pour l’instant.',
    },
    caller: {
      title: 'Un adversaire a annoncé.',
      text: 'Fais-lui payer chaque pli : bats ses cartes, pour qu’il use vite les plus fortes.',
    },
    lead: {
      title: 'Tout est permis.',
      text: 'Joue la combinaison que tu veux. Bonne habitude : les petites cartes d’abord, les fortes te rendront l’entame.',
    },
    dog: {
      title: 'Le Chien.',
      text: 'Joué seul, il donne aussitôt l’entame à ton partenaire. Parfait s’il a annoncé Tichu.',
    },
    'dog-six': {
      title: 'Le Chien.',
      text: 'Joué seul, il donne aussitôt l’entame au partenaire de ton choix. Parfait pour celui qui a annoncé Tichu.',
    },
    phoenix: {
      title: 'Le Phénix.',
      text: 'Il entre dans presque toutes les combinaisons. Seul, il bat d’un demi n’importe quelle carte, sauf le Dragon.',
    },
    tichu: {
      title: 'Tichu ?',
      text: 'Avec une main forte, tu peux parier 100 points que tu sortiras en premier, tant que tu n’as pas joué de carte.',
    },
    'last-cards': {
      title: 'Surveille le nombre de cartes.',
      text: 'Un adversaire n’a presque plus de cartes. Il ne peut pas suivre une combinaison plus longue que sa main.',
    },
    scoring: {
      title: 'Le décompte.',
      text: 'Rois et dix valent 10, les cinq 5, le Dragon 25, le Phénix moins 25. Les cartes du dernier vont aux adversaires, ses plis au premier à sortir.',
    },
    'scoring-six': {
      title: 'Le décompte.',
      text: 'Rois et dix valent 10, les cinq 5, le Dragon 25, le Phénix moins 25. La main et les plis du dernier vont aux adversaires, les plis du cinquième au premier à sortir.',
    },
  },
};
