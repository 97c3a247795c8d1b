/** What bots are called, by their number among the players. */
export const BOT_NAMES: readonly string[] = [
  'Ana',
  'Mei',
  'Jun',
  'Lin',
  'Bao',
  'Hua',
  'Wei',
  'Rui',
  'Tao',
  'Xia',
  'Yun',
  'Zhu',
];
