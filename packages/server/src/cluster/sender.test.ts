import { expect, test } from 'vitest';
import type { Answer, ClusterLink } from './link.ts';
import { Sender, type TableMessage } from './sender.ts';

const MESSAGE: TableMessage = {
  table: 'abc',
  message: { type: 'detach', connection: 'one.1', returns: false },
};

/** Sends a message to a process that gives these answers, and returns how often it was asked and what was lost. */
async function send(answers: readonly Answer['type'][], isHeard: boolean) {
  const left = [...answers];
  let requests = 0;
  const settled = Promise.withResolvers<readonly TableMessage[]>();
  const link: Pick<ClusterLink, 'request'> = {
    async request() {
      requests++;
      const type = left.shift() ?? 'timeout';
      if (type !== 'answered') return { type };
      settled.resolve([]);
      return { type, value: { refused: [] } };
    },
  };
  const sender = new Sender('two', {
    link: link as ClusterLink,
    self: 'one',
    isHeard: () => isHeard,
    onRefused: () => {},
    onSilent: settled.resolve,
  });
  sender.send(MESSAGE);
  return { lost: await settled.promise, requests };
}

test('a process without beats that does not answer three times is given up', async () => {
  expect(await send(['timeout', 'timeout', 'timeout', 'answered'], false)).toEqual({
    lost: [MESSAGE],
    requests: 3,
  });
});

test('a busy process keeps its tables: as long as its beats arrive, it is asked again', async () => {
  expect(await send(['timeout', 'timeout', 'timeout', 'answered'], true)).toEqual({ lost: [], requests: 4 });
});

test('a process whose beats arrive but that never answers is given up in the end', async () => {
  expect(await send([], true)).toEqual({ lost: [MESSAGE], requests: 20 });
});

test('a process that no longer listens is given up at once', async () => {
  expect(await send(['nobody'], true)).toEqual({ lost: [MESSAGE], requests: 1 });
});
