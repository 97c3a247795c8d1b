import { newMatch, type Position, rulesFor, shuffle, trusted, type Variant, xoshiro128 } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { loadNetworks } from '../node/networks.ts';
import { weightsFor } from '../src/index.ts';
import { LevelledPolicy, type Skill } from '../src/learned/levelled-policy.ts';
import { Net2Encoder } from '../src/learned/net-2-encoder.ts';
import { PartnerPolicy } from '../src/learned/partner-policy.ts';
import { Playout } from '../src/playout/playout.ts';
import type { Policy } from '../src/policy.ts';

const ROUNDS = 12;

function evaluatorFor(variant: Variant) {
  return loadNetworks().get(weightsFor('net-2', variant)!);
}

const options = { encoderFor: (rules: Parameters<typeof newMatch>[0]) => new Net2Encoder(rules) };

function levelled(variant: Variant, skill: Skill): Policy {
  return new LevelledPolicy('level', evaluatorFor(variant), skill, options);
}

/** Rounds in which the same policy plays every seat. */
function rounds(variant: Variant, policy: Policy): Position[] {
  const rules = rulesFor(variant);
  return Array.from({ length: ROUNDS }, (_, number) => {
    const random = xoshiro128(`${variant} ${number}`);
    const position = newMatch(rules, 0);
    trusted.deal(position, shuffle([...rules.pack], random));
    new Playout(rules, true).run(position, new Array(rules.seats).fill(policy), random);
    return position;
  });
}

const endings = (positions: readonly Position[]) =>
  positions.map(({ open }) => [...open.finished, ...open.totals]);

describe.each(['nanjing', 'tientsin', 'grandseigneur'] as const)('a level of %s', (variant) => {
  test('without errors or caution plays like the networks', () => {
    const best = new PartnerPolicy('best', evaluatorFor(variant), options);
    expect(endings(rounds(variant, levelled(variant, { error: 0, caution: 0 })))).toEqual(
      endings(rounds(variant, best)),
    );
  });

  test('with errors plays differently, and the same way from the same bits', () => {
    const once = endings(rounds(variant, levelled(variant, { error: 60, caution: 0 })));
    expect(endings(rounds(variant, levelled(variant, { error: 60, caution: 0 })))).toEqual(once);
    expect(once).not.toEqual(endings(rounds(variant, levelled(variant, { error: 0, caution: 0 }))));
  });

  test('that is infinitely cautious never calls', () => {
    const skill = { error: 60, caution: Number.POSITIVE_INFINITY };
    for (const { open } of rounds(variant, levelled(variant, skill))) {
      expect(open.calls.every((call) => call === null)).toBe(true);
    }
  });
});
