import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  title: 'Comment jouer',
  lead: 'Le Tichu en dix minutes. Chaque « Pourquoi ? » de la table mène ici.',
  contents: 'Sommaire',
  sections: {
    aim: {
      title: 'Le but',
      teams:
        'Deux contre deux, les partenaires se font face. La première équipe à 1000 points gagne la partie ; une manche en rapporte une centaine, plus si on ose.',
      out: 'À chaque manche, essaie de te débarrasser de tes cartes avant les autres. Jouer sa dernière carte, c’est « sortir », et c’est bon signe.',
    },
    cards: {
      title: 'Les cartes',
      pack: 'Jade, épée, pagode et étoile, chacune du 2 à l’as, et quatre cartes spéciales : Moineau (Mah Jong), Chien, Phénix et Dragon. Aucune couleur ne vaut mieux qu’une autre. L’édition Tiki dit lotus, éventail, lanterne et bambou.',
      points:
        'Les rois et les dix valent 10, les cinq 5, le Dragon 25, le Phénix moins 25. Le reste ne vaut rien : il y a 100 points à prendre par manche.',
    },
    combinations: {
      title: 'Les combinaisons',
      single: 'Une carte, n’importe laquelle.',
      pair: 'Deux cartes de même valeur.',
      triple: 'Trois cartes de même valeur.',
      stairs: 'Deux paires qui se suivent, ou plus.',
      full: 'Un brelan et une paire.',
      straight:
        'Cinq cartes ou plus qui se suivent, de couleurs quelconques. Si elles sont toutes de la même couleur, c’est une bombe.',
      none: 'C’est tout. Pas de suite de quatre, pas de suite de brelans, pas de carré avec une paire.',
      height:
        'La valeur décide : celle du brelan dans un full, celle de la plus haute carte dans une suite. Les couleurs ne comptent jamais.',
    },
    start: {
      title: 'La donne et les dons',
      deal: 'Chacun reçoit 14 cartes. Après les huit premières, tu décides d’annoncer ou non Grand Tichu. Le premier à sortir donne la manche suivante. Dans certaines éditions, on prend les cartes une à une.',
      push: 'Puis chacun donne une carte, face cachée, à chacun des autres. Toutes changent de main en même temps : tu ne vois ce que tu reçois qu’après avoir donné.',
      again:
        'Tu peux reprendre tes cartes tant que quelqu’un choisit encore. Si quelqu’un annonce Tichu avant, tout le monde choisit à nouveau. Dans certaines éditions, on n’annonce rien pendant les dons ; tout le monde décide alors avant les dons d’annoncer Tichu ou non.',
    },
    calls: {
      title: 'Tichu et Grand Tichu',
      tichu:
        'Le pari de sortir en premier : 100 points si tu réussis, moins 100 sinon. Tu peux l’annoncer à tout moment avant ta première carte.',
      grand: 'Le même pari pour 200, tant que tu n’as vu que huit cartes.',
      own: 'C’est toi qui dois sortir en premier ; si c’est ton partenaire, cela ne compte pas. Une annonce par joueur et par manche, et les deux partenaires peuvent annoncer.',
    },
    play: {
      title: 'Le jeu',
      lead: 'Celui qui a le Moineau entame, avec la combinaison de son choix. À l’entame, il faut jouer.',
      follow:
        'On joue vers la droite, dans le sens inverse des aiguilles d’une montre. Passe, ou pose la même combinaison avec autant de cartes, mais plus haute.',
      turn: 'On pose à son tour, seules les bombes viennent à tout moment. Ni paroles, ni signes, ni hésitations voulues : seules les cartes parlent.',
      pass: 'Passer n’est pas définitif : tu peux rejouer quand ton tour revient.',
      trick:
        'Quand tous les autres ont passé à la suite, le dernier à avoir posé ramasse le pli et entame. On ne monte sur ses propres cartes qu’avec une bombe. Si celui qui ramasse le pli est sorti, son voisin de droite entame.',
    },
    bombs: {
      title: 'Les bombes',
      four: 'Les quatre cartes d’une valeur.',
      straight: 'Cinq cartes ou plus qui se suivent, d’une seule couleur. Jamais de Phénix dans une bombe.',
      beats:
        'Une bombe bat tout, le Dragon aussi, et même tes propres cartes. La bombe la plus longue l’emporte ; à longueur égale, la plus haute gagne.',
      when: 'À tout moment, à ton tour ou non, tant que des cartes sont posées, même quand tous ont passé. Jamais sur une table vide, jamais sur le Chien.',
      after: 'Le jeu reprend à droite du joueur qui a bombé, et chacun peut répondre.',
      moment:
        'Après chaque coup, il y a un court instant pour les bombes. Celles qui arrivent ensemble sont posées dans l’ordre du jeu. Demande un temps mort pour réfléchir.',
    },
    wish: {
      title: 'Le Moineau et le vœu',
      make: 'Le Moineau est un 1. En le jouant, tu peux demander une valeur, du 2 à l’as.',
      bound:
        'À son tour, tout joueur qui peut jouer une carte de cette valeur doit le faire, dans n’importe quelle combinaison permise. Cela vaut pour ton partenaire, les adversaires et toi. Sinon, tu joues comme tu veux.',
      how: 'Le Phénix n’est jamais la carte demandée. Mais si elle ne peut être jouée qu’avec lui ou dans une bombe, il faut le faire.',
      end: 'Le vœu reste, pendant plusieurs plis s’il le faut, jusqu’à ce que quelqu’un joue la valeur.',
    },
    dog: {
      title: 'Le Chien',
      lead: 'Seulement pour entamer, et seul. Il ne bat rien et personne ne le gagne.',
      partner:
        'Ton partenaire entame aussitôt ; s’il est sorti, le suivant à sa droite. On ne bombe pas le Chien.',
    },
    phoenix: {
      title: 'Le Phénix',
      joker: 'Dans une combinaison, il est n’importe quelle carte du 2 à l’as.',
      single:
        'Seul, il vaut un demi de plus que la carte qu’il couvre, même un as, mais jamais plus que le Dragon. À l’entame, il vaut 1½.',
      choice: 'S’il peut prendre deux valeurs, tu choisis et tous le voient.',
    },
    dragon: {
      title: 'Le Dragon',
      high: 'La plus haute carte simple : seule une bombe le bat. Il n’entre dans aucune combinaison.',
      gift: 'Le pli qu’il gagne se donne, Dragon compris, à l’adversaire de ton choix. C’est quand même toi qui entames.',
    },
    scoring: {
      title: 'Le décompte',
      end: 'La manche finit quand un seul joueur a encore des cartes.',
      last: 'La main du dernier va aux adversaires, ses plis au premier à sortir.',
      count: 'Chaque équipe compte les points de ses plis. Le score peut être négatif.',
      double:
        'Empire : si deux partenaires sortent premier et deuxième, ils marquent 200 et on ne compte aucune carte.',
      calls: 'Puis on ajoute ou retire chaque annonce.',
      match:
        'La partie finit à 1000 points ; si les deux équipes y arrivent, le plus haut total gagne. On peut aussi jouer un nombre fixe de manches.',
    },
    three: {
      title: 'À trois : Trichu et Wu Wang',
      hands:
        'Un joueur est en solo contre deux, avec une seconde main étalée en face : Madame Table, ou le Ministre. Le joueur solo joue les deux.',
      push: 'Trichu : chaque main donne une carte à chaque adversaire. Wu Wang : les trois joueurs se donnent une carte, le Ministre n’y participe pas.',
      calls:
        'Seuls les deux adversaires peuvent annoncer Grand Tichu. Le joueur solo peut aussi annoncer Tichu pour la main étalée.',
      wish: 'La main étalée n’est pas tenue par le vœu.',
      score:
        'Chacun a sa colonne, la main étalée aussi, et reçoit ce que son camp a marqué. Puis un autre joue en solo ; après neuf manches, la meilleure colonne gagne, même celle de la main étalée.',
    },
    six: {
      title: 'À six : Tientsin',
      teams:
        'Trois contre trois, les équipes assises en alternance. Neuf ou dix cartes chacun, Grand Tichu avant la septième.',
      push: 'Une carte à chacun de tes deux partenaires, aucune aux adversaires.',
      dog: 'Avec le Chien, tu nommes le partenaire qui entame ; le Dragon va à l’un des trois adversaires.',
      score:
        'Une équipe qui sort première, deuxième et troisième marque 300. Sinon, le dernier perd main et plis au profit des adversaires, et le cinquième donne ses plis au premier.',
    },
    many: {
      title: 'De cinq à douze : Grandseigneur et Le T…',
      aim: 'Chacun pour soi, sans équipes, annonces ni points : seul l’ordre de sortie compte. Au T… (son nom s’imprime avec les points), on marque un point par joueur derrière soi.',
      packs:
        'À partir de sept joueurs, on mélange deux paquets ; au T…, toujours. Chacun y a douze cartes au plus.',
      places:
        'L’ordre de sortie donne ton rang à la manche suivante, avec un titre, du Grandseigneur au Misérable, et la place qui va avec.',
      exchange:
        'Avant de jouer, le dernier donne ses trois meilleures cartes au premier, l’avant-dernier deux au deuxième, l’antépénultième une au troisième. À cinq, c’est deux et une. On rend les cartes que l’on veut ; au T…, ses plus mauvaises.',
      specials:
        'Pas de Chien au Grandseigneur ; au T…, il donne l’entame au dernier. Le pli du Dragon se garde.',
      two: 'Avec deux paquets, le second Dragon bat le premier, le second Phénix le premier, et quatre cartes égales ne sont une bombe qu’en quatre couleurs.',
    },
  },
  summary: {
    title: 'Le Tichu en une page',
    link: 'Résumé d’une page à imprimer',
    print: 'Imprimer',
    options: 'Les règles de cette table',
  },
  table: {
    usual: 'Les règles habituelles, sans changement.',
    differs: 'Différent ici :',
    otherwise: 'Ta table peut jouer autrement :',
    all: 'Toutes les règles en bref',
  },
};
