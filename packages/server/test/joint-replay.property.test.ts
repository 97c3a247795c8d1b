import { loneRound, pastRounds, playMove, positionAfter, simulatedMoments, whatIfFrom } from '@schupf/replay';
import { rulesFor, VARIANTS } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { recordOf, runs, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JointReplay, type MemberCommand } from '../src/joint-replays/joint-replay.ts';
import { ReplayedMatch } from '../src/joint-replays/replayed-match.ts';

const PEOPLE = ['ann', 'ben', 'cid'];
const CONNECTIONS = PEOPLE.flatMap((person) => [`${person} 1`, `${person} 2`]);

const view = fc.record({ front: fc.nat(4), all: fc.boolean() });
/** Small numbers, so that many commands are accepted. */
const number = fc.oneof(fc.nat(8), fc.nat(120));
const action = fc.oneof(
  fc.record({ type: fc.constantFrom('pass', 'gather', 'take'), seat: fc.nat(4) }),
  fc.record({ type: fc.constant('play'), seat: fc.nat(4), cards: fc.array(fc.nat(60), { maxLength: 3 }) }),
  fc.record({ type: fc.constant('call'), seat: fc.nat(4), call: fc.constant('tichu') }),
);
const command: fc.Arbitrary<MemberCommand> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), round: fc.nat(3), moment: number, view }),
  fc.record({ type: fc.constant('step' as const), moment: fc.nat(8), view }),
  fc.constantFrom<MemberCommand>({ type: 'what-if' }, { type: 'undo' }, { type: 'lead' }),
  fc.record({ type: fc.constant('play' as const), action }),
  fc.record({ type: fc.constant('hand-over' as const), to: fc.constantFrom(...PEOPLE, 'dan') }),
  fc.record({
    type: fc.constant('point' as const),
    at: fc.record({ type: fc.constant('seat' as const), seat: fc.nat(11) }),
  }),
);
const step = fc.tuple(
  fc.constantFrom(...CONNECTIONS),
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ type: fc.constant('join' as const), lead: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ type: 'leave' as const }) },
    { weight: 20, arbitrary: command },
  ),
);

test.each(VARIANTS)('whatever people do, everyone can show what the leader of %s shows', (variant) => {
  const rules = rulesFor(variant, { matchEnd: 'rounds', rounds: 3 });
  const record = recordOf(rules, walkMatch(rules, `together ${variant}`));
  const text = formatRecord(record);
  const rounds = pastRounds(record);
  const property = fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const replay = new JointReplay(ReplayedMatch.read(text)!);
    // Otherwise most of the steps would be refused.
    join('ann 1', true);
    replay.command('ann 1', {
      type: 'show',
      round: 1,
      moment: rounds[0]!.moments.findIndex(({ leads }) => leads),
      view: { front: 0, all: true },
    });
    replay.command('ann 1', { type: 'what-if' });
    for (const [connection, what] of steps) {
      if (what.type === 'join') join(connection, what.lead);
      else if (what.type === 'leave') replay.leave(connection);
      else if (replay.member(connection) !== null) {
        const before = JSON.stringify([replay.shown, replay.attendance]);
        const problem = replay.command(connection, what);
        if (problem !== null) expect(JSON.stringify([replay.shown, replay.attendance])).toBe(before);
      }
      checkLeader();
      checkShown();
    }

    function join(connection: string, lead: boolean): void {
      const id = connection.split(' ')[0]!;
      replay.join(connection, { person: { id, name: id }, mayLead: id !== 'cid' }, lead);
    }

    function checkLeader(): void {
      const { leader, people } = replay.attendance;
      if (leader !== null) expect(people.map(({ id }) => id)).toContain(leader);
      expect(people.map(({ id }) => id)).not.toContain('cid');
    }

    function checkShown(): void {
      const { shown } = replay;
      if (shown === null) return;
      const moment = rounds.find((round) => round.number === shown.round)!.moments[shown.moment]!;
      expect(shown.view.front).toBeLessThan(rules.players);
      if (shown.line === null) return;
      let line = whatIfFrom(positionAfter(loneRound(record, shown.round)!, moment.move));
      for (const move of shown.line.moves) {
        const answer = playMove(line, move);
        if (!answer.ok) throw new Error(answer.refusal.code);
        line = answer.line;
      }
      expect(shown.line.moment).toBeLessThan(simulatedMoments(line.start, line.actions).length);
    }
  });
  fc.assert(property, runs(30));
});
