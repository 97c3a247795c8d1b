import { rulesFor, type Variant } from '@schupf/rules';
import { type ChairStatus, type Occupant, partnersOf } from '@schupf/table';
import { expect, test } from 'vitest';
import { swapOffer } from './swap-offer.ts';

type Who = string | null;

const chairsWith = (people: readonly Who[]): ChairStatus[] =>
  people.map((id) => {
    const occupant: Occupant = id === null ? { type: 'nobody' } : { type: 'person', id, name: id };
    return { occupant, next: null, present: true, here: true, holidayUntil: null, bank: 0, holdsLeft: 0 };
  });

/** Swaps the chairs, as the table would. */
function follow(variant: Variant, people: readonly Who[]): readonly Who[] {
  const offer = swapOffer({ rules: rulesFor(variant), chairs: chairsWith(people), me: 'Ana' })!;
  const mine = people.indexOf('Ana');
  return people.with(mine, people[offer.chair]!).with(offer.chair, 'Ana');
}

function partnersAt(variant: Variant, people: readonly Who[]): Who[] {
  return partnersOf(people.indexOf('Ana'), rulesFor(variant)).map((chair) => people[chair]!);
}

test.each([
  ['nanjing', ['Ana', null, 'Ben', null]],
  ['nanjing', [null, null, 'Ben', 'Ana']],
  ['tientsin', ['Ana', null, null, 'Ben', null, null]],
  ['tientsin', [null, 'Ana', null, 'Ben', null, null]],
] as const)('with one other person, one tap changes sides: %s %j', (variant, people) => {
  const arePartners = partnersAt(variant, people).includes('Ben');
  const offer = swapOffer({ rules: rulesFor(variant), chairs: chairsWith(people), me: 'Ana' });
  expect(offer).toMatchObject({ type: arePartners ? 'against' : 'with', name: 'Ben' });
  const after = follow(variant, people);
  expect(partnersAt(variant, after).includes('Ben')).toBe(!arePartners);
  expect(partnersAt(variant, follow(variant, after)).includes('Ben')).toBe(arePartners);
});

test('with three others, each tap gives another partner, until everyone has been one', () => {
  let people: readonly Who[] = ['Ana', 'Ben', 'Cleo', 'Dan'];
  const partners = [0, 1, 2].map(() => {
    people = follow('nanjing', people);
    return partnersAt('nanjing', people)[0];
  });
  expect(partners.toSorted()).toEqual(['Ben', 'Cleo', 'Dan']);
});

test('offers nothing without a seat, without another person, or in games where sides change', () => {
  const offer = (variant: Variant, people: readonly Who[], me = 'Ana') =>
    swapOffer({ rules: rulesFor(variant), chairs: chairsWith(people), me });
  expect(offer('nanjing', ['Ana', null, 'Ben', null], 'Zoe')).toBeNull();
  expect(offer('nanjing', ['Ana', null, null, null])).toBeNull();
  expect(offer('trichu', ['Ana', 'Ben', null])).toBeNull();
});
