/** The tables on the server where the player sits. */
export const turns = {
  title: 'Your tables',
  yourMove: (count: number) => `Your move (${count})`,
  waiting: 'Waiting for others',
  notBegun: 'Not begun yet',
  over: 'Match over',
  alone: 'No one else yet',
  left: (time: string) => `${time} left`,
  withClock: 'With a clock',
};
