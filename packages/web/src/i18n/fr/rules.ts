import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  title: 'Comment jouer',
  lead: 'Le Tichu en dix minutes. Tout ce que la table te dit mène ici.',
  contents: 'Sommaire',
  sections: {
    aim: {
      title: 'Le but',
      teams:
        'Deux contre deux, les partenaires se font face. La première équipe à 1000 points gagne la partie ; une manche en rapporte une centaine, plus si on ose.',
      out: 'À chaque manche, il faut se débarrasser vite de ses cartes : avec la dernière, tu es sorti.',
    },
    cards: {
      title: 'Les cartes',
      pack: 'Jade, épée, pagode et étoile, chacune du 2 à l’as, et quatre cartes spéciales : Moineau (Mah Jong), Chien, Phénix et Dragon. Aucune couleur ne vaut mieux qu’une autre.',
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
        'Cinq cartes ou plus qui se suivent, de couleurs quelconques. Toutes de la même couleur, c’est une bombe.',
      none: 'C’est tout. Pas de suite de quatre, pas de suite de brelans, pas de carré avec une paire.',
      height:
        'La valeur décide : celle du brelan dans un full, celle de la plus haute carte dans une suite. Les couleurs ne comptent jamais.',
    },
    start: {
      title: 'La donne et les dons',
      deal: 'Chacun reçoit 14 cartes, dont huit d’abord : c’est le moment du Grand Tichu. Le premier sorti donne la manche suivante. Dans certaines éditions, on prend les cartes une à une.',
      push: 'Puis chacun donne une carte, face cachée, à chacun des autres. Toutes changent de main en même temps : tu vois ce que tu reçois après avoir donné.',
      again:
        'Tant que tous ne sont pas prêts, tu peux reprendre tes cartes. Si quelqu’un annonce Tichu entre-temps, tout le monde choisit à nouveau.',
    },
    calls: {
      title: 'Tichu et Grand Tichu',
      tichu:
        'Le pari de sortir le premier : 100 points si tu réussis, moins 100 sinon. Tu peux l’annoncer à tout moment avant ta première carte.',
      grand: 'Le même pari pour 200, tant que tu n’as vu que huit cartes.',
      own: 'C’est toi qui dois sortir premier ; la victoire de ton partenaire ne suffit pas. Une annonce par joueur et par manche, et les deux partenaires peuvent annoncer.',
    },
    play: {
      title: 'Le jeu',
      lead: 'Qui a le Moineau entame, avec la combinaison de son choix. Qui entame doit jouer.',
      follow:
        'On joue vers la droite. Passe, ou pose la même combinaison avec autant de cartes, mais plus haute.',
      turn: 'On pose à son tour, seules les bombes viennent à tout moment. Paroles, signes et hésitations ne disent rien.',
      pass: 'Passer n’est pas renoncer : quand ton tour revient, tu peux rejouer.',
      trick:
        'Quand tous les autres ont passé à la suite, le dernier à avoir posé ramasse le pli et entame. On ne monte pas sur ses propres cartes. S’il est sorti, son voisin de droite entame.',
    },
    bombs: {
      title: 'Les bombes',
      four: 'Les quatre cartes d’une valeur.',
      straight: 'Cinq cartes ou plus qui se suivent, d’une seule couleur. Jamais de Phénix dans une bombe.',
      beats:
        'Une bombe bat tout, le Dragon aussi, et même tes propres cartes. Plus de cartes battent moins de cartes ; à nombre égal, la plus haute gagne.',
      when: 'À tout moment, à ton tour ou non, tant que des cartes sont posées, même après la dernière passe. Jamais sur une table vide, jamais sur le Chien.',
      after: 'Le jeu reprend à droite de qui a bombardé, et chacun peut répondre.',
      moment:
        'Après chaque coup, la table laisse un instant aux bombes. Celles qui arrivent ensemble sont posées dans l’ordre du jeu. Dis « un instant » pour réfléchir.',
    },
    wish: {
      title: 'Le Moineau et le vœu',
      make: 'Le Moineau est un 1. Qui le joue peut demander une valeur, du 2 à l’as.',
      bound:
        'Qui peut à son tour poser une carte de cette valeur doit le faire, dans une combinaison qui convient : amis, adversaires et toi-même. Sinon, tu es libre.',
      how: 'Le Phénix n’est jamais la carte demandée. Mais si elle ne peut être jouée qu’avec lui ou dans une bombe, il faut le faire.',
      end: 'Le vœu reste, pendant plusieurs plis s’il le faut, jusqu’à ce que quelqu’un joue la valeur.',
    },
    dog: {
      title: 'Le Chien',
      lead: 'Seulement pour entamer, et seul. Il ne bat rien et personne ne le gagne.',
      partner:
        'Ton partenaire entame aussitôt ; s’il est sorti, le suivant à sa droite. On ne bombarde pas le Chien.',
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
      last: 'La main du dernier va aux adversaires, ses plis au premier sorti.',
      count: 'Chaque équipe compte ses plis. On peut tomber sous zéro.',
      double:
        'Empire : si deux partenaires sortent premier et deuxième, ils marquent 200 et on ne compte aucune carte.',
      calls: 'Puis viennent les annonces, chacune pour elle-même.',
      match:
        'La partie finit à 1000 points ; si les deux équipes y sont, le plus haut total gagne. Une table peut aussi jouer un nombre de manches.',
    },
    three: {
      title: 'À trois : Trichu et Wu Wang',
      hands:
        'Un joueur est seul contre deux, avec une seconde main, étalée en face de lui : la table, ou le Ministre. Il joue les deux.',
      push: 'Trichu : chaque main donne une carte à chaque adversaire. Wu Wang : les trois joueurs se donnent une carte, le Ministre n’y participe pas.',
      calls:
        'Seuls les deux adversaires peuvent annoncer Grand Tichu. Celui qui est seul peut aussi annoncer Tichu pour la main étalée.',
      wish: 'La main étalée n’est pas tenue par le vœu.',
      score:
        'Chacun a sa colonne, la main étalée aussi, et reçoit ce que son camp a fait. Puis un autre joue seul ; après neuf manches, la meilleure colonne gagne.',
    },
    six: {
      title: 'À six : Tientsin',
      teams: 'Trois contre trois, assis en alternance. Neuf ou dix cartes, Grand Tichu avant la septième.',
      push: 'Une carte à chacun de tes deux partenaires, aucune aux adversaires.',
      dog: 'Avec le Chien, tu nommes le partenaire qui entame ; le Dragon va à l’un des trois adversaires.',
      score:
        'Une équipe sortie première, deuxième et troisième marque 300. Sinon, le dernier perd main et plis au profit des adversaires, et le cinquième donne ses plis au premier.',
    },
    many: {
      title: 'De cinq à douze : Grandseigneur et Le T…',
      aim: 'Chacun pour soi, sans équipes, annonces ni points : seul l’ordre de sortie compte. Au T…, on marque un point par joueur derrière soi.',
      packs: 'À partir de sept joueurs on mêle deux jeux, au T… toujours. Chacun y a douze cartes au plus.',
      places:
        'L’ordre donne ton rang à la manche suivante, avec un titre, du Grandseigneur au Misérable, et la place qui va avec.',
      exchange:
        'Avant de jouer, le dernier donne ses trois meilleures cartes au premier, l’avant-dernier deux au deuxième, celui d’avant une au troisième ; à cinq, c’est deux et une. Le premier rend ce qu’il veut ; au T…, ses plus mauvaises.',
      specials:
        'Pas de Chien au Grandseigneur ; au T…, il donne l’entame au dernier. Le pli du Dragon se garde.',
      two: 'Avec deux jeux, le second Dragon bat le premier, le second Phénix le premier, et quatre cartes égales ne sont une bombe qu’en quatre couleurs.',
    },
  },
  table: {
    usual: 'Les règles habituelles, sans changement.',
    differs: 'Autrement que d’habitude :',
    otherwise: 'Ta table peut en décider autrement :',
    all: 'Toutes les règles en bref',
  },
};
