import { Recorder } from '@schupf/rules/notation';
import { mustBeSame, UnattendedTable } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { type Input, MatchRecorder } from '../src/index.ts';
import { BOT } from './support.ts';

test('records every round of a match, although finished rounds are kept as text', () => {
  const unattended = new UnattendedTable(
    {
      rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 4 } },
      speed: 'normal',
      chairs: [BOT, BOT, BOT, BOT],
      pace: 'recorder',
    },
    'recorder',
  );
  unattended.give({ type: 'begin' });
  expect(unattended.runToEnd()).toBe(true);
  const { rows, steps } = unattended.ledger;
  const recorder = new MatchRecorder({ times: false });
  const plain = new Recorder();
  for (const [index, { entry }] of rows.entries()) {
    const step = steps[index]!;
    if (entry.type === 'opened') continue;
    recorder.watch(entry as Input, step);
    for (const effect of step.effects) {
      if (effect.type !== 'did') continue;
      const { before, action, after } = effect;
      const seed = entry.type === 'shuffled' ? entry.seed! : '';
      if (action.type !== 'deal') plain.act(before, action, after);
      else plain.deal(before, action.pack, after, [{ name: 'seed', value: seed }]);
    }
    if (step.table.stage !== 'playing' || step.table.position.open.phase !== 'round-over') continue;
    mustBeSame(recorder.recordOf(step.table)!.rounds, plain.rounds, `the record after row ${index}`);
  }
  mustBeSame(recorder.finished[0]!.rounds, plain.rounds, 'the record of the match');
  expect(recorder.save().rounds).toEqual(
    Array.from({ length: 3 }, (_, round) => expect.stringContaining(`\nround ${round + 1}\n`)),
  );
});
