import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { roundsOfRecord } from '../sheet/model/rounds-of-record.ts';
import { callsBy } from './own-calls.ts';

const GAMES = new URL('../../../../games/', import.meta.url);

test('the calls of every player are those that the rounds were scored with', () => {
  let counted = 0;
  for (const file of readdirSync(GAMES).filter((name) => name.endsWith('.schupf'))) {
    const text = readFileSync(new URL(file, GAMES), 'utf8');
    const answer = parseRecord(text);
    if (!answer.ok) throw new Error(answer.problem);
    const scored = roundsOfRecord(text).flatMap(({ players, result }) =>
      result!.calls.map(({ seat, points }) => ({ player: players[seat]!, isMade: points > 0 })),
    );
    for (let player = 0; player < 12; player++) {
      const own = scored.filter((call) => call.player === player);
      const made = own.filter(({ isMade }) => isMade).length;
      expect(callsBy(player, answer.record), `${file}, player ${player}`).toEqual({ made, all: own.length });
    }
    counted += scored.length;
  }
  expect(counted).toBeGreaterThan(20);
});
