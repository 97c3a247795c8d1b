import type { KeyCommand } from '../app/key-map.ts';

/** Commands by what they are for, in the order somebody needs them. */
export const KEY_TOPICS = {
  play: [
    'play',
    'pass',
    'suggestion',
    'previousSuggestion',
    'bomb',
    'hint',
    'tichu',
    'grand',
    'hold',
    'clear',
    'undo',
    'ready',
  ],
  hand: [
    'left',
    'right',
    'first',
    'last',
    'toggle',
    'raise',
    'lower',
    'moveLeft',
    'moveRight',
    'sort',
    'otherHand',
  ],
  cards: [
    'take2',
    'take3',
    'take4',
    'take5',
    'take6',
    'take7',
    'take8',
    'take9',
    'take10',
    'takeJ',
    'takeQ',
    'takeK',
    'takeA',
    'takeMahJong',
    'takeDog',
    'takePhoenix',
    'takeDragon',
  ],
  look: ['status', 'counts', 'lastTrick', 'sheet', 'log', 'chat', 'commandLine', 'mute', 'help'],
} as const satisfies Readonly<Record<string, readonly KeyCommand[]>>;
export type KeyTopic = keyof typeof KEY_TOPICS;

/** What can be typed, an example of each. */
export const LINES = {
  pair: '5 5',
  straight: '10 j q k a',
  specials: 'mj dog phx drg',
  wish: '1 wish 8',
  push: 'push 2 k 4',
  pass: 'pass',
  tichu: 'tichu',
  grand: 'grand',
  take: 'take',
  hint: 'hint',
} as const;
export type LineExample = keyof typeof LINES;
