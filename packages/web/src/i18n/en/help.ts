/** The help overlay. */
export const help = {
  title: 'Help',
  toRules: 'The rules',
  toKeys: 'Change keys',
  topics: {
    play: 'Playing',
    hand: 'Your hand',
    cards: 'Selecting cards',
    look: 'Looking things up',
  },
  replay: 'In a replay',
  typing: 'Typed commands',
  lines: {
    pair: 'Play two fives',
    straight: 'Play a straight',
    specials: 'Mah Jong, Dog, Phoenix, Dragon',
    wish: 'Play the Mah Jong, wish for an eight',
    push: 'Cards to push, one per player',
    pass: 'Pass',
    tichu: 'Call Tichu',
    grand: 'Call Grand Tichu',
    take: 'Take the rest of the cards',
    hint: 'Ask for a hint',
  },
};
