/** The rules in short. Loaded with the rules page only. */
export const rules = {
  title: 'How to play',
  lead: 'Tichu in ten minutes. Everything the table tells you leads here.',
  contents: 'Contents',
  sections: {
    aim: {
      title: 'The aim',
      teams:
        'Two against two, partners face each other. The first team with 1000 points wins the match; a round brings about 100, more if you dare.',
      out: 'In every round you want to be rid of your cards early: with the last one you are out.',
    },
    cards: {
      title: 'The cards',
      pack: 'Jade, swords, pagodas and stars, each from 2 to ace, and four specials: Mah Jong, Dog, Phoenix and Dragon. No suit is better than another.',
      points:
        'Kings and tens count 10, fives 5, the Dragon 25, the Phoenix minus 25. All else counts nothing, so a round has 100 points to share.',
    },
    combinations: {
      title: 'Combinations',
      single: 'Any one card.',
      pair: 'Two of a rank.',
      triple: 'Three of a rank.',
      stairs: 'Two or more pairs in a row.',
      full: 'A triple and a pair.',
      straight: 'Five or more cards in a row, whatever their suits. All of one suit are a bomb.',
      none: 'That is all. No run of four, no triples in a row, no four of a kind with a pair.',
      height:
        'The rank decides, in a full house that of the triple, in a row that of the highest card. Suits never count.',
    },
    start: {
      title: 'Dealing and pushing',
      deal: 'Everybody gets 14 cards, eight of them first: then you are asked about Grand Tichu. Whoever went out first deals the next round. Some editions let you take cards one by one.',
      push: 'Then you push, “schupfen”: one card face down to each of the others. All change hands at once, so you see what you get after you have given.',
      again:
        'Until everybody is ready you can take your cards back. If somebody calls Tichu meanwhile, all choose anew.',
    },
    calls: {
      title: 'Tichu and Grand Tichu',
      tichu:
        'A bet on going out first: 100 points if you do, minus 100 if not. Call it when you like, but before your first card.',
      grand: 'The same for 200, as long as you have seen only eight cards.',
      own: 'You yourself have to be first; your partner’s win does not help. Each player makes one call a round, and partners may both call.',
    },
    play: {
      title: 'Playing',
      lead: 'Whoever holds the Mah Jong leads first, with any combination. Who leads has to play something.',
      follow: 'Play goes to the right. Pass, or lay the same combination with as many cards, but higher.',
      turn: 'Cards are laid in turn, only bombs come at any time. Talk, signs and hesitation tell nothing.',
      pass: 'To pass is not to give up: when your turn comes again, you may play again.',
      trick:
        'When all the others have passed one after the other, the last to play takes the trick and leads. Nobody beats his own cards. If he is out, the player on his right leads.',
    },
    bombs: {
      title: 'Bombs',
      four: 'All four of a rank.',
      straight: 'Five or more in a row of one suit. The Phoenix is in no bomb.',
      beats:
        'A bomb beats everything, the Dragon too, even your own cards. More cards beat fewer; with as many, the higher rank wins.',
      when: 'Any time cards lie on the table, in turn or not, also after the last pass. Never on an empty table, never on the Dog.',
      after: 'Play goes on to the right of whoever bombed, and everybody may answer.',
      moment:
        'The table leaves a moment for bombs after every play. Those that come together are laid in playing order. Say “hold on” if you need to think.',
    },
    wish: {
      title: 'Mah Jong and the wish',
      make: 'The Mah Jong is a 1. Whoever plays it may wish for a rank from 2 to ace.',
      bound:
        'Whoever can lay a card of that rank in his turn has to, in any combination that fits: friends, foes and you yourself. If you cannot, you are free.',
      how: 'The Phoenix is never the wished card. But if only it or a bomb gets the wished card onto the table, so be it.',
      end: 'The wish stays, over several tricks if need be, until somebody plays the rank.',
    },
    dog: {
      title: 'Dog',
      lead: 'Only as a lead, and alone. It beats nothing and nobody gets it.',
      partner:
        'Your partner leads at once. If he is out, the next player on his right does. Nobody can bomb the Dog.',
    },
    phoenix: {
      title: 'Phoenix',
      joker: 'In a combination it is any card from 2 to ace.',
      single:
        'Alone it is half a rank above the card under it, an ace too, but never above the Dragon. As a lead it is worth 1½.',
      choice: 'Where it could be one rank or another, you choose and all see it.',
    },
    dragon: {
      title: 'Dragon',
      high: 'The highest single; only a bomb beats it. It is part of no combination.',
      gift: 'A trick won by the Dragon is given away, Dragon and all, to an opponent you choose. You lead the next one all the same.',
    },
    scoring: {
      title: 'Scoring',
      end: 'The round is over when only one player has cards.',
      last: 'The last player’s hand goes to the opponents, his tricks to whoever was out first.',
      count: 'Both teams count their tricks. A team can have less than nothing.',
      double: 'Double win: if partners are out first and second, they get 200 and no card is counted.',
      calls: 'Then come the calls, each for itself.',
      match:
        'At 1000 points the match ends; if both teams are there, the higher total wins. Tables can also play a number of rounds.',
    },
    three: {
      title: 'Three players: Trichu and Wu Wang',
      hands:
        'One plays alone against two, with a second hand that lies open opposite: the table, or the minister. He plays both.',
      push: 'Trichu: every hand pushes a card to each opponent. Wu Wang: the three players push to each other, the minister takes no part.',
      calls:
        'Only the two opponents may call Grand Tichu. Whoever plays alone may call Tichu for the open hand too.',
      wish: 'The open hand is free from the wish.',
      score:
        'Everybody has a column, the open hand too, and gets what his side made. Then somebody else plays alone; after nine rounds the best column wins.',
    },
    six: {
      title: 'Six players: Tientsin',
      teams: 'Three against three, seated in turn. Nine or ten cards each, Grand Tichu before the seventh.',
      push: 'One card to each of your two partners, none to opponents.',
      dog: 'With the Dog you name the partner who leads; the Dragon goes to any of three opponents.',
      score:
        'A team out first, second and third gets 300. Otherwise the last one loses hand and tricks to the opponents, and the fifth his tricks to the first.',
    },
    many: {
      title: 'Five to twelve players: Grandseigneur and Le T…',
      aim: 'Everybody for himself, without teams, calls and card points: only the order of going out counts. Le T… gives a point for everybody behind you.',
      packs:
        'From seven players on two packs are mixed, in Le T… always. There everybody has up to twelve cards.',
      places:
        'The order makes your place in the next round, with a title from Grandseigneur down to Misérable, and a seat that goes with it.',
      exchange:
        'Before play the last gives his three best cards to the first, the last but one gives two to the second, the one before him one to the third; with five players it is two and one. The first gives back what he likes; in Le T… his worst.',
      specials:
        'There is no Dog in Grandseigneur; in Le T… it gives the lead to the last. The Dragon’s trick is kept.',
      two: 'With two packs the second Dragon beats the first, the second Phoenix the first, and four of a rank are a bomb only in four suits.',
    },
  },
  table: {
    usual: 'The usual rules, without changes.',
    differs: 'Other than usual:',
    otherwise: 'Your table may have it otherwise:',
    all: 'All rules in short',
  },
};
