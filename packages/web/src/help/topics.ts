import type { Rank } from '@schupf/rules';
import type { KeyCommand } from '../app/key-map.ts';
import type { TypedWord } from '../table/model/command-line.ts';

/** Commands by purpose, in the order in which a player needs them. */
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
export function lineExamples(
  typed: { readonly [W in TypedWord]: string },
  letterOf: (rank: Rank) => string,
): { readonly [L in LineExample]: string } {
  const ranks = (...list: readonly Rank[]) => list.map(letterOf).join(' ').toLowerCase();
  return {
    pair: '5 5',
    straight: ranks(10, 11, 12, 13, 14),
    specials: 'mj dog phx drg',
    wish: `1 ${typed.wish} 8`,
    push: `${typed.push} ${ranks(2, 13, 4)}`,
    pass: typed.pass,
    tichu: typed.tichu,
    grand: typed.grand,
    take: typed.take,
    hint: typed.hint,
  };
}
export const LINE_EXAMPLES = [
  'pair',
  'straight',
  'specials',
  'wish',
  'push',
  'pass',
  'tichu',
  'grand',
  'take',
  'hint',
] as const;
type LineExample = (typeof LINE_EXAMPLES)[number];
