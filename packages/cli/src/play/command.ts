import type { Command } from '../command.ts';
export const play: Command = {
  name: 'play',
  operands: '',
  summary: '',
  details: '',
  flags: {},
  takesWords: false,
  run: () => 0,
};
