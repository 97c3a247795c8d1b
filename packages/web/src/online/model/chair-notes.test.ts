import type { Occupant } from '@schupf/table';
import { expect, test } from 'vitest';
import { notesOn } from './chair-notes.ts';

const PERSON: Occupant = { type: 'person', id: 'ana', name: 'Ana' };
const CHAIR = { side: 'them', isMine: false, isHosts: false } as const;

test('everyone is told before the match that the host runs an external bot', () => {
  const ours: Occupant = { type: 'bot', name: 'expert-1', outside: false };
  const external: Occupant = { type: 'bot', name: 'Spy', outside: true };
  expect(notesOn(CHAIR, { occupant: ours, present: true })).toEqual(['opponent']);
  expect(notesOn(CHAIR, { occupant: external, present: true })).toEqual(['opponent', 'hostsBot']);
});

test('says who is partner, opponent or host, and who is away', () => {
  const mine = { side: 'us', isMine: true, isHosts: true } as const;
  expect(notesOn(mine, { occupant: PERSON, present: true })).toEqual(['you']);
  const host = { side: 'us', isMine: false, isHosts: true } as const;
  expect(notesOn(host, { occupant: PERSON, present: false })).toEqual(['partner', 'host', 'absent']);
  expect(notesOn({ ...CHAIR, side: 'alone' }, { occupant: PERSON, present: true })).toEqual([]);
});
