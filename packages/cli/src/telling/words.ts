import { ACE, type Call, type OpenState, type Rank } from '@schupf/rules';
import { formatRank } from '@schupf/rules/notation';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function callName(call: Call): string {
  return call === 'tichu' ? 'Tichu' : 'Grand Tichu';
}

/** A place counted from 0. */
export function placeName(place: number): string {
  return PLACES[place] ?? `${place + 1}th`;
}

export function rankName(rank: number): string {
  return rank === 10 ? '10' : formatRank(rank as Rank);
}

export function count(number: number, thing: string): string {
  return `${number} ${number === 1 ? thing : `${thing}s`}`;
}

/** Whether tricks are worth anything in this game. */
export function hasCardPoints({ rules }: OpenState): boolean {
  return rules.teams !== 'none';
}

/** "a 7", "an 8": as the rank is spoken. */
export function aRank(rank: number): string {
  const vowel = rank === 8 || rank === ACE;
  return `${vowel ? 'an' : 'a'} ${rankName(rank)}`;
}
