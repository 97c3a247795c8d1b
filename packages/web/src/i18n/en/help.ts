/** The help over the page. */
export const help = {
  title: 'Help',
  toRules: 'The rules',
  toKeys: 'Choose other keys',
  topics: {
    play: 'Playing',
    hand: 'In the hand',
    cards: 'Taking cards',
    look: 'Looking things up',
  },
  replay: 'In a replay',
  typing: 'On the command line',
  lines: {
    pair: 'Lay two fives',
    straight: 'Lay a straight',
    specials: 'Mah Jong, Dog, Phoenix, Dragon',
    wish: 'Lay the Mah Jong, wish for an eight',
    push: 'Cards for the push, place by place',
    pass: 'Pass',
    tichu: 'Call Tichu',
    grand: 'Call Grand Tichu',
    take: 'Take the rest of the cards',
    hint: 'Ask for a hint',
  },
};
