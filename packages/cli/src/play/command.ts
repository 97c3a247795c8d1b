import { randomBytes } from 'node:crypto';
import { bitsOf } from '@schupf/rules';
import { type Command, misuse, SUCCESS } from '../command.ts';
import { GAME_FLAGS, readGame, readSeed } from '../game-flags.ts';
import { Game } from './game.ts';
import { Paint } from './paint.ts';
import { HELP, Person } from './person.ts';

export const play: Command = {
  name: 'play',
  operands: '',
  summary: 'Play against simple opponents in the terminal.',
  details: `
The opponents play legally and without ambition. Input may come from a pipe; the game ends with it. What you can
type:

${HELP}`,
  flags: {
    ...GAME_FLAGS,
    seed: { value: 'TEXT', help: 'the same text deals the same cards (default: one nobody has seen)' },
  },
  takesWords: false,
  async run(given, io) {
    const rules = readGame(given);
    if (!rules.ok) return misuse(rules.problem, io);
    const seed = readSeed(given.values['seed'] ?? `chacha20:${randomBytes(32).toString('hex')}`);
    if (!seed.ok) return misuse(seed.problem, io);
    const paint = new Paint(io.colours);
    const person = new Person(io, paint);
    person.say(
      `${paint.strong('Schupf')}: ${rules.value.variant}, ${rules.value.players} players. Type "help" for what you can type.`,
    );
    await new Game(rules.value, bitsOf(seed.value)!, person, paint).run();
    person.say(`Goodbye. The deals come again with --seed ${seed.value}`);
    return SUCCESS;
  },
};
