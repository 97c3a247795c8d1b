export { ENGLISH as commands } from '../input/commands.ts';
