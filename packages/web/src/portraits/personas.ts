import { BOT_NAMES } from '@schupf/phrasebook';
import type { OpenState, Player, Seat } from '@schupf/rules';
import { ANIMALS, type Animal } from './animals.ts';

interface Persona {
  readonly name: string;
  readonly animal: Animal;
}

/** A bot's name and animal, by chair. A person keeps their own name and gets the animal of their chair. */
export const PERSONAS: readonly Persona[] = ANIMALS.map((animal, chair) => ({
  name: BOT_NAMES[chair]!,
  animal,
}));

/** The animal of the open hand in three-player games. At larger tables, the turtle is a player. */
const DUMMY: Animal = 'turtle';

/**
 * The animal of a chair. No two chairs at a table have the same animal, and everyone sees the same animals for the
 * whole match. Against bots, you have the first chair, so you are the tiger.
 */
export function animalOf(player: Player): Animal {
  return PERSONAS[player]!.animal;
}

/** The animal at a seat in the round of `open`. */
export function animalAt(open: OpenState, seat: Seat): Animal {
  return seat === open.dummy ? DUMMY : animalOf(open.players[seat]!);
}
