import { describe, expect, test } from 'vitest';
import { byHints, inOrder, runSession, type Typist } from '../testing/session.ts';

const rounds = (count: number) => ['--option', 'matchEnd=rounds', '--option', `rounds=${count}`];

/** Types the given lines at their prompts, and follows the hints at all other prompts. */
function typingAt(lines: Readonly<Record<string, readonly string[]>>): Typist {
  const hints = byHints();
  const rest = new Map(Object.entries(lines).map(([prompt, typed]) => [prompt, [...typed]]));
  return (screen) => {
    const prompt = /([^\n]*)> $/.exec(screen)![1]!;
    return rest.get(prompt)?.shift() ?? hints(screen);
  };
}

test('the push syntax is refused during play', async () => {
  const { out } = await runSession(
    ['play', '--seed', 'e'],
    inOrder(['', '', '', 'undo', 'push 2 2 2', 'quit']),
  );
  expect(out).toContain(
    'Your lead> undo\n! You can only take back a push, and only before the exchange [PUSH3].\n',
  );
  expect(out).toContain('! The cards have been exchanged; you can’t push any more [PUSH2].\n');
});

describe('the push', () => {
  const SEED = ['play', '--seed', 'push'];

  test('is shown, can be taken back, and is exchanged with Enter', async () => {
    const { out } = await runSession(SEED, inOrder(['', '', 'undo', '', '', 'quit']));
    const shownPush = /Your push – Mei: \w+; Jun: \w+; Lin: \w+\. Press Enter to exchange, or type “undo”/g;
    expect(out.replace(/\n/g, ' ').match(shownPush)).toHaveLength(2);
    expect(out).toContain('Exchange> undo\nYou take back the pushed cards.\n');
    expect(out).toMatch(/Exchange> \nMei gives you: \w+\. Jun gives you: \w+\. Lin gives you: \w+\.\n/);
  });

  test('goes to the same players whether it is typed or accepted with Enter', async () => {
    const accepted = await runSession(SEED, inOrder(['', '', 'quit']));
    const typed = await runSession(SEED, typingAt({ Exchange: ['quit'] }));
    const shownPush = /Your push – [^.]+\./;
    expect(shownPush.exec(typed.out.split('Push> push')[1]!)![0]).toBe(
      shownPush.exec(accepted.out.split('Push> ')[1]!)![0],
    );
  });

  test('is returned when Tichu is called, as the rules require', async () => {
    const { out } = await runSession(SEED, inOrder(['', '', 'tichu', '', '', 'quit']));
    expect(out).toContain(
      'Exchange> tichu\nYou call Tichu.\nAfter the call, everyone chooses again [PUSH4].\n',
    );
    expect(out.match(/^Push> /gm)).toHaveLength(2);
  });

  test('is kept if the options say so or forbid the call', async () => {
    const option = (value: string) => [...SEED, '--option', `tichuDuringPush=${value}`];
    const kept = await runSession(option('no-reopen'), inOrder(['', '', 'tichu', '', 'quit']));
    expect(kept.out).toContain('Exchange> tichu\nYou call Tichu.\n');
    expect(kept.out.match(/^Push> /gm)).toHaveLength(1);
    const blocked = await runSession(option('blocked'), inOrder(['', '', '', 'tichu', 'why', 'quit']));
    expect(blocked.out).toContain('! You can’t call during the push [PUSH4].');
    expect(blocked.out).toContain('PUSH4: If Tichu is called while some pushes are on the table');
  });

  test('is refused with a reason if it is wrong', async () => {
    const { out } = await runSession(SEED, inOrder(['', 'push 5', 'push DOG DOG DOG', '5 5', 'quit']));
    expect(out).toContain('! Give 3 cards, not 1 [PUSH1].');
    expect(out).toContain('! You don’t have all of these cards [PLAY4].');
  });

  test('a soloist lays out two pushes and confirms once', async () => {
    const args = ['play', '--variant', 'trichu', '--seed', 'solo'];
    const { out } = await runSession(args, inOrder(['', '', 'undo', '', '', '', 'quit']));
    expect(out).toContain('\nCards to push – Mei: 1 card; Jun: 1 card.');
    expect(out).toContain('\nMs Table: Cards to push – Mei: 1 card; Jun: 1 card.');
    expect(out.replace(/\n */g, ' ')).toMatch(/Your push – [^.]+; Ms Table – [^.]+\. Press Enter/);
    expect(out).toContain('You take back the pushed cards.\nMs Table takes back the pushed cards.\n');
    expect(out).toContain('your dummy hand');
  });

  test('is explained if it depends on the finishing places', async () => {
    const args = [
      'play',
      ...['--variant', 'grandseigneur', '--players', '5', '--bots', 'league-2', '--seed', 'ranks'],
      ...rounds(6),
    ];
    const { out } = await runSession(args, byHints());
    const text = out.replace(/\n\s*/g, ' ');
    expect(text).toMatch(
      /\w+ gives? \w+: 2 cards\. \w+ gives? \w+: 1 card\. Lower-ranked players give their best cards/,
    );
    expect(text).toMatch(
      /As (Pauvre|Misérable), you give \w+ \(\w+\) your (best card|2 best cards) \[RANK8\]:/,
    );
    expect(text).toMatch(
      /As (Grandseigneur|Seigneur), you give \w+ \(\w+\) (1 card|2 cards) of your choice \[RANK9\]/,
    );
  });
});

describe('Tichu before a push that blocks calls', () => {
  const BLOCKED = ['play', '--seed', 'g', '--option', 'tichuDuringPush=blocked'];

  test('the person is asked about it, and can call it', async () => {
    const { out } = await runSession(BLOCKED, inOrder(['', 'push 2 3 4', 'why', 'tichu', 'quit']));
    expect(out.replace(/\n */g, ' ')).toContain('Tichu before the push: +100 if you go out first, −100');
    expect(out).toContain('! The push begins once everyone has decided on Tichu [PUSH5].');
    expect(out).toContain('Tichu> tichu\nYou call Tichu.\n');
    expect(out).toContain('\nPush> quit');
  });

  test.each(['', 'pass'])('is declined with “%s”', async (typed) => {
    const { out } = await runSession(BLOCKED, inOrder(['', typed, 'quit']));
    expect(out).toContain(`Tichu> ${typed}\n`);
    expect(out).toContain('\nPush> quit');
    expect(out).not.toContain('!');
  });

  test('the soloist answers for both hands', async () => {
    const args = ['play', '--variant', 'trichu', '--seed', 'solo', '--option', 'tichuDuringPush=blocked'];
    const { out } = await runSession(args, inOrder(['', '', 'quit']));
    expect(out.match(/^Tichu> /gm)).toHaveLength(2);
    expect(out).toContain('\nMs Table: Tichu before the push:');
  });
});

test('offers Grand Tichu in time, whether cards are dealt or taken', async () => {
  const dealt = await runSession(['play', '--seed', 'g'], inOrder(['grand', 'quit']));
  expect(dealt.out).toContain('Grand Tichu> grand\nYou call Grand Tichu.');
  const taken = await runSession(
    ['play', '--preset', 'de-2011', '--seed', 'g'],
    inOrder(['hand', 'grand', 'tichu', 'quit']),
  );
  expect(taken.out).toContain('You call Grand Tichu.');
  expect(taken.out).toContain('! You’ve already made a call [CALL4].');
});

test('the score sheet grows by one row per round and shows where the points came from', async () => {
  const args = ['play', '--seed', 'sheet', ...rounds(3)];
  const { out } = await runSession(
    args,
    typingAt({ 'Enter for the next round, or “quit”': ['score', '', ''] }),
  );
  const sheet = /\nRound +You\+Jun +Mei\+Lin\n((?: +\d.*\n)+)Total .*\n/g;
  expect([...out.matchAll(sheet)].map(([, rows]) => rows!.trimEnd().split('\n').length)).toEqual([
    1, 1, 2, 3,
  ]);
  expect(out).toMatch(/\n +\d +−?\d+ +−?\d+ +(cards −?\d+:−?\d+|double win)/);
});

test('the sheet of a rank game shows the places of every round, and points if there are any', async () => {
  const args = ['--seed', 'places', ...rounds(2)];
  const places = await runSession(['play', '--variant', 'grandseigneur', ...args], byHints());
  expect(places.out).toMatch(
    /Places by round:\nRound +You +Mei +Jun +Lin +Bao\n +1( +[1-5]){5}\n +2( +[1-5]){5}\n\n/,
  );
  expect(places.out).toMatch(/Won by \w+, first out in the last round\./);
  const points = await runSession(['play', '--variant', 'let', ...args], byHints());
  expect(points.out).toMatch(/Points( +\d+){5}\n/);
});

test('the last trick is shown on request', async () => {
  let asked = false;
  const hints = byHints();
  const { out } = await runSession(['play', '--seed', 'last', ...rounds(1)], (screen) => {
    if (asked || !/ takes? the trick[\s\S]*(turn|lead)> $/.test(screen)) return hints(screen);
    asked = true;
    return 'last';
  });
  expect(out.replace(/\n\s*/g, ' ')).toMatch(
    /Last trick: \w+ leads?: .+ (takes? the trick|gives? \w+ the Dragon trick)\./,
  );
  const early = await runSession(['play', '--seed', 'last'], inOrder(['last', 'quit']));
  expect(early.out).toContain('No tricks taken yet this round.');
});

test('the command “rules” describes the game and lists the options that differ', async () => {
  const defaults = await runSession(['play', '--seed', 'r'], inOrder(['rules', 'quit']));
  expect(defaults.out).toContain(
    'The game is nanjing with 4 players, preset platform.\nEvery option has its default value.',
  );
  const args = ['play', '--preset', 'fr-tiki', '--variant', 'wuwang', '--option', 'rounds=3', '--seed', 'r'];
  const { out } = await runSession(args, inOrder(['rules', 'quit']), { columns: 200 });
  expect(out).toContain('The game is wuwang with 3 players, preset fr-tiki.');
  expect(out).toContain(
    'Dealing: taken one by one (usually: dealt in two parts) [DEAL4, DEAL5] dealMethod=take-one-by-one',
  );
  expect(out).toContain('Number of rounds: 3 rounds (usually: 9 rounds) [MATCH4, TRI12] rounds=3');
  expect(out).not.toContain('soloRotation');
});

test('Tichu may be called after the exchange, before another player leads', async () => {
  const { out } = await runSession(['play', '--seed', 'push'], inOrder(['', '', '', '5', 'tichu', 'quit']));
  expect(out).toContain('! It isn’t your turn: type “tichu”, or press Enter to continue [PLAY4].');
  expect(out).toContain('Tichu> tichu\nYou call Tichu.');
});
