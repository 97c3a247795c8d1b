import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Asztalaid',
  yourMove: (count) => `Te jössz (${count})`,
  waiting: 'Másokra várunk',
  notBegun: 'Még nem kezdődött el',
  over: 'A parti véget ért',
  alone: 'Még senki más',
  left: (time) => `még ${time}`,
  withClock: 'Órával',
};
