/** The rules in brief, and texts about the rules of a table. */
export const rules = {
  title: 'How to play',
  lead: 'Tichu in ten minutes. Every “Why?” at the table leads here.',
  contents: 'Contents',
  sections: {
    aim: {
      title: 'The aim',
      teams:
        'Two against two; partners sit opposite each other. The first team to reach 1000 points wins the match. A round is worth about 100 points, more if you dare.',
      out: 'Each round, try to be the first to get rid of your cards. Playing your last card is called going out – that’s good.',
    },
    cards: {
      title: 'The cards',
      pack: 'Jade, swords, pagodas and stars, each from 2 to ace, and four special cards: Mah Jong, Dog, Phoenix and Dragon. No suit is better than another.',
      points:
        'Kings and tens are worth 10, fives 5, the Dragon 25, the Phoenix minus 25. Everything else is worth nothing, so each round has 100 points to share.',
    },
    combinations: {
      title: 'Combinations',
      single: 'Any one card.',
      pair: 'Two cards of the same rank.',
      triple: 'Three cards of the same rank.',
      stairs: 'Two or more consecutive pairs.',
      full: 'A triple and a pair.',
      straight: 'Five or more consecutive cards of any suits. If they’re all the same suit, it’s a bomb.',
      none: 'That’s all. No straight of four, no consecutive triples, no four of a kind with a pair.',
      height:
        'The higher rank wins. A full house ranks by its triple, a straight or consecutive pairs by the top card. Suits never count.',
    },
    start: {
      title: 'Dealing and pushing',
      deal: 'Everyone gets 14 cards. After the first eight, you decide whether to call Grand Tichu. The player who went out first deals the next round. In some editions, players draw cards one at a time.',
      push: 'Then everyone pushes (“schupfen”): you give one card to each of the other players, face down. All cards change hands at the same time, so you only see your new cards once you’ve given yours.',
      again:
        'You can take your cards back until everyone is ready. If someone calls Tichu before then, everyone chooses again. In some editions no one may call during the push; instead, everyone is asked before it whether they want to call Tichu.',
    },
    calls: {
      title: 'Tichu and Grand Tichu',
      tichu:
        'A bet that you’ll go out first: 100 points if you do, minus 100 if you don’t. Call it any time before you play your first card.',
      grand: 'The same bet for 200. Call it while you’ve seen only your first eight cards.',
      own: 'You have to go out first yourself; if your partner does, it doesn’t help. Each player may make one call per round, and both partners may call.',
    },
    play: {
      title: 'Playing',
      lead: 'The player with the Mah Jong leads first, with any combination. If you lead, you have to play something.',
      follow:
        'The turn moves to the right (counter-clockwise). Pass, or play the same kind of combination with the same number of cards, but higher.',
      turn: 'Play cards on your turn; only bombs can be played at any time. No table talk, signals or meaningful pauses: the cards you play are the only information you may give.',
      pass: 'Passing isn’t final: you can play again when your turn comes round.',
      trick:
        'When all the others have passed in a row, the player who played last takes the trick and leads the next one. You can’t beat your own cards, except with a bomb. If the player who takes the trick is already out, the next player to the right leads.',
    },
    bombs: {
      title: 'Bombs',
      four: 'All four cards of a rank.',
      straight: 'Five or more consecutive cards of one suit. A bomb never contains the Phoenix.',
      beats:
        'A bomb beats everything, even the Dragon and even your own cards. More cards beat fewer; with the same number, the higher rank wins.',
      when: 'You can bomb any time there are cards on the table, on your turn or not, even after the last pass. You can’t bomb an empty table or the Dog.',
      after:
        'Play continues to the right of the player who bombed, and anyone may answer with a higher bomb.',
      moment:
        'There’s a short pause for bombs after every play. If several players bomb at the same time, their bombs are played in turn order. Ask for a time-out if you need to think.',
    },
    wish: {
      title: 'Mah Jong and the wish',
      make: 'The Mah Jong is a 1. When you play it, you may wish for a rank from 2 to ace.',
      bound:
        'On their turn, anyone who can play a card of that rank must do so, in any legal combination. This binds your partner, the opponents and you. If you can’t, you’re free to play as you like.',
      how: 'The Phoenix never counts as the rank wished for. But if a card of that rank can only be played with the Phoenix, or in a bomb, you have to play it that way.',
      end: 'The wish stays in force, over several tricks if need be, until someone plays the rank.',
    },
    dog: {
      title: 'Dog',
      lead: 'You can only lead it, and only on its own. It beats nothing and scores nothing.',
      partner:
        'Your partner leads right away. If your partner is out, the next player to the partner’s right leads. No one can bomb the Dog.',
    },
    phoenix: {
      title: 'Phoenix',
      joker: 'In a combination it stands for any card from 2 to ace.',
      single:
        'On its own it’s half a rank higher than the card it’s played on, even an ace. It never beats the Dragon. When led, it ranks as 1½.',
      choice: 'If it could stand for more than one rank, you choose, and everyone sees your choice.',
    },
    dragon: {
      title: 'Dragon',
      high: 'The highest single card; only a bomb beats it. It can’t be part of a combination.',
      gift: 'If you win a trick with the Dragon, you give the trick, Dragon included, to an opponent of your choice. You still lead the next one.',
    },
    scoring: {
      title: 'Scoring',
      end: 'The round is over when only one player has cards left.',
      last: 'The last player’s hand goes to the opponents; the last player’s tricks go to the player who went out first.',
      count: 'Both teams count the points in their tricks. A team’s score can be negative.',
      double: 'Double win: if partners go out first and second, they get 200 and cards aren’t counted.',
      calls: 'Then the points for each call are added or subtracted.',
      match:
        'The match ends at 1000 points; if both teams get there in the same round, the higher total wins. You can also play a set number of rounds.',
    },
    three: {
      title: 'Three players: Trichu and Wu Wang',
      hands:
        'One player is alone against two, with a second, face-up hand opposite. This dummy hand is called Ms Table in Trichu and the Minister in Wu Wang. The solo player plays both hands.',
      push: 'Trichu: every hand pushes a card to each opponent. Wu Wang: the three players push to each other; the Minister takes no part.',
      calls:
        'Only the two opponents may call Grand Tichu. The solo player may also call Tichu for the dummy hand.',
      wish: 'The dummy hand isn’t bound by the wish.',
      score:
        'There’s a column for each player and one for the dummy hand. A side’s points go into both of its columns. In the next round, another player plays alone; in Wu Wang, it’s the one who went out first. After nine rounds the best column wins, even if it’s the dummy hand’s.',
    },
    six: {
      title: 'Six players: Tientsin',
      teams:
        'Three against three, with the teams seated alternately. Everyone has nine or ten cards. Grand Tichu can be called before the seventh card is dealt.',
      push: 'One card to each of your two partners, none to opponents.',
      dog: 'With the Dog you name the partner who leads; the Dragon trick goes to any of the three opponents.',
      score:
        'A team that goes out first, second and third gets 300. Otherwise last place gives its hand and tricks to the opponents, and fifth place gives its tricks to first place.',
    },
    many: {
      title: 'Five to twelve players: Grandseigneur and Le T…',
      aim: 'Everyone for themselves, without teams, calls or card points: only the finishing order counts. In Le T… (the name is printed with the dots), you score one point for each player behind you.',
      packs:
        'With seven or more players, two packs are used; Le T… always uses two. In Le T… no one has more than twelve cards.',
      places:
        'The finishing order sets your rank for the next round, with a title from Grandseigneur down to Misérable and the seat that goes with it.',
      exchange:
        'Before play, last place gives its three best cards to first place, second-last gives two to second, third-last gives one to third. With five players it’s two and one. In return, the higher-ranked players give any cards they like; in Le T…, their worst.',
      specials:
        'There’s no Dog in Grandseigneur; in Le T… it gives the lead to the lowest-ranked player. You keep the Dragon trick.',
      two: 'With two packs, the second Dragon beats the first and the second Phoenix beats the first. Four of a kind is a bomb only in four different suits.',
    },
  },
  summary: {
    title: 'Tichu on one page',
    link: 'One-page summary to print',
    print: 'Print',
    options: 'The rules at this table',
  },
  table: {
    usual: 'The standard rules, without changes.',
    differs: 'Different here:',
    otherwise: 'Your table may play this differently:',
    all: 'All rules in brief',
  },
};
