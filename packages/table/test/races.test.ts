import { describe, expect, test } from 'vitest';
import { SPEEDS } from '../src/index.ts';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

// These tests use the speed `normal`: 700 ms after a combination, 2000 ms after the last pass, holds of 8 s.
const NINES = 'J9 S9 P9 T9';
const QUEENS = 'JQ SQ PQ TQ';
const SIXES = 'J6 S6 P6 T6';

/** A has played a king; everyone but B has a bomb. */
const AFTER_THE_KING: Puzzle = {
  hands: [`${SIXES} S3`, 'SA S2 J2', `${NINES} J3`, `${QUEENS} P3`],
  trick: ['A SK'],
  turn: 'B',
};

/** The same, after everyone has passed. */
const AFTER_THE_PASSES: Puzzle = { ...AFTER_THE_KING, trick: ['A SK', 'B pass', 'C pass', 'D pass'] };
const { turn: _, ...PASSED } = AFTER_THE_PASSES;

describe('the reaction interval', () => {
  test('[BOMB11] holds an ordinary play until the window closes', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    expect(sitting.act(100, 'B SA')).toBe('held');
    sitting.runTo(699);
    expect(sitting.played).toEqual([]);
    sitting.runTo(700);
    expect(sitting.played).toEqual(['700 B SA']);
    expect(sitting.toldTo('B')).toEqual(['100 held', '700 done']);
  });

  test('[BOMB12] lets a bomb go before a play that came first, and returns the play', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    expect(sitting.act(1, 'B SA')).toBe('held');
    expect(sitting.act(699, `D bomb ${QUEENS}`)).toBe('held');
    sitting.runTo(700);
    expect(sitting.played).toEqual([`700 D bombs ${QUEENS}`]);
    expect(sitting.toldTo('B')).toEqual(['1 held', '700 returned overtaken']);
    expect(sitting.table.held).toEqual([]);
  });

  test.each([[['C', 'D', 'A']], [['D', 'A', 'C']], [['A', 'C', 'D']], [['A', 'D', 'C']]])(
    '[BOMB12] plays bombs in playing order, whichever came first: %s',
    (order) => {
      const bombs: Record<string, string> = { A: SIXES, C: NINES, D: QUEENS };
      const sitting = Sitting.puzzle(AFTER_THE_KING);
      order.forEach((who, index) => {
        expect(sitting.act(100 * (index + 1), `${who} bomb ${bombs[who]}`)).toBe('held');
      });
      sitting.runTo(700);
      // A's own bomb would come last, and is too low by then.
      expect(sitting.played).toEqual([`700 C bombs ${NINES}`, `700 D bombs ${QUEENS}`]);
      expect(sitting.toldTo('A').at(-1)).toBe('700 returned does-not-beat');
    },
  );

  test('[BOMB8] plays a bomb on your own combination if no one else bombs', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.act(10, `A bomb ${SIXES}`);
    sitting.runTo(700);
    expect(sitting.played).toEqual([`700 A bombs ${SIXES}`]);
  });

  test('[BOMB13] puts a later bomb on top of the play instead of undoing it', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.act(10, 'B SA');
    sitting.runTo(700);
    expect(sitting.act(701, `D bomb ${QUEENS}`)).toBe('held');
    sitting.runTo(1400);
    expect(sitting.played).toEqual(['700 B SA', `1400 D bombs ${QUEENS}`]);
  });

  test('does not delay a bomb played after its end, while a player is thinking', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    expect(sitting.act(5000, `D bomb ${QUEENS}`)).toBe('done');
    expect(sitting.played).toEqual([`5000 D bombs ${QUEENS}`]);
  });

  test('refuses an illegal claim immediately instead of holding it', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    expect(sitting.act(10, 'B S2')).toBe('does-not-beat');
    expect(sitting.act(20, 'C J3')).toBe('not-your-turn');
    expect(sitting.act(30, `C bomb ${QUEENS}`)).toBe('not-in-hand');
    expect(sitting.table.held).toEqual([]);
  });

  test('returns a player’s first claim when they make another', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.act(10, 'B SA');
    expect(sitting.act(20, 'B pass')).toBe('held');
    sitting.runTo(700);
    expect(sitting.played).toEqual(['700 B pass']);
    expect(sitting.toldTo('B')).toEqual(['10 held', '20 returned replaced', '20 held', '700 done']);
  });

  test('reveals a claim to others only when it is played', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    const before = sitting.table.sent;
    sitting.act(10, `D bomb ${QUEENS}`);
    expect(sitting.table.sent).toEqual({ ...before, own: [0, 0, 0, 1] });
    expect(sitting.effects.filter(({ at, effect }) => at === 10 && effect.type === 'tell')).toHaveLength(1);
  });
});

describe('the closing window', () => {
  test('[BOMB9] gives everyone the same time after the last pass, with the owner’s bomb last', () => {
    const sitting = Sitting.puzzle({
      ...PASSED,
      hands: [`${QUEENS} S3`, 'SA S2', `${NINES} J3`, `${SIXES} P3`],
    });
    sitting.act(100, `A bomb ${QUEENS}`);
    sitting.act(1900, `C bomb ${NINES}`);
    sitting.act(1950, `D bomb ${SIXES}`);
    sitting.runTo(2000);
    expect(sitting.played).toEqual([`2000 C bombs ${NINES}`, `2000 A bombs ${QUEENS}`]);
    expect(sitting.toldTo('D').at(-1)).toBe('2000 returned does-not-beat');
  });

  test('[BOMB9] ends when the trick is gathered, after which a bomb is too late', () => {
    const sitting = Sitting.puzzle(PASSED);
    sitting.runTo(1999);
    expect(sitting.played).toEqual([]);
    expect(sitting.act(2000, `D bomb ${QUEENS}`)).toBe('nothing-to-bomb');
    expect(sitting.played).toEqual(['2000 A takes']);
  });

  test('does not apply a bomb meant for the last trick to the next one', () => {
    const sitting = Sitting.puzzle(PASSED);
    const seen = sitting.table.turn;
    sitting.act(2500, 'A S3');
    expect(sitting.act(2600, `D bomb ${QUEENS}`, seen)).toBe('stale');
    expect(sitting.act(2610, `D bomb ${QUEENS}`)).toBe('held');
  });

  test('[DRAG1] lets a bomb take the Dragon’s trick before it is given away', () => {
    const hands = ['S3 S4', 'J3', `${SIXES} J4`, 'P3'];
    const sitting = Sitting.puzzle({ hands, trick: ['A DRG', 'B pass', 'C pass', 'D pass'] });
    sitting.act(1999, `C bomb ${SIXES}`);
    sitting.runTo(2000);
    expect(sitting.played).toEqual([`2000 C bombs ${SIXES}`]);
    const unbombed = Sitting.puzzle({ hands, trick: ['A DRG', 'B pass', 'C pass', 'D pass'] });
    unbombed.runTo(2000);
    expect(unbombed.table.position.open.phase).toBe('gift');
    expect(unbombed.act(2100, `C bomb ${SIXES}`)).toBe('not-now');
  });

  test('[BOMB16] continues the round when a player goes out with a bomb', () => {
    const sitting = Sitting.puzzle({ ...PASSED, hands: ['S3 S4', 'J3', SIXES, 'P3 P4'] });
    sitting.act(500, `C bomb ${SIXES}`);
    sitting.runTo(2000);
    expect(sitting.table.position.open.finished).toEqual([2]);
    expect(sitting.table.position.open.turn).toBe(3);
  });

  test('[BOMB16] does not play a bomb that would end the round if a higher one comes first', () => {
    const hands = ['', `${NINES} J3`, SIXES, ''];
    const sitting = Sitting.puzzle({ hands, trick: ['A SK', 'B pass', 'C pass'], finished: 'DA' });
    expect(sitting.act(10, `C bomb ${SIXES}`)).toBe('held');
    sitting.act(20, `B bomb ${NINES}`);
    sitting.runTo(2000);
    expect(sitting.played[0]).toBe(`2000 B bombs ${NINES}`);
  });
});

describe('public proof that no one has a bomb', () => {
  test('hands of up to three cards need no window', () => {
    const sitting = Sitting.puzzle({
      hands: ['S3 S4', 'SA J2', 'J3', 'P3 P4 P5'],
      trick: ['A SK'],
      turn: 'B',
    });
    expect(sitting.table.interval).toBeNull();
    expect(sitting.act(1, 'B SA')).toBe('done');
  });

  test('a hand of four cards needs a window, whatever the cards are', () => {
    const sitting = Sitting.puzzle({
      hands: ['S3 S4', 'SA J2', 'J3', 'P3 P4 P5 S7'],
      trick: ['A SK'],
      turn: 'B',
    });
    expect(sitting.table.interval).toMatchObject({ kind: 'reaction', until: 700 });
  });

  test('the longest straight bomb needs no window, because nothing beats it', () => {
    const run = 'S2 S3 S4 S5 S6 S7 S8 S9 SX SJ SQ SK SA';
    const hands = ['J3', 'JQ PQ TQ J2 J4', 'J9 P9 T9', 'P3 P4 P5 P6'];
    const sitting = Sitting.puzzle({ hands, trick: [`A ${run}`], turn: 'B' });
    expect(sitting.table.interval).toBeNull();
  });

  test('[TRI3] includes the dummy’s hand, which everyone sees', () => {
    const others = ['S3 S4', 'J3 J4', 'P3 P4'];
    const dummy = (hand: string) => [others[0]!, others[1]!, hand, others[2]!];
    const without = Sitting.puzzle({
      variant: 'trichu',
      hands: dummy('S7 J7 P7 T8'),
      trick: ['A SK'],
      turn: 'B',
    });
    expect(without.table.interval).toBeNull();
    const withBomb = Sitting.puzzle({
      variant: 'trichu',
      hands: dummy('S7 J7 P7 T7'),
      trick: ['A SK'],
      turn: 'B',
    });
    expect(withBomb.table.interval).not.toBeNull();
  });
});

describe('a hold', () => {
  test('[BOMB13] gives any player who is not out time to think, and holds claims meanwhile', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.act(100, 'B SA');
    expect(sitting.command(600, 'C', { type: 'hold' })).toBe('done');
    sitting.runTo(8599);
    expect(sitting.played).toEqual([]);
    sitting.runTo(8600);
    expect(sitting.played).toEqual(['8600 B SA']);
  });

  test('[BOMB13] ends when its player bombs', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.command(600, 'C', { type: 'hold' });
    sitting.act(2000, 'B SA');
    expect(sitting.act(3000, `C bomb ${NINES}`)).toBe('held');
    expect(sitting.played).toEqual([`3000 C bombs ${NINES}`]);
    expect(sitting.toldTo('B').at(-1)).toBe('3000 returned overtaken');
  });

  test('may be ended early by its player', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.command(600, 'C', { type: 'hold' });
    sitting.act(700, 'B SA');
    expect(sitting.command(1500, 'C', { type: 'end-hold' })).toBe('done');
    expect(sitting.played).toEqual(['1500 B SA']);
    expect(sitting.command(1600, 'C', { type: 'end-hold' })).toBe('not-holding');
  });

  test('stops the clock of the seat on turn; of several holds, the longest counts', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    sitting.runTo(700);
    expect(sitting.status?.duties[0]).toMatchObject({ until: 20_700, bankUntil: 80_700 });
    sitting.command(5000, 'C', { type: 'hold' });
    expect(sitting.status?.duties[0]).toMatchObject({ until: 28_700 });
    sitting.command(6000, 'D', { type: 'hold' });
    expect(sitting.status?.duties[0]).toMatchObject({ until: 29_700 });
    sitting.command(7000, 'D', { type: 'end-hold' });
    expect(sitting.status?.duties[0]).toMatchObject({ until: 28_700 });
    sitting.command(8000, 'C', { type: 'end-hold' });
    expect(sitting.status?.duties[0]).toMatchObject({ until: 23_700 });
  });

  test('is available without a bomb, twice per round, and never before a lead', () => {
    const sitting = Sitting.puzzle(AFTER_THE_KING);
    const hold = (at: number) => sitting.command(at, 'B', { type: 'hold' });
    expect(hold(10)).toBe('done');
    expect(hold(20)).toBe('holding-already');
    expect(hold(9000)).toBe('done');
    expect(hold(20_000)).toBe('no-hold-left');
    const lead = Sitting.puzzle({ hands: ['S3 S4', 'J3', 'P3', 'T3'], turn: 'A' });
    expect(lead.command(10, 'B', { type: 'hold' })).toBe('nothing-to-hold');
  });

  test('is not available to a player who is out', () => {
    const sitting = Sitting.puzzle({
      ...PASSED,
      hands: ['', 'SA S2', `${NINES} J3`, `${QUEENS} P3`],
      finished: 'A',
    });
    expect(sitting.command(10, 'A', { type: 'hold' })).toBe('nothing-to-hold');
  });
});

describe('the wish and the window', () => {
  const WISHED: Puzzle = {
    hands: ['S3 S4', `S8 ${SIXES}`, 'J3', 'P3'],
    trick: ['A MJ'],
    turn: 'B',
    wish: '8',
  };

  test('[WISH7] the wish does not bind a bomb in the window, but does bind a play on your turn', () => {
    const sitting = Sitting.puzzle(WISHED);
    expect(sitting.act(10, `B ${SIXES}`)).toBe('wish-must-be-met');
    expect(sitting.act(20, `B bomb ${SIXES}`)).toBe('held');
    sitting.runTo(700);
    expect(sitting.played).toEqual([`700 B bombs ${SIXES}`]);
    const late = Sitting.puzzle(WISHED);
    expect(late.act(800, `B bomb ${SIXES}`)).toBe('wish-must-be-met');
    expect(late.act(900, 'B S8')).toBe('done');
  });

  const OWN: Puzzle = {
    hands: ['S8 J8 P8 T8 S6 J6 P6 T6 S3', 'J3 J4 J5 J7', 'P3', 'T3'],
    trick: ['A SK', 'B pass', 'C pass', 'D pass'],
    wish: '8',
  };

  test('[WISH14] the owner gets one more window; after it, their lowest bomb for the wish is played', () => {
    const sitting = Sitting.puzzle(OWN);
    sitting.runTo(3999);
    expect(sitting.played).toEqual([]);
    sitting.runTo(4000);
    expect(sitting.played).toEqual(['4000 A J8 S8 P8 T8']);
  });

  test('[WISH14] the owner may play the bomb for the wish themselves during their window', () => {
    const sitting = Sitting.puzzle(OWN);
    expect(sitting.act(2500, `A bomb ${SIXES}`)).toBe('wish-must-be-met');
    expect(sitting.act(2600, 'A bomb J8 S8 P8 T8')).toBe('held');
    sitting.runTo(4000);
    expect(sitting.played).toEqual(['4000 A J8 S8 P8 T8']);
  });

  test('[WISH14] the owner’s window is just as long if they have no bomb for the wish', () => {
    const sitting = Sitting.puzzle({ ...OWN, hands: ['S8 J8 P8 T2 S6 J6 P6 T4 S3', ...OWN.hands.slice(1)] });
    sitting.runTo(3999);
    expect(sitting.played).toEqual([]);
    sitting.runTo(4000);
    expect(sitting.played).toEqual(['4000 A takes']);
  });

  describe('[WISH14 WISH15] with penalty-200', () => {
    const PENALTY: Puzzle = { ...OWN, options: { wishEnforcement: 'penalty-200' } };
    const OTHERS = ['B', 'C', 'D'].map(person);

    test('an owner who is here may keep the bomb and risk the penalty', () => {
      const sitting = Sitting.puzzle(PENALTY);
      sitting.runTo(4000);
      expect(sitting.played).toEqual(['4000 A takes']);
      expect(sitting.table.position.violation).toBe(0);
    });

    test('the bomb is played for an absent owner', () => {
      const sitting = Sitting.puzzle(PENALTY, { speed: { ...SPEEDS.normal, absence: 1000 } });
      sitting.give(0, { type: 'presence', who: 'A', present: false });
      sitting.runTo(4000);
      expect(sitting.played).toEqual(['4000 A J8 S8 P8 T8']);
    });

    test.each([BOT, { type: 'nobody' } as const])(
      'the bomb is played for $type that does not answer',
      (owner) => {
        const sitting = Sitting.puzzle(PENALTY, { chairs: [owner, ...OTHERS] });
        sitting.runTo(4000);
        expect(sitting.played).toEqual(['4000 A J8 S8 P8 T8']);
        expect(sitting.table.position.violation).toBe(-1);
      },
    );
  });
});

describe('other values of bombTiming', () => {
  test('[BOMB14] first-come: a bomb is played immediately, with no window before a turn', () => {
    const sitting = Sitting.puzzle({ ...AFTER_THE_KING, options: { bombTiming: 'first-come' } });
    expect(sitting.act(10, `D bomb ${QUEENS}`)).toBe('done');
    expect(sitting.act(11, 'B SA', 0)).toBe('stale');
    expect(sitting.played).toEqual([`10 D bombs ${QUEENS}`]);
  });

  test('[BOMB14] turn-only: there is no window for bombs', () => {
    const sitting = Sitting.puzzle(
      { ...AFTER_THE_KING, options: { bombTiming: 'turn-only' } },
      { speed: 'days' },
    );
    expect(sitting.act(10, `D bomb ${QUEENS}`)).toBe('bombs-in-turn-only');
    expect(sitting.act(11, 'B SA')).toBe('done');
  });
});
