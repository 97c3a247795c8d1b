/** The tables on the server where the player sits. */
export const turns = {
  title: 'Your tables',
  yourMove: (count: number) => `Your move (${count})`,
  waiting: 'Waiting for others',
  notBegun: 'Not begun yet',
  over: 'Match over',
  alone: 'No one else yet',
  withClock: 'With a clock',
  yourDue: (when: string) => `You have until ${when}.`,
  othersDue: (names: string, when: string) => `Waiting for ${names} until ${when}.`,
  /** Null stands for the reader. */
  onHoliday: (name: string | null, when: string) =>
    name === null ? `You’re on holiday until ${when}.` : `${name} is on holiday until ${when}.`,
  /** Passing in advance; the conditions end the question. */
  passing: {
    open: 'Pass until…',
    help: 'Passes as soon as it’s your turn. Only you can see what you chose.',
    withdraw: 'Press to decide for yourself again.',
    question: 'Pass in this trick until…',
    trickEnd: 'the trick ends',
    opponent: 'an opponent has the trick',
    points: (points: number) => `the trick is worth ${points} points`,
    higher: (rank: string) => `something above ${rank} is played`,
    /** Before numbers of points, and before ranks: short for the two conditions above. */
    worth: 'it’s worth',
    above: 'it’s above',
    now: {
      trickEnd: 'Passing until the trick ends',
      opponent: 'Passing until an opponent has the trick',
      points: (points: number) => `Passing until the trick is worth ${points} points`,
      higher: (rank: string) => `Passing until something above ${rank} is played`,
    },
  },
  holidays: {
    title: 'Holidays',
    about:
      'While you’re on holiday, your clock stands still at all tables with days per move. Others see how long you’re away. You have 14 days within a year.',
    isOn: (when: string) => `You’re on holiday until ${when}.`,
    end: 'I’m back',
    days: 'Days',
    left: (days: number) => `${days} left`,
    begin: 'Start now',
  },
  notices: {
    title: 'Notifications',
    about:
      'At tables with days per move, this device tells you when it’s your turn, and once more before your time is up. No notification ever mentions cards.',
    turnOn: 'Turn on for this device',
    isOn: 'On for this device',
    turnOff: 'Turn off',
    denied:
      'Your browser blocks notifications from this page. You can allow them in its settings for this page.',
    unsupported:
      'This browser can’t receive notifications here. On an iPhone or iPad, add Schupf to the Home Screen first.',
    turns: 'When it’s your turn',
    invitations: 'When a friend invites you',
    matches: 'When a match is over',
    quiet: 'Quiet hours',
    from: 'from',
    until: 'until',
  },
};
