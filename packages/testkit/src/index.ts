export { pick, randomPack, unit } from './chance.ts';
export { broken, mutated, wellFormed } from './garbage.ts';
export { misplacedCards } from './places.ts';
export { randomPuzzle } from './puzzle.ts';
export { type ReferencePlay, referencePlays } from './reference.ts';
export { anyRules, anyVariant, TABLES } from './rules.ts';
export { runs } from './runs.ts';
export { difference, mustBeSame } from './same.ts';
export { actionFor, observersOf, offersAt, type Step, tableActions, walk, walkMatch } from './walk.ts';
