import { readFileSync } from 'node:fs';
import {
  type Card,
  type Options,
  refusalFor,
  rulesFor,
  type SeatAction,
  type Setup,
  setUp,
  type Variant,
  viewFor,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { Names, namesFor } from '../output/names.ts';
import { speechIn } from '../output/speech.ts';
import { Style } from '../output/style.ts';
import { safeIo } from '../safe-io.ts';
import { Adviser } from './adviser.ts';
import { HelpDesk } from './help-desk.ts';
import { Person } from './person.ts';
import { SaveFiles } from './save-files.ts';

interface Puzzle extends Partial<Omit<Setup, 'hands' | 'trick'>> {
  readonly hand: string;
  /** The combination to beat, '' for a lead. */
  readonly top?: string;
  readonly variant?: Variant;
  readonly options?: Partial<Options>;
}

const speech = await speechIn('en');
const cards = (text: string): Card[] => parseCards(text)!;
const OTHERS = ['P2 P3', 'J2 J3', 'T2 T3', 'JQ', 'SQ'];

/** Asks the person at the first seat with this hand. Returns their reply and the output. */
async function ask(puzzle: Puzzle, lines: readonly string[]): Promise<{ reply: unknown; out: string }> {
  const { hand, top = '', variant = 'nanjing', options = {}, ...more } = puzzle;
  const rules = rulesFor(variant, options);
  const made = setUp(rules, {
    phase: 'play',
    turn: 0,
    hands: [cards(hand), ...OTHERS.map(cards)].slice(0, rules.seats),
    trick: top === '' ? [] : [{ seat: rules.seats - 1, cards: cards(top), phoenixAs: [] }],
    ...more,
  });
  if (!made.ok) throw new Error(made.problem);
  let out = '';
  const rest = [...lines];
  const io = safeIo({
    cwd: '.',
    colours: false,
    write: (text) => {
      out += text;
    },
    writeError: () => {},
    ask: async (prompt) => {
      const line = rest.shift() ?? null;
      out += `${prompt}${line ?? ''}\n`;
      return line;
    },
  });
  const style = new Style(io, new Names(namesFor(rules.players, ''), true, speech), speech);
  const adviser = new Adviser();
  const files = new SaveFiles(() => null, { path: null, cwd: '.', force: false }, speech);
  const helpDesk = new HelpDesk({ style, adviser, files, preset: undefined, ended: [] });
  const person = new Person(io, style, helpDesk, adviser);
  const view = viewFor(made.position, 0);
  let reply: SeatAction | null = null;
  const occasion = { type: more.window ? 'bomb' : 'duty', seat: 0, name: '' } as const;
  await person.ask(occasion, view, async (action) => {
    reply = action;
    return refusalFor(view, action);
  });
  return { reply, out };
}

describe('the wish', () => {
  const MAH_JONG = { hand: 'MJ S5 J9' };
  const mandatory = { wishObligation: 'mandatory' } as const;

  test('is asked for when the Mah Jong is played without one', async () => {
    const { reply, out } = await ask(MAH_JONG, ['1', '8']);
    expect(reply).toEqual({ type: 'play', seat: 0, cards: cards('MJ'), wish: 8 });
    expect(out).toContain('Your lead> 1\nWish for? (2 to A, Enter: none)> 8\n');
  });

  test.each([['1', ''], ['1', 'none'], ['1 wish none']])('is optional: %j', async (...lines) => {
    const { reply } = await ask(MAH_JONG, lines);
    expect(reply).toEqual({ type: 'play', seat: 0, cards: cards('MJ') });
  });

  test.each(['wish 10', '1 wish 10', 'mj wish x', 'MAH JONG WISH 10'])(
    'can be typed with the play: %s',
    async (line) => {
      expect((await ask(MAH_JONG, [line])).reply).toMatchObject({ wish: 10 });
    },
  );

  test('is demanded if the rules require one', async () => {
    const { reply, out } = await ask({ ...MAH_JONG, options: mandatory }, ['1', '', 'dragon', 'wish k']);
    expect(reply).toMatchObject({ wish: 13 });
    expect(out.match(/Wish for\? \(2 to A\)> /g)).toHaveLength(3);
    expect(out).toContain('A wish is a rank from 2 to A;');
  });

  test('can be cancelled to play something else', async () => {
    const { reply } = await ask(MAH_JONG, ['1', 'undo', '5']);
    expect(reply).toMatchObject({ cards: cards('S5') });
  });

  test('is not asked for if the play is refused or the game has no wishes', async () => {
    expect((await ask({ ...MAH_JONG, top: 'SK' }, ['1'])).out).not.toContain('Wish for?');
    const { reply } = await ask({ ...MAH_JONG, options: { wishObligation: 'off' } }, ['1']);
    expect(reply).toEqual({ type: 'play', seat: 0, cards: cards('MJ') });
  });

  test('is shown, and pointed out if it binds the player', async () => {
    const { reply, out } = await ask({ hand: 'S8 J9', top: 'S5', wish: 8 }, ['pass', '9', '8']);
    expect(out).toContain('| wish 8\n');
    expect(out).toContain('You must fulfil the wish: play an 8 [WISH2].');
    expect(out.match(/You can fulfil the wish, so you have to \[WISH2\]\./g)).toHaveLength(2);
    expect(reply).toMatchObject({ cards: cards('S8') });
  });
});

describe('passing', () => {
  test('Enter passes when nothing else is possible', async () => {
    const { reply, out } = await ask({ hand: 'S5 J9', top: 'SK' }, ['']);
    expect(out).toContain('Nothing in this hand beats it. Press Enter to pass.');
    expect(reply).toEqual({ type: 'pass', seat: 0 });
  });

  test('Enter does not pass when there is a choice', async () => {
    const { reply, out } = await ask({ hand: 'S5 JA', top: 'SK' }, ['', 'p']);
    expect(out).toContain('Type cards, “pass”, “plays”, “hint”, “help”.');
    expect(reply).toEqual({ type: 'pass', seat: 0 });
  });

  test('a leader cannot pass, and may ask why', async () => {
    const { out } = await ask({ hand: 'S5 J9' }, ['pass', 'why', 'why dog1', 'why SKAT1', '5']);
    expect(out).toContain('You lead, so you have to play something [PLAY2].');
    const book = readFileSync(new URL('../../../../RULES.md', import.meta.url), 'utf8');
    const text = /\*\*PLAY2\*\* ([^\n]*)/.exec(book)![1]!;
    expect(out.replace(/\s+/g, ' ')).toContain(`PLAY2: ${text}`);
    expect(out).toContain('DOG1: The Dog is played alone');
    expect(out).toContain('RULES.md has no rule SKAT1.');
  });

  test('“why” says so if nothing has been refused', async () => {
    expect((await ask({ hand: 'S5' }, ['why'])).out).toContain('Nothing has been refused.');
  });
});

describe('plays', () => {
  test('are listed by kind, as they would be typed', async () => {
    const { out } = await ask({ hand: 'DOG S5 J5 P5 J6 T6 PHX DRG' }, ['plays']);
    expect(out).toContain('Single               PHX, 5, 6, DRG\n');
    expect(out).toContain('Pair                 5 5, 5 PHX, 6 6, 6 PHX\n');
    expect(out).toContain('Full house           5 5 5 6 6, 5 5 5 6 PHX, 5 5 PHX=5 6 6, 6 6 PHX=6 5 5\n');
    expect(out).toContain('Dog                  DOG\n');
  });

  test('are limited to a few unless all are requested', async () => {
    const hand = 'S3 P4 T4 J5 S5 P6 T6 J7 S7 P8 T8 J9 PHX';
    const { out } = await ask({ hand }, ['?', 'plays all']);
    const [short, long] = out.split('plays all');
    expect(short).toMatch(/Straight .*\n +.* … and \d+ more/);
    expect(long).not.toContain('more');
  });

  test('are only bombs in a window', async () => {
    const puzzle = { hand: 'J7 S7 P7 T7 JA', top: 'SK', window: true };
    const { reply, out } = await ask(puzzle, ['?', 'A', 'bomb']);
    expect(out).toContain('You can bomb with J7 S7 P7 T7: type “bomb” to play it, or press Enter to skip.');
    expect(out).toContain('Bomb                 7 7 7 7\n');
    expect(out).toContain('That isn’t a bomb [BOMB6].');
    expect(reply).toEqual({ type: 'bomb', seat: 0, cards: cards('J7 S7 P7 T7') });
  });

  test('can be an empty list', async () => {
    expect((await ask({ hand: 'S5', top: 'SK' }, ['?'])).out).toContain('There’s nothing to play right now.');
  });
});

test('a hint says what to type, and why', async () => {
  const last = { hand: 'S5 J5', played: [0] };
  expect((await ask(last, ['hint', 'S5 J5'])).out).toMatch(/Hint: type “J5 S5” \([^)]+\)\./);
  const { out } = await ask({ ...last, variant: 'tientsin' }, ['hint', 'S5 J5']);
  expect(out).toContain('Hint: type “J5 S5” (these are your last cards;');
});

test('the only bomb does not have to be named, but one of two does', async () => {
  expect((await ask({ hand: 'S5 J9' }, ['bomb'])).out).toContain(
    'You don’t have a bomb you could play now [BOMB6].',
  );
  const two = 'J7 S7 P7 T7 J8 S8 P8 T8';
  const { reply, out } = await ask({ hand: two, top: 'SK' }, ['bomb', 'bomb 8 8 8 8']);
  expect(out).toContain('! Which bomb? Name its cards.');
  expect(reply).toMatchObject({ cards: cards('J8 S8 P8 T8') });
});

test('with two partners, the Dog needs the name of one', async () => {
  const { reply, out } = await ask({ hand: 'DOG S5', variant: 'tientsin' }, [
    'dog',
    'dog to Mei',
    'dog to bao',
  ]);
  expect(out).toContain('Choose the partner who gets the lead [TIEN5]. For example: “dog to Jun”.');
  expect(reply).toMatchObject({ dogTo: 4 });
  expect(out).toMatch(/Jun +partner +2 cards\n.*Lin +2 cards\n.*Bao +partner/);
});

test('the Dragon trick goes to the opponent who is named', async () => {
  const trick = [
    { seat: 0, cards: cards('DRG'), phoenixAs: [] },
    ...[1, 2, 3].map((seat) => ({ seat, pass: true as const })),
  ];
  const puzzle = { hand: 'S5', turn: -1, trick, options: { bombAfterPasses: false } };
  const { reply, out } = await ask(puzzle, ['Jun', '7', 'give lin']);
  expect(out).toContain('The Dragon won. Which opponent gets the trick?');
  expect(out).toContain('The Dragon trick goes to an opponent [DRAG2].');
  expect(out).toContain('Name one of your opponents.');
  expect(reply).toEqual({ type: 'give', seat: 0, to: 3 });
});

test('invalid input of any kind is answered and changes nothing', async () => {
  const lines = ['\u001b[2J\u0007', 'x'.repeat(5000), '\ufffd\ufffd', '=', '🀄', 'toString', '5\u0000', '5'];
  const { reply, out } = await ask({ hand: 'S5 J9' }, lines);
  expect(reply).toMatchObject({ cards: cards('S5') });
  expect(out.match(/^! /gm)).toHaveLength(lines.length - 1);
});
