import { gzipSync } from 'node:zlib';
import { type OpenState, rulesFor, type Variant } from '@schupf/rules';
import { ALL_TABLES, walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { ANIMALS } from './animals.ts';
import { DRAWINGS } from './drawings.ts';
import { animalAt, animalOf, PERSONAS } from './personas.ts';

const MARKUP = JSON.stringify(DRAWINGS);

function firstRound(variant: Variant, players: number): OpenState {
  for (const { next } of walkMatch(rulesFor(variant, {}, players), 'portraits', 1)) {
    if (next.open.phase === 'play') return next.open;
  }
  throw new Error('the round never began');
}

test.each(ALL_TABLES)(
  'everyone at a table of %s with %i players has their own animal',
  (variant, players) => {
    const open = firstRound(variant, players);
    const animals = open.players.map((_, seat) => animalAt(open, seat));
    expect(new Set(animals).size).toBe(open.rules.seats);
  },
);

test('every bot has a name and an animal of its own', () => {
  expect(new Set(PERSONAS.map(({ name }) => name)).size).toBe(PERSONAS.length);
  expect(PERSONAS.map(({ animal }) => animal).toSorted()).toEqual(ANIMALS.toSorted());
});

test('players keep their animals when they change seats between rounds', () => {
  for (const { next } of walkMatch(rulesFor('grandseigneur', {}, 6), 'portraits move', 2)) {
    const { open } = next;
    for (const [seat, player] of open.players.entries()) expect(animalAt(open, seat)).toBe(animalOf(player));
  }
  expect(animalOf(0)).toBe('tiger');
});

test('every animal has a drawing of its own', () => {
  expect(Object.keys(DRAWINGS).toSorted()).toEqual(ANIMALS.toSorted());
  expect(new Set(Object.values(DRAWINGS).map(({ figure }) => figure)).size).toBe(ANIMALS.length);
});

test('the drawings are valid and small', () => {
  expect(MARKUP).not.toMatch(/NaN|undefined|Infinity|<filter|style=/);
  expect(MARKUP).not.toMatch(/\d\.\d{2}/);
  expect(gzipSync(MARKUP).length).toBeLessThan(5_600);
});
