import { rulesFor, VARIANT_FACTS, VARIANTS, type Variant } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { chairForGuest, type Occupant, partnersOf } from '../src/index.ts';
import { BOT, person, Sitting } from './support.ts';

const EMPTY: Occupant = { type: 'nobody' };
const GUESTS = ['Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

/** A table with the host in the first chair and the given occupant in all others. */
function tableOf(variant: Variant, others: Occupant): Sitting {
  const count = rulesFor(variant).players - 1;
  return Sitting.open(variant, { chairs: [person('Host'), ...Array<Occupant>(count).fill(others)] });
}

function sitAnywhere(sitting: Sitting, by: string): string {
  return sitting.command(0, by, { type: 'sit', chair: null, name: by });
}

function chairsOf(sitting: Sitting, people: readonly string[]): number[] {
  return people.map((id) =>
    sitting.table.chairs.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === id),
  );
}

describe('a guest who does not choose a chair', () => {
  test.each([
    ['nanjing', [2, 1, 3]],
    ['trichu', [1, 2]],
    ['wuwang', [1, 2]],
    ['tientsin', [2, 1, 3, 4, 5]],
    ['grandseigneur', [1, 2, 3, 4]],
    ['let', [1, 2, 3, 4]],
  ] as const satisfies readonly (readonly [Variant, readonly number[]])[])(
    'gets the first free chair in the expected order: %s',
    (variant, chairs) => {
      for (const others of [EMPTY, BOT]) {
        const sitting = tableOf(variant, others);
        const guests = GUESTS.slice(0, chairs.length);
        for (const guest of guests) expect(sitAnywhere(sitting, guest)).toBe('done');
        expect(chairsOf(sitting, guests)).toEqual(chairs);
        expect(sitAnywhere(sitting, 'Zoe')).toBe('table-full');
      }
    },
  );

  test('is tested in every game', () => {
    expect(VARIANTS).toHaveLength(6);
  });

  test.each(VARIANTS.filter((variant) => rulesFor(variant).columns === 2))(
    'plays with the host, wherever the host sits: %s',
    (variant) => {
      const { min } = VARIANT_FACTS[variant].players;
      for (let host = 0; host < min; host++) {
        const chairs = Array<Occupant>(min).fill(EMPTY).with(host, person('Host'));
        const sitting = Sitting.open(variant, { chairs });
        sitAnywhere(sitting, 'Ben');
        expect(partnersOf(host, sitting.table.rules)).toContain(chairsOf(sitting, ['Ben'])[0]);
      }
    },
  );

  test('takes an empty chair rather than a bot’s, even if the bot is the partner', () => {
    const sitting = Sitting.open('nanjing', { chairs: [person('Host'), EMPTY, BOT, BOT] });
    sitAnywhere(sitting, 'Ben');
    expect(chairsOf(sitting, ['Ben'])).toEqual([1]);
  });

  test('does not get the chair that someone else is going to take', () => {
    const rules = rulesFor('nanjing');
    const chairs = [person('Host'), BOT, BOT, BOT].map((occupant) => ({
      occupant,
      next: null as object | null,
    }));
    expect(chairForGuest(rules, chairs)).toBe(2);
    expect(chairForGuest(rules, chairs.with(2, { occupant: BOT, next: {} }))).toBe(1);
  });

  test('cannot change chairs in this way', () => {
    const sitting = tableOf('nanjing', EMPTY);
    sitAnywhere(sitting, 'Ben');
    expect(sitAnywhere(sitting, 'Ben')).toBe('seated-already');
    expect(chairsOf(sitting, ['Ben'])).toEqual([2]);
  });
});

describe('exchanging chairs before the match', () => {
  test('works with another person, a bot or an empty chair', () => {
    const sitting = Sitting.open('nanjing', { chairs: [person('Host'), BOT, person('Ben'), EMPTY] });
    const occupants = () =>
      sitting.table.chairs.map(({ occupant }) => (occupant.type === 'person' ? occupant.id : occupant.type));
    expect(sitting.command(0, 'Ben', { type: 'swap', chair: 1 })).toBe('done');
    expect(occupants()).toEqual(['Host', 'Ben', 'bot', 'nobody']);
    expect(sitting.command(0, 'Host', { type: 'swap', chair: 3 })).toBe('done');
    expect(occupants()).toEqual(['nobody', 'Ben', 'bot', 'Host']);
    expect(sitting.command(0, 'Host', { type: 'swap', chair: 1 })).toBe('done');
    expect(occupants()).toEqual(['nobody', 'Host', 'bot', 'Ben']);
    expect(sitting.command(0, 'Host', { type: 'swap', chair: 1 })).toBe('seated-already');
    expect(sitting.command(0, 'Zoe', { type: 'swap', chair: 0 })).toBe('not-seated');
    expect(sitting.command(0, 'Host', { type: 'swap', chair: 4 })).toBe('malformed');
  });

  test('does not change who is connected', () => {
    const sitting = Sitting.open('nanjing', { chairs: [person('Host'), BOT, person('Ben'), EMPTY] });
    sitting.give(1, { type: 'presence', who: 'Ben', present: false });
    sitting.command(2, 'Host', { type: 'swap', chair: 2 });
    expect(sitting.status?.chairs.map(({ present }) => present)).toEqual([false, true, true, true]);
  });

  test('is not possible once the match has begun', () => {
    const sitting = Sitting.open('nanjing', { chairs: [person('Host'), BOT, person('Ben'), EMPTY] });
    sitting.give(0, { type: 'begin' });
    expect(sitting.command(1, 'Host', { type: 'swap', chair: 1 })).toBe('started-already');
  });
});
