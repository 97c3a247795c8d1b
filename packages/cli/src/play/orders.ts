/** Orders of one word; some take a word more. */
const ORDERS = [
  'pass',
  'tichu',
  'grand',
  'take',
  'withdraw',
  'undo',
  'plays',
  'hint',
  'auto',
  'hand',
  'last',
  'score',
  'rules',
  'why',
  'save',
  'help',
  'quit',
] as const;
export type Order = (typeof ORDERS)[number];

const ALIASES: Readonly<Record<string, Order>> = { p: 'pass', '?': 'plays', exit: 'quit' };

/** A call cannot be taken back, so a slip of the finger must not make one. */
const SHORTEST: Readonly<Partial<Record<Order, number>>> = { tichu: 3, grand: 3 };

/** The order a word means or begins; several when it is not clear which. */
export function ordersFor(word: string): readonly Order[] {
  const small = word.toLowerCase();
  if (Object.hasOwn(ALIASES, small)) return [ALIASES[small]!];
  const exact = ORDERS.find((order) => order === small);
  if (exact !== undefined) return [exact];
  return ORDERS.filter((order) => order.startsWith(small) && small.length >= (SHORTEST[order] ?? 1));
}

export const HELP = `Cards
  5 5            lay cards by rank: 2 to 10, J, Q, K, A; 1 is the Mah Jong,
                 DOG, PHX and DRG the other specials; 55 is short for 5 5
  S5 J5          exactly these: J jade, S sword, P pagoda, T star; X is the ten
  8 9 PHX J Q    the phoenix takes the highest rank that fits; PHX=10 says which
  1 wish 8       the Mah Jong with a wish, alone also: wish 8
  dog to Jun     the dog, where there are several partners
  bomb 7 7 7 7   a bomb, in turn or when you are asked
  pass, p        lay nothing; Enter will do when nothing else is possible
Before play
  grand, tichu   call, as long as it is allowed
  push 2 K 3     a card for each, in the order you are asked; Enter as proposed
  undo           take your push back, until the exchange
Questions
  plays, ?       what can be laid now; "plays all" leaves nothing out
  hint, auto     what a bot would do, and why; do just that
  hand, last     the table and your cards; the trick before
  score, rules   the score sheet; which game and edition this is
  why            the rule behind the last refusal; "why WISH2" any rule
  save FILE      write the match down, to go on with --resume FILE
  help, quit     this text; leave the game
Words may be cut short where that is clear (sc, ru, la); case does not matter.
`;
