export { ENGLISH as commands } from '../input/orders.ts';
